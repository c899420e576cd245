import TestSupport
import Testing

@testable import RecipeLexicon

@Suite("Finding what leads back to itself")
struct FirstCycleTests {
  @Test(
    "the cycle met first from the lowest node is given, in order",
    arguments: [
      ([], nil), ([[]], nil), ([[0]], [0]), ([[1], [0]], [0, 1]), ([[1], [2], [1]], [1, 2]),
      ([[1, 2], [3], [3], []], nil), ([[1], [], [3], [4], [2]], [2, 3, 4]),
      ([[2, 1], [0], [1]], [0, 2, 1]),
    ] as [([[UInt32]], [Int]?)]
  )
  func cycle(lists: [[UInt32]], expected: [Int]?) {
    #expect(firstCycle(in: Adjacency(lists)) == expected)
  }

  @Test(
    "there is one exactly when nodes without edges, taken away again and again, leave some",
    arguments: SeededGenerator.seeds(60)
  )
  func peeling(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let count = Int.random(in: 1...8, using: &random)
    let lists = (0..<count).map { _ in
      (0..<UInt32(count)).filter { _ in Int.random(in: 0..<6, using: &random) == 0 }
    }
    var left = Set(0..<count)
    while let free = left.sorted().first(where: { lists[$0].allSatisfy { !left.contains(Int($0)) } }
    ) {
      left.remove(free)
    }

    let cycle = firstCycle(in: Adjacency(lists))

    #expect((cycle == nil) == left.isEmpty, "\(lists)")
    guard let cycle else { return }
    for (node, next) in zip(cycle, cycle.dropFirst() + cycle.prefix(1)) {
      #expect(lists[node].contains(UInt32(next)), "\(cycle) in \(lists)")
    }
    #expect(Set(cycle).count == cycle.count)
  }

  @Test("a chain of 100,000 steps is followed without recursion", .timeLimit(.minutes(1)))
  func long() {
    let chain = (1...100_000).map { [UInt32($0)] } + [[]]

    #expect(firstCycle(in: Adjacency(chain)) == nil)
    #expect(firstCycle(in: Adjacency(chain.dropLast() + [[99_999]])) == [99_999, 100_000])
  }
}
