import TestSupport
import Testing

@testable import RecipeLexicon

@Suite("What an ingredient inherits")
struct InheritanceTests {
  @Test(
    "values and flags are those of a walk upwards, in any hierarchy",
    arguments: SeededGenerator.seeds(60, full: 600)
  )
  func twin(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let taxonomy = Self.taxonomy(using: &random)
    let own = (0..<taxonomy.count).map { _ in
      Int.random(in: 0...3, using: &random) == 0 ? UInt32.random(in: 0...5, using: &random) : nil
    }
    let naive = NaiveInheritance(taxonomy: taxonomy)

    #expect(
      taxonomy.inherited(own)
        == (0..<taxonomy.count).map { naive.value(of: $0, own: own) }
    )
    #expect(
      taxonomy.carrying(.alcohol)
        == (0..<taxonomy.count).map { naive.carries(.alcohol, $0) }
    )
  }

  /// Up to 14 ingredients, each above and containing earlier ones only, in a shuffled order.
  private static func taxonomy(using random: inout SeededGenerator) -> Taxonomy {
    let count = Int.random(in: 1...14, using: &random)
    let order = (0..<count).shuffled(using: &random)
    func edges(using random: inout SeededGenerator) -> Adjacency {
      var lists = [[UInt32]](repeating: [], count: count)
      for place in order.indices {
        let some = order[..<place].filter { _ in Int.random(in: 0...5, using: &random) == 0 }
        lists[order[place]] = some.sorted().map { UInt32($0) }
      }
      return Adjacency(lists)
    }
    let none = Adjacency([[UInt32]](repeating: [], count: count))
    return Taxonomy(
      parents: edges(using: &random),
      groups: edges(using: &random),
      routeInputs: Adjacency([]),
      routeProducts: [],
      contents: edges(using: &random),
      swaps: none,
      swapSubstitutes: [],
      swapNotes: StringTable([]),
      isClass: Array(repeating: false, count: count),
      isStaple: Array(repeating: false, count: count),
      flags: (0..<count).map { _ in
        Int.random(in: 0...5, using: &random) == 0 ? [.alcohol, .nut] : .nut
      },
      possibleFlags: Array(repeating: .alcohol, count: count)
    )
  }
}
