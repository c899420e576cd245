package import SectionFiles

/// How many dishes miss how much.
package struct MissingTally: Sendable, Equatable {
  /// At position `m`, how many dishes use the pantry and miss `m` requirements. Ends with the last that
  /// is not 0.
  package var byMissing: [Int] = []
  package init() {}
}

extension PostingSearch {
  /// Counts all dishes that use a pantry by what they miss.
  ///
  /// - Parameters:
  ///   - hits: What the pantry meets, in any order, each requirement once.
  ///   - postings: For each requirement its dishes, ascending: what the rows say, turned round. (The
  ///     lists of the index hold the same dishes, in an order in which counting takes ten times as
  ///     long.)
  ///   - admitted: The dishes that count; nil for all.
  /// Cost: O(posting lists of what is met + dishes).
  package mutating func tally(
    _ hits: [RequirementHit],
    postings: PostingLists,
    admitted: DishSet? = nil
  ) -> MissingTally {
    prepare(hits)
    defer { finish() }
    var counter = BlockCounter(self, postings)
    counter.countAll(admitted)
    return counter.tally
  }
}

/// For each requirement the ascending list of the dishes that have it.
package struct PostingLists: Sendable, Equatable {
  let offsets: Column<UInt32>
  let dishes: Column<UInt32>

  /// - Parameters:
  ///   - offsets: Where each list begins in `dishes`, then the end of the last.
  package init(offsets: Column<UInt32>, dishes: Column<UInt32>) {
    self.offsets = offsets
    self.dishes = dishes
  }

  subscript(requirement: Int) -> Column<UInt32> {
    dishes[Int(offsets[requirement])..<Int(offsets[requirement + 1])]
  }
}
