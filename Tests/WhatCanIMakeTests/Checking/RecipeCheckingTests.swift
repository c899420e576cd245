import TestSupport
import Testing
import WhatCanIMake

@Suite("Checking recipe files")
struct RecipeCheckingTests {
  let world: TinyWorld

  init() throws {
    world = try TinyWorld()
    try world.write(
      """
      kind\tunit\tleast\tmost
      cocktail\tml\t1\t300
      cocktail\tnone\t1/4\t4
      """,
      to: "data/lexicon/bounds.tsv"
    )
    try world.write(
      """
      field\tkind\tvalues
      category\tcocktail\tSour; Highball
      glass\tcocktail\tCoupe; Highball
      method\tcocktail\tbuilt; shaken
      category\tmeal\tMain
      cuisine\tmeal\tItalian
      """,
      to: "data/recipes/fields.tsv"
    )
  }

  /// What is wrong with one recipe, by the rules of people's own files.
  private func reasons(
    _ text: String,
    rules: RecipeChecking.Rules = .ownRecipes
  ) throws -> [RecipeFault.Reason] {
    let path = try world.write(text, to: "mine/drink.cook")
    let report = try RecipeChecking(world.places, rules: rules).report(on: [path])
    #expect(report.faults.allSatisfy { $0.file == path })
    return report.faults.map(\.reason)
  }

  static let gimlet = """
    ---
    title: Gimlet
    kind: cocktail
    category: Sour
    glass: Coupe
    method: shaken
    tags: [gin]
    servings: 1
    time: 5 minutes
    summary: Sharp and short.
    ---

    Shake @gin{60%ml} with @lime juice{20%ml}.
    """

  @Test("a whole recipe has nothing to mend, by either rules")
  func whole() throws {
    #expect(try reasons(Self.gimlet) == [])
    #expect(try reasons(Self.gimlet, rules: .collection) == [])
  }

  @Test("a name that the lexicon lacks is named, with what may be meant")
  func unknownIngredient() throws {
    let text = Self.gimlet.replacing("@gin{60%ml}", with: "@ginn{60%ml}")

    #expect(try reasons(text) == [.unknownIngredient("ginn", like: ["gin"])])
  }

  @Test("what a dish yields is an ingredient of the lexicon, and nothing that it needs")
  func yields() throws {
    func text(_ value: String) -> String {
      Self.gimlet.replacing("servings: 1", with: "yields: \(value)\nservings: 1")
    }
    #expect(try reasons(text("simple syrup 100 ml")) == [])
    #expect(try reasons(text("rumm")) == [.unknownIngredient("rumm", like: ["rum"])])
    #expect(try reasons(text("gin 60 ml")) == [.yieldsItsOwnNeed("gin")])
    let path = try world.write(text("gin"), to: "mine/drink.cook")
    let report = try RecipeChecking(world.places).report(on: [path])
    #expect(report.faults.map(\.line) == [8])
    let words = report.faults.first?.description ?? ""
    #expect(words.hasPrefix("\(path):8: the recipe yields 'gin'"))
  }

  @Test("each side of an alternative must be known")
  func unknownAlternative() throws {
    let text = Self.gimlet.replacing("@gin{60%ml}", with: "@gin or zzz{60%ml}")

    #expect(try reasons(text) == [.unknownAlternative(line: "gin or zzz")])
  }

  @Test("a unit that no table has is named")
  func unknownUnit() throws {
    let text = Self.gimlet.replacing("{20%ml}", with: "{20%thimble}")

    #expect(try reasons(text) == [.unknownUnit("thimble", of: "lime juice")])
  }

  @Test(
    "an amount outside its unit's bounds is a slip; the bounds themselves are not",
    arguments: [
      ("0.5%ml", .tooLittle("0.5 ml", of: "gin", least: "1 ml")), ("1%ml", nil), ("300%ml", nil),
      ("301%ml", .tooMuch("301 ml", of: "gin", most: "300 ml")),
      ("6", .tooMuch("6", of: "gin", most: "4")), ("1/4", nil), ("5000%slice", nil),
    ] as [(String, RecipeFault.Reason?)]
  )
  func amounts(amount: String, expected: RecipeFault.Reason?) throws {
    let text = Self.gimlet.replacing("{60%ml}", with: "{\(amount)}")

    #expect(try reasons(text) == [expected].compactMap(\.self))
  }

