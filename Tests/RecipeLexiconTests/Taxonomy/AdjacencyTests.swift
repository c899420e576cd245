import RecipeLexicon
import SectionFiles
import TestSupport
import Testing

@Suite("The edges of a graph")
struct AdjacencyTests {
  @Test(
    "arrays that are no lists of targets below the limit are refused",
    arguments: [
      ([], []), ([], [0]), ([1, 1], [0]), ([0, 2], [0]), ([0, 0], [0]), ([0, 1, 0, 1], [0]),
      ([0, 1], [3]), ([0, 1], [4_294_967_295]), ([0, 4_294_967_295, 1], [0]),
    ] as [([UInt32], [UInt32])]
  )
  func bad(offsets: [UInt32], targets: [UInt32]) {
    #expect(Adjacency(offsets: Column(offsets), targets: Column(targets), limit: 3) == nil)
  }

  @Test("lists come back as they went in, also from their arrays")
  func good() {
    let lists: [[UInt32]] = [[2, 0], [], [1]]
    let edges = Adjacency(lists)

    #expect((0..<edges.count).map { Array(edges[$0]) } == lists)
    #expect(Adjacency(offsets: edges.offsets, targets: edges.targets, limit: 3) == edges)
    #expect(Adjacency(offsets: [0], targets: [], limit: 0) == Adjacency([]))
  }

  @Test("lists behind others follow them, and their targets stay", arguments: 0..<4)
  func appending(kept: Int) {
    let lists: [[UInt32]] = [[2, 0], [], [1]]
    let base = Adjacency(Array(lists.prefix(kept)))
    let joined = base.appending(Adjacency(Array(lists.dropFirst(kept))))
    #expect(joined == Adjacency(lists))
    #expect((0..<joined.count).map { Array(joined[$0]) } == lists)
    #expect(joined.reversed(nodes: 3) == Adjacency(lists).reversed(nodes: 3))
  }

  @Test("trusted columns are taken as they are, but for a graph without an end")
  func trusted() {
    #expect(Adjacency(offsets: [0, 9], targets: [7], limit: 3, isTrusted: true)?.count == 1)
    #expect(Adjacency(offsets: [], targets: [], limit: 3, isTrusted: true) == nil)
  }

  @Test(
    "turned round, each node lists in ascending order the nodes that point at it",
    arguments: SeededGenerator.seeds(30)
  )
  func reversed(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let nodes = Int.random(in: 0...12, using: &random)
    let targets = Int.random(in: 1...12, using: &random)
    let lists = (0..<nodes).map { _ in
      (0..<targets).filter { _ in Bool.random(using: &random) }
        .shuffled(using: &random).map { UInt32($0) }
    }

    let turned = Adjacency(lists).reversed(nodes: targets)

    let expected = (0..<targets).map { target in
      lists.indices.filter { lists[$0].contains(UInt32(target)) }.map { UInt32($0) }
    }
    #expect((0..<turned.count).map { Array(turned[$0]) } == expected)
  }
}
