#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// How often terms stand together in recipes, each recipe's pairs weighing `1 / (length − 1)`.
///
/// The partners of a term in a recipe then weigh 1 in all, however long the recipe is. Symmetric,
/// the diagonal empty.
struct CooccurrenceCounts: Sendable {
  let counts: SparseMatrix
  /// The sum of each row: recipes of two or more terms that have the term.
  let totals: [Double]

  /// Cost: O(Σ length²) over the recipes.
  init(_ corpus: TasteCorpus) {
    let weights = corpus.weightsByLength { $0 < 2 ? 0 : 1 / Double($0 - 1) }
    var partners = PartnerSums(corpus, TermPostings(corpus))
    var counts = SparseMatrix(columns: corpus.termCount)
    for term in 0..<corpus.termCount {
      partners.forEachPartner(of: term, weights: weights) { partner, sum in
        if partner != term { counts.append(Float(sum), column: partner) }
      }
      counts.endRow()
    }
    var totals = [Double](repeating: 0, count: corpus.termCount)
    for recipe in 0..<corpus.count where corpus[recipe].count > 1 {
      for term in corpus[recipe] { totals[Int(term)] += 1 }
    }
    self.counts = counts
    self.totals = totals
  }

  /// Positive pointwise mutual information of each term and each context, in nats.
  ///
  /// `max(0, ln(P(t, c) / (P(t) · Q(c))))`, where `P` are shares of the counts, and `Q` those of
  /// the totals raised to `contextExponent`. Not symmetric unless that is 1. Cost: O(elements).
  ///
  /// Source: Levy, Goldberg & Dagan, TACL 3, 2015.
  func positivePMI(contextExponent: Double) -> SparseMatrix {
    let raised = totals.map { $0 > 0 ? exp(contextExponent * log($0)) : 0 }
    let sum = raised.reduce(0, +)
    // The grand total cancels: ln n(t, c) − ln n(t) − ln Q(c).
    let terms = totals.map { $0 > 0 ? log($0) : 0 }
    let contexts = raised.map { $0 > 0 ? log($0 / sum) : 0 }
    var information = SparseMatrix(columns: counts.columns)
    information.reserve(rows: counts.rows, elements: counts.values.count)
    for term in 0..<counts.rows {
      for position in counts.offsets[term]..<counts.offsets[term + 1] {
        let context = Int(counts.indices[position])
        let value = log(Double(counts.values[position])) - terms[term] - contexts[context]
        if value > 0 { information.append(Float(value), column: context) }
      }
      information.endRow()
    }
    return information
  }
}
