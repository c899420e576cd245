public import BenchmarkFiles
package import RecipeMatching

/// A flat corpus as the matching engine takes it.
///
/// The terms 0 … 7 are staples that every kitchen has, so no dish requires them. The weight of a term
/// is `usedWeight(documentFrequency:recipes:)`, with its frequency over the corpus.
public struct MatchWorld: Sendable {
  package let recipeCount: Int
  package let termCount: Int
  /// Where each dish's requirements begin in `requirements`, then the end of the last.
  package let offsets: Column<UInt32>
  /// Without staples, ascending in a dish.
  package let requirements: Column<UInt32>
  /// For each term.
  public let weights: [UInt32]
  /// For each dish whether it is plain and how well known, as `DishMark`.
  public let marks: [UInt8]

  /// Terms below this are staples.
  public static let staples: UInt32 = 8
  /// The terms in the corpora that are drawn for benchmarks.
  public static let drawnTerms = 20_000

  /// - Parameter marks: One for each recipe.
  /// Cost: O(mentions).
  public init(_ corpus: FlatCorpus, marks: [UInt8]) {
    precondition(marks.count == corpus.count, "\(marks.count) marks of \(corpus.count) recipes")
    self.marks = marks
    var frequencies = [Int](repeating: 0, count: corpus.termCount)
    for term in corpus.terms { frequencies[Int(term)] += 1 }
    weights = frequencies.map { frequency in
      frequency == 0
        ? 0 : UInt32(usedWeight(documentFrequency: frequency, recipes: corpus.count))
    }
    var offsets: [UInt32] = [0]
    var requirements: [UInt32] = []
    offsets.reserveCapacity(corpus.count + 1)
    requirements.reserveCapacity(corpus.terms.count)
    for recipe in 0..<corpus.count {
      for place in Int(corpus.offsets[recipe])..<Int(corpus.offsets[recipe + 1])
      where corpus.terms[place] >= Self.staples {
        requirements.append(corpus.terms[place])
      }
      offsets.append(UInt32(requirements.count))
    }
    recipeCount = corpus.count
    termCount = corpus.termCount
    self.offsets = Column(offsets)
    self.requirements = Column(requirements)
  }

  /// The partitioned postings of the dishes. Cost: O(requirements of all dishes).
  package func index() throws(PostingLimit) -> PartitionedPostings {
    try PartitionedPostings(
      offsets: offsets,
      requirements: requirements,
      weights: weights,
      isStaple: (0..<termCount).map { $0 < Self.staples },
      isMeetable: Array(repeating: true, count: termCount),
      marks: Column(marks)
    )
  }

  /// For each term its dishes, ascending: what counting reads. Cost: O(requirements of all dishes).
  package func postings() -> PostingLists {
    var starts = [UInt32](repeating: 0, count: termCount + 1)
    for term in requirements { starts[Int(term) + 1] += 1 }
    for term in 0..<termCount { starts[term + 1] += starts[term] }
    var next = starts
    var dishes = [UInt32](repeating: 0, count: requirements.count)
    for recipe in 0..<recipeCount {
      for place in Int(offsets[recipe])..<Int(offsets[recipe + 1]) {
        let term = Int(requirements[place])
        dishes[Int(next[term])] = UInt32(recipe)
        next[term] += 1
      }
    }
    return PostingLists(offsets: Column(starts), dishes: Column(dishes))
  }

  /// How many bytes ``postings()`` takes.
  package var postingBytes: Int { 4 * (termCount + 1 + requirements.count) }

  /// What a pantry meets: each of its terms, as written, by a thing of its own.
  package func hits(_ pantry: [UInt32]) -> [RequirementHit] {
    pantry.map { RequirementHit(term: Int($0), item: Int($0), weight: Int(weights[Int($0)])) }
  }
}
