import SectionFiles

/// For one term after the other, what its partners in recipes add up to.
///
/// One row of `termCount` sums is kept; nothing of the size `termCount²` ever is.
struct PartnerSums {
  private let corpus: TasteCorpus
  private let postings: TermPostings
  private var sums: [Double]

  /// - Parameter postings: Those of the corpus.
  init(_ corpus: TasteCorpus, _ postings: TermPostings) {
    self.corpus = corpus
    self.postings = postings
    sums = Array(repeating: 0, count: corpus.termCount)
  }

  /// Calls `body` with each term that stands in a recipe with `term`, itself included, ascending,
  /// and the sum of those recipes' weights.
  ///
  /// - Parameter weights: The weight of a recipe by its length, not negative; those of weight 0 are
  ///   left out. One more than the longest recipe's length of them.
  /// Cost: O(Σ length of the term's recipes), and sorting the partners or, when they are many,
  /// passing over all terms.
  mutating func forEachPartner(
    of term: Int,
    weights: [Double],
    _ body: (_ partner: Int, _ sum: Double) -> Void
  ) {
    var partners: [UInt32] = []
    for recipe in postings[term] {
      let terms = Int(corpus.offsets[Int(recipe)])..<Int(corpus.offsets[Int(recipe) + 1])
      let weight = weights[terms.count]
      guard weight > 0 else { continue }
      for position in terms {
        let partner = Int(corpus.terms[position])
        if sums[partner] == 0 { partners.append(UInt32(partner)) }
        sums[partner] += weight
      }
    }
    if partners.count > sums.count / 32 {
      for partner in sums.indices where sums[partner] != 0 {
        body(partner, sums[partner])
        sums[partner] = 0
      }
    } else {
      partners.sort()
      for partner in partners {
        body(Int(partner), sums[Int(partner)])
        sums[Int(partner)] = 0
      }
    }
  }
}

extension TasteCorpus {
  /// For each length up to that of the longest recipe, what `weight` gives it.
  /// Cost: O(recipes).
  func weightsByLength(_ weight: (Int) -> Double) -> [Double] {
    let longest = (0..<count).map { self[$0].count }.max() ?? 0
    return (0...longest).map(weight)
  }
}
