package import SectionFiles

/// What a vocabulary and its dishes must not exceed.
package enum PostingLimit: Error, Equatable, CustomStringConvertible {
  case recipes(Int)
  case entries(Int)
  case row(recipe: Int, count: Int)

  package var description: String {
    switch self {
    case .recipes(let count):
      "\(count) dishes; an index holds at most \(PartitionedPostings.mostRecipes - 1)"
    case .entries(let count):
      "the dishes have \(count) requirements in all; an index holds at most \(UInt32.max)"
    case .row(let recipe, let count):
      "dish \(recipe) has \(count) requirements; one has at most \(PartitionedPostings.longestRow)"
    }
  }
}

extension PartitionedPostings {
  /// Lays out dishes for the posting search. Equal arguments give equal indexes.
  ///
  /// - Parameters:
  ///   - offsets: Where each dish's requirements begin in `requirements`, then the end of the last.
  ///   - requirements: Those of all dishes, each once a dish, in any order; all below `weights.count`.
  ///   - weights: For each requirement its weight, at most 2²⁰.
  ///   - isStaple: True for what every kitchen is taken to have. Any pantry and any staples get exact
  ///     answers; this only puts these last.
  ///   - marks: For each dish whether it is plain and how well known; for none given, neither.
  ///   - isMeetable: False for what no pantry can ever meet.
  /// Cost: O(requirements of all dishes), about 60 bytes a dish of nine.
  package init(
    offsets: Column<UInt32>,
    requirements: Column<UInt32>,
    weights: [UInt32],
    isStaple: [Bool],
    isMeetable: [Bool],
    marks: Column<UInt8>? = nil
  ) throws(PostingLimit) {
    let recipes = max(0, offsets.count - 1)
    guard recipes < Self.mostRecipes else { throw .recipes(recipes) }
    guard requirements.count < Int(UInt32.max) else { throw .entries(requirements.count) }
    let marks = marks ?? Column([UInt8](repeating: 0, count: recipes))
    precondition(marks.count == recipes, "\(marks.count) marks of \(recipes) dishes")
    let order = RankOrdering(weights: weights, isStaple: isStaple, isMeetable: isMeetable)
    var builder = PartitionBuilder(order: order, recipes: recipes, entries: requirements.count)
    if let long = builder.addRows(offsets: offsets, requirements: requirements) {
      throw .row(recipe: long, count: Int(offsets[long + 1] - offsets[long]))
    }
    self = builder.index(marks: marks)
  }
}

/// The order of the requirements: what no pantry meets, then by weight, heaviest first, then the
/// default staples, by weight too; the lower requirement first among equals.
struct RankOrdering {
  /// For each requirement its rank.
  var ranks: [UInt32]
  /// For each rank its requirement.
  var terms: [UInt32]
  /// For each rank its weight.
  var weights: [UInt32]
  /// Ranks from here on are default staples.
  var coreRanks: Int

  init(weights all: [UInt32], isStaple: [Bool], isMeetable: [Bool]) {
    func byWeight(_ left: UInt32, _ right: UInt32) -> Bool {
      let (one, other) = (all[Int(left)], all[Int(right)])
      return one == other ? left < right : one > other
    }
    let met = all.indices.filter { isMeetable[$0] }.map { UInt32($0) }
    let core = met.filter { !isStaple[Int($0)] }.sorted(by: byWeight)
    let staples = met.filter { isStaple[Int($0)] }.sorted(by: byWeight)
    terms = [0] + core + staples
    weights = [0] + (core + staples).map { all[Int($0)] }
    coreRanks = 1 + core.count
    ranks = Array(repeating: 0, count: all.count)
    for (rank, term) in terms.enumerated().dropFirst() { ranks[Int(term)] = UInt32(rank) }
  }
}
