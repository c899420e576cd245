import RecipeLexicon
import RecipeModel
import TestSupport
import Testing

@Suite("Words for what ingredients taste of")
struct FlavourTableTests {
  static let rows = """
    bar bitters|bitters||-
    citrus|||class
    lemon||citrus|-
    lime||citrus|-
    key lime||lime|-
    orange||citrus|-
    sugar|||-
    """

  @Test("a flavour is carried by what its row names, kinds included, and not by what it leaves out")
  func carriers() throws {
    let lexicon = try SmallLexicon.make(
      Self.rows,
      flavours: "zesty||citrus\nsour||-orange; citrus; sugar\nsweet||sugar; key lime; sugar"
    )

    #expect(lexicon.flavours.names.strings == ["sour", "sweet", "zesty"])
    #expect(
      lexicon.carriers() == [
        ["citrus", "key lime", "lemon", "lime", "sugar"],
        ["key lime", "sugar"],
        ["citrus", "key lime", "lemon", "lime", "orange"],
      ]
    )
  }

  @Test("leaving out an ingredient leaves out its kinds")
  func kindsLeftOut() throws {
    let lexicon = try SmallLexicon.make(Self.rows, flavours: "sour||citrus; -lime")

    #expect(lexicon.carriers() == [["citrus", "lemon", "orange"]])
  }

  @Test("names and aliases are found without regard to case, accents and plural, and only whole")
  func names() throws {
    let lexicon = try SmallLexicon.make(
      Self.rows,
      flavours: "sour|Tart; brûlé|lime\nzesty|citrus; zest-like|citrus\nbitter||bar bitters"
    )
    let flavours = lexicon.flavours
    func names(_ words: [String]) -> [String?] {
      words.map { flavours.flavour(named: $0).map { flavours.names[$0] } }
    }

    #expect(names(["SOUR", "tart", "Brule"]) == ["sour", "sour", "sour"])
    #expect(names(["citrus", "Zest like", "zestlike"]) == ["zesty", "zesty", nil])
    #expect(names(["bitter", "bitters", "bar bitters"]) == ["bitter", "bitter", nil])
    #expect(names(["", "lime", "very sour", "sou"]) == [nil, nil, nil, nil])
  }

  @Test("a lexicon read without flavours has none")
  func absent() throws {
    let files = LexiconFiles(ingredients: SmallLexicon.files(Self.rows).ingredients)
    let lexicon = try IngredientLexicon(files: files)

    #expect(lexicon.flavours == FlavourTable())
    #expect(lexicon.flavours.count == 0)
    #expect(lexicon.flavours.flavour(named: "sour") == nil)
    #expect(lexicon.flavours.flavours(of: IngredientID(0)) == [])
  }

  @Test(
    "an ingredient has the flavours whose lists hold it, lowest first",
    arguments: SeededGenerator.seeds(40)
  )
  func flavoursOfIngredient(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let ingredients = Int.random(in: 1...12, using: &random)
    let lists = (0..<Int.random(in: 0...6, using: &random)).map { _ in
      let some = (0..<ingredients).filter { _ in Bool.random(using: &random) }
      return (some.isEmpty ? [0] : some).map { UInt32($0) }
    }
    let names = lists.indices.map { "flavour \($0)" }

    let table = try #require(Self.table(names, lists, ingredientCount: ingredients))

    for ingredient in 0..<ingredients + 2 {
      let expected = lists.indices.filter { lists[$0].contains(UInt32(ingredient)) }
      #expect(table.flavours(of: IngredientID(ingredient)) == expected)
    }
  }

  @Test("a table comes back from its columns")
  func columns() throws {
    let flavours = try SmallLexicon.make(Self.rows, flavours: "sour|tart|lime\nsweet||sugar")
      .flavours

    let copy = FlavourTable(
      names: flavours.names,
      ingredients: flavours.ingredients,
      spellings: flavours.spellings,
      ingredientCount: 7
    )

    #expect(copy == flavours)
    #expect(Self.table([], [], ingredientCount: 0) == FlavourTable())
  }

  @Test(
    "columns that do not fit each other are refused",
    arguments: [
      (["a"], [], []), ([], [[0]], []), (["a"], [[0]], [1]), (["a"], [[]], [0]),
      (["a"], [[3]], [0]), (["a"], [[0, 0]], [0]), (["a"], [[1, 0]], [0]),
      (["a", "b"], [[0], [2, 1]], [0, 1]), (["a", "b"], [[0], [1, 3]], [0, 1]),
    ] as [([String], [[UInt32]], [UInt32])]
  )
  func misfits(names: [String], lists: [[UInt32]], values: [UInt32]) {
    #expect(Self.table(names, lists, values: values, ingredientCount: 3) == nil)
  }

  private static func table(
    _ names: [String],
    _ lists: [[UInt32]],
    values: [UInt32]? = nil,
    ingredientCount: Int
  ) -> FlavourTable? {
    let values = values ?? names.indices.map { UInt32($0) }
    return FlavourTable(
      names: StringTable(names),
      ingredients: Adjacency(lists),
      spellings: NameTable(values.enumerated().map { ("word \($0)", $1) }),
      ingredientCount: ingredientCount
    )
  }
}

extension IngredientLexicon {
  /// For each flavour, the names of what carries it.
  fileprivate func carriers() -> [[String]] {
    (0..<flavours.count).map { flavours.ingredients[$0].map { ingredients[Int($0)] } }
  }
}
