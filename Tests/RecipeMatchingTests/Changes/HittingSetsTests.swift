import TestSupport
import Testing

@testable import RecipeMatching

@Suite("The smallest sets that have one of each list")
struct HittingSetsTests {
  @Test("they are those that joining the lists one by one gives")
  func joined() {
    for seed in SeededGenerator.seeds(400, full: 20_000) {
      var generator = SeededGenerator(seed: seed)
      let size = Int.random(in: 1...4, using: &generator)
      let lists = (0..<Int.random(in: 0...5, using: &generator)).map { _ in
        Set(
          (0..<Int.random(in: 0...4, using: &generator)).map { _ in
            Int.random(in: 0..<8, using: &generator)
          }
        )
      }
      let setSystems = lists.map { PurchaseSets($0.sorted().map { [$0] }) }
      let joined = setSystems.reduce(PurchaseSets.free) { $0.both($1, limit: size) }
      let hits = HittingSets(
        lists.map { $0.sorted().shuffled(using: &generator) },
        size: size,
        limit: 1_000
      )
      #expect(hits.sets == joined.sets && !hits.isCut, "seed \(seed)")
      guard joined.sets.count > 1 else { continue }
      let cut = HittingSets(lists.map { $0.sorted() }, size: size, limit: joined.sets.count - 1)
      #expect(cut.isCut && cut.sets.count == joined.sets.count - 1, "seed \(seed)")
      #expect(Set(cut.sets).isSubset(of: joined.sets), "seed \(seed)")
    }
  }
}
