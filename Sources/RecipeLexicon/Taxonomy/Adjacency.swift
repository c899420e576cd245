/// The edges of a graph: for each node, an ordered list of nodes (or other positions).
public struct Adjacency: Sendable, Equatable {
  /// Where each node's list begins, then the end of the last: `nodes + 1` ascending offsets.
  public let offsets: [UInt32]
  /// The lists, one after the other.
  public let targets: [UInt32]

  /// Lays out one list a node. Cost: O(nodes + edges).
  public init(_ lists: [[UInt32]]) {
    var offsets: [UInt32] = [0]
    offsets.reserveCapacity(lists.count + 1)
    var targets: [UInt32] = []
    for list in lists {
      targets += list
      offsets.append(UInt32(targets.count))
    }
    self.offsets = offsets
    self.targets = targets
  }

  /// Takes arrays as laid out by another graph; nil when they are not such arrays, or when a target
  /// is not below `limit`. Cost: O(nodes + edges).
  public init?(offsets: [UInt32], targets: [UInt32], limit: Int) {
    guard offsets.first == 0, offsets.last.map(Int.init) == targets.count else { return nil }
    guard zip(offsets, offsets.dropFirst()).allSatisfy({ $0 <= $1 }) else { return nil }
    guard targets.allSatisfy({ Int($0) < limit }) else { return nil }
    self.offsets = offsets
    self.targets = targets
  }

  /// How many nodes have a list.
  public var count: Int { offsets.count - 1 }

  /// The list of a node below `count`.
  public subscript(node: Int) -> ArraySlice<UInt32> {
    targets[Int(offsets[node])..<Int(offsets[node + 1])]
  }

  /// The edges turned round, over `nodes` targets: each list ascending. Cost: O(nodes + edges).
  public func reversed(nodes: Int) -> Adjacency {
    var ends = [UInt32](repeating: 0, count: nodes + 1)
    for target in targets { ends[Int(target) + 1] += 1 }
    for node in 0..<nodes { ends[node + 1] += ends[node] }
    let starts = ends
    var sources = [UInt32](repeating: 0, count: targets.count)
    for node in 0..<count {
      for target in self[node] {
        sources[Int(ends[Int(target)])] = UInt32(node)
        ends[Int(target)] += 1
      }
    }
    return Adjacency(reversedOffsets: starts, targets: sources)
  }

  private init(reversedOffsets offsets: [UInt32], targets: [UInt32]) {
    self.offsets = offsets
    self.targets = targets
  }
}