  @Test("the most is for one serving")
  func servings() throws {
    let punch = Self.gimlet.replacing("{60%ml}", with: "{600%ml}")
    let many = punch.replacing("servings: 1", with: "servings: 2")

    #expect(try reasons(punch) == [.tooMuch("600 ml", of: "gin", most: "300 ml")])
    #expect(try reasons(many) == [])
  }

  @Test("servings and time must be said, and something must be required")
  func missing() throws {
    let text = Self.gimlet.replacing("servings: 1\n", with: "").replacing(
      "time: 5 minutes\n",
      with: ""
    )
    let garnish = text.replacing("{60%ml}", with: "{60%ml}(optional)")
      .replacing("{20%ml}", with: "{20%ml}(optional)")

    #expect(try reasons(text) == [.missing("servings"), .missing("time")])
    #expect(try reasons(garnish) == [.nothingRequired, .missing("servings"), .missing("time")])
  }

  @Test("a swap must be for what a line asks for, and of known names")
  func swaps() throws {
    let swaps = "swaps:\n  - for: rum\n    use: tonic\n  - for: gin\n    use: zzz\n---\n\n"
    let text = Self.gimlet.replacing("---\n\n", with: swaps)

    #expect(try reasons(text) == [.swapUnasked("rum"), .unknownIngredient("zzz", like: [])])
  }

  @Test("the collection asks for every field, with a value in use, and for an amount of each line")
  func card() throws {
    let text = Self.gimlet.replacing("glass: Coupe\n", with: "cuisine: Italian\n")
      .replacing("method: shaken", with: "method: wobbled")
      .replacing("summary: Sharp and short.\n", with: "")
      .replacing("{20%ml}", with: "{}")

    #expect(
      try reasons(text, rules: .collection) == [
        .noAmount(of: "lime juice"), .missing("summary"), .misplaced(field: "cuisine"),
        .missing("glass"),
        .unusual(field: "method", value: "wobbled", allowed: ["built", "shaken"]),
      ]
    )
    #expect(try reasons(text) == [])
  }

  @Test("a tag that names a diet must be true")
  func tags() throws {
    let text = Self.gimlet.replacing("[gin]", with: "[vegan, alcohol-free]")

    #expect(
      try reasons(text, rules: .collection) == [.untrueTag("alcohol-free", because: "gin")]
    )
  }

  @Test("of two files with one name, one title or one set of needs, the second is named")
  func repetitions() throws {
    let first = try world.write(Self.gimlet, to: "mine/a/gimlet.cook")
    let again = try world.write(Self.gimlet, to: "mine/b/gimlet.cook")
    let kin = try world.write(
      Self.gimlet.replacing("title: Gimlet", with: "title: Sharp One"),
      to: "mine/b/sharp.cook"
    )
    let folder = "\(world.folder.path)/mine"

    let own = try RecipeChecking(world.places).report(on: [folder])
    let collection = try RecipeChecking(world.places, rules: .collection).report(on: [folder])

    #expect(own.recipes == 3)
    #expect(
      own.faults == [
        RecipeFault(.sameID(as: first), file: again),
        RecipeFault(.sameName(as: first), file: again),
      ]
    )
    #expect(
      collection.faults == own.faults + [
        RecipeFault(.sameIngredients(as: first), file: again),
        RecipeFault(.sameIngredients(as: first), file: kin),
      ]
    )
  }

  @Test("a file that is no recipe is a fault, and one that is not there an error")
  func unreadable() throws {
    let empty = try world.write("", to: "mine/empty.cook")
    let checking = try RecipeChecking(world.places)

    #expect(try checking.report(on: [empty]).faults.map(\.description).count == 1)
    #expect(throws: KitchenError.self) { try checking.report(on: ["\(empty).not"]) }
  }
}
