import RecipeLexicon
import RecipeModel
import TestSupport
import Testing

@Suite("What is a kind of what")
struct TaxonomyTests {
  /// `e` is a `c` and a `d`, which both are a `b`, which is an `a`; `e` is also directly an `a`.
  static func diamond() throws -> IngredientLexicon {
    try SmallLexicon.make("a|||-\nb||a|-\nc||b|-\nd||b|-\ne||d; c; a|-\nf|||-")
  }

  @Test(
    "those above are listed nearest first, each once, by name among equals",
    arguments: [
      ("a", []), ("b", ["a"]), ("c", ["b", "a"]), ("e", ["a", "c", "d", "b"]), ("f", []),
    ]
  )
  func ancestors(name: String, expected: [String]) throws {
    let lexicon = try Self.diamond()
    let ingredient = try #require(lexicon.ingredient(named: name))

    let found = lexicon.taxonomy.ancestors(of: ingredient.rawValue)

    #expect(found.map { lexicon.ingredients[$0] } == expected)
  }

  @Test(
    "those below are listed nearest first, each once, by name among equals",
    arguments: [
      ("a", ["b", "e", "c", "d"]), ("b", ["c", "d", "e"]), ("c", ["e"]), ("e", []), ("f", []),
    ]
  )
  func descendants(name: String, expected: [String]) throws {
    let lexicon = try Self.diamond()
    let ingredient = try #require(lexicon.ingredient(named: name))

    let found = lexicon.taxonomy.descendants(of: ingredient.rawValue)

    #expect(found.map { lexicon.ingredients[$0] } == expected)
  }

  @Test(
    "on any hierarchy the closure is what repeated steps reach",
    arguments: SeededGenerator.seeds(30)
  )
  func closure(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let count = Int.random(in: 1...10, using: &random)
    let parents = (0..<count).map { child in
      (0..<child).filter { _ in Int.random(in: 0..<3, using: &random) == 0 }
    }
    let taxonomy = Self.taxonomy(parents: parents)

    func depth(of child: Int, below parent: Int) -> Int? {
      parents[child].compactMap { $0 == parent ? 1 : depth(of: $0, below: parent).map { $0 + 1 } }
        .min()
    }
    func nearestFirst(_ depthOf: (Int) -> Int?) -> [Int] {
      let found = (0..<count).compactMap { node in depthOf(node).map { ($0, node) } }
      return found.sorted { $0 < $1 }.map(\.1)
    }
    for node in 0..<count {
      let above = nearestFirst { depth(of: node, below: $0) }
      let below = nearestFirst { depth(of: $0, below: node) }
      #expect(taxonomy.ancestors(of: node) == above, "\(node) in \(parents)")
      #expect(taxonomy.descendants(of: node) == below, "\(node) in \(parents)")
    }
  }

  @Test("routes, contents, containers and swaps are kept as the files relate them")
  func relations() throws {
    let lexicon = try SmallLexicon.make(
      "syrup|||-\nsugar|||-\nwater|||staple\nlemonade|||-\nhoney|||-",
      made: "syrup|water + sugar + water|dissolve\nsyrup|honey|thin",
      contains: "lemonade|sugar; water; sugar\nlemonade|honey",
      swaps: "sugar|honey|3:4|runny\nsugar|syrup||sweet\nhoney|syrup|1:1|"
    )
    let taxonomy = lexicon.taxonomy
    func names(_ positions: some Sequence<UInt32>) -> [String] {
      positions.map { lexicon.ingredients[Int($0)] }
    }

    #expect(lexicon.ingredients.strings == ["honey", "lemonade", "sugar", "syrup", "water"])
    #expect(names(taxonomy.routeProducts) == ["syrup", "syrup"])
    #expect((0..<2).map { names(taxonomy.routeInputs[$0]) } == [["sugar", "water"], ["honey"]])
    #expect(Array(taxonomy.routesFrom[4]) == [0])
    #expect(names(taxonomy.contents[1]) == ["honey", "sugar", "water"])
    #expect(names(taxonomy.containers[2]) == ["lemonade"])
    let swaps = (0..<5).map { node in
      taxonomy.swaps[node].map { swap in
        [names([taxonomy.swapSubstitutes[Int(swap)]])[0], taxonomy.swapNotes[Int(swap)]]
      }
    }
    #expect(
      swaps == [[["syrup", "1:1"]], [], [["honey", "3:4; runny"], ["syrup", "sweet"]], [], []]
    )
    #expect(lexicon.defaultStaples.map(\.rawValue) == [4])
  }

  private static func taxonomy(parents: [[Int]]) -> Taxonomy {
    let none = Adjacency([[UInt32]](repeating: [], count: parents.count))
    return Taxonomy(
      parents: Adjacency(parents.map { $0.map { UInt32($0) } }),
      groups: Adjacency(parents.map { _ in [] }),
      routeInputs: Adjacency([]),
      routeProducts: [],
      contents: none,
      swaps: none,
      swapSubstitutes: [],
      swapNotes: StringTable([]),
      isClass: parents.map { _ in false },
      isStaple: parents.map { _ in false },
      flags: parents.map { _ in [] },
      possibleFlags: parents.map { _ in [] }
    )
  }
}
