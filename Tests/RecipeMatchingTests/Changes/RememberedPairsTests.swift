import Synchronization
import TestSupport
import Testing

@testable import RecipeMatching

@Suite("Pairs that are remembered")
struct RememberedPairsTests {
  @Test("a relation stays what it is, whatever was asked before, and is seldom found out twice")
  func remembered() {
    let asked = Mutex(0)
    let pairs = RememberedPairs(count: 1_000) { left, right in
      asked.withLock { $0 += 1 }
      return (left &* 31 &+ right) % 7 == 0
    }
    var generator = SeededGenerator(seed: 1)
    let some = (0..<2_000).map { _ in
      [Int.random(in: 0..<1_000, using: &generator), Int.random(in: 0..<1_000, using: &generator)]
    }
    for _ in 0..<10 {
      for pair in some {
        #expect(pairs.contains(pair[0], pair[1]) == ((pair[0] &* 31 &+ pair[1]) % 7 == 0))
      }
    }
    #expect(asked.withLock(\.self) < 3 * some.count)
  }
}
