public import SectionFiles

/// The edges of a graph: for each node, an ordered list of nodes (or other positions).
public struct Adjacency: Sendable, Equatable {
  /// Where each node's list begins, then the end of the last: `nodes + 1` ascending offsets.
  public let offsets: Column<UInt32>
  /// The lists, one after the other.
  public let targets: Column<UInt32>

  /// Stores one list for each node; fewer than 2³² edges. Cost: O(nodes + edges).
  public init(_ lists: [[UInt32]]) {
    var offsets: [UInt32] = [0]
    offsets.reserveCapacity(lists.count + 1)
    var targets: [UInt32] = []
    for list in lists {
      targets += list
      offsets.append(UInt32(targets.count))
    }
    self.offsets = Column(offsets)
    self.targets = Column(targets)
  }

  /// Uses the columns of another graph; nil if they are not such columns, or if a target is not
  /// below `limit`.
  ///
  /// - Parameter isTrusted: Whether the columns have been checked before. Then only cheap checks
  ///   are made: a list of a damaged graph ends the program when it is used, or has targets that
  ///   are not below `limit`. Cost: O(nodes + edges), or O(1) if trusted.
  public init?(
    offsets: Column<UInt32>,
    targets: Column<UInt32>,
    limit: Int,
    isTrusted: Bool = false
  ) {
    guard offsets.areOffsets(of: targets.count, isTrusted: isTrusted) else { return nil }
    guard isTrusted || targets.allSatisfy({ Int($0) < limit }) else { return nil }
    self.init(joined: offsets, targets: targets)
  }

  /// How many nodes have a list.
  public var count: Int { offsets.count - 1 }

  /// The list of a node below `count`.
  public subscript(node: Int) -> Column<UInt32> {
    targets[Int(offsets[node])..<Int(offsets[node + 1])]
  }

  /// The reversed edges, over `nodes` targets: each list in ascending order. Cost: O(nodes +
  /// edges).
  public func reversed(nodes: Int) -> Adjacency {
    var ends = [UInt32](repeating: 0, count: nodes + 1)
    // As arrays: a slice for each node would cost more than both copies.
    let (bounds, edges) = (Array(offsets), Array(targets))
    for target in edges { ends[Int(target) + 1] += 1 }
    for node in 0..<nodes { ends[node + 1] += ends[node] }
    let starts = ends
    var sources = [UInt32](repeating: 0, count: edges.count)
    for node in 0..<count {
      for target in edges[Int(bounds[node])..<Int(bounds[node + 1])] {
        sources[Int(ends[Int(target)])] = UInt32(node)
        ends[Int(target)] += 1
      }
    }
    return Adjacency(joined: Column(starts), targets: Column(sources))
  }

  /// These lists, then those of `tail`, whose targets do not change; fewer than 2³² edges.
  ///
  /// What this graph has in its first block is not copied. Cost: O(nodes and edges of the tail).
  public func appending(_ tail: Adjacency) -> Adjacency {
    Adjacency(
      joined: offsets.appending(offsets: tail.offsets),
      targets: targets.appending(tail.targets)
    )
  }

  private init(joined offsets: Column<UInt32>, targets: Column<UInt32>) {
    self.offsets = offsets
    self.targets = targets
  }
}
