import RecipeRanking

/// Two terms used alike, as far as their vectors and their meetings tell; `first` is the lower.
struct SwapCandidate: Sendable, Equatable {
  var first: Int
  var second: Int
  /// In ten-thousandths.
  var cosine: Int
}

/// The pairs of terms that are near and not partners, each among the nearest of the other;
/// ascending.
///
/// Cost: O(n² · d) for the n terms that enough recipes have, a band of `n` numbers at a time, and
/// O(Σ length²) over the recipes.
func swapCandidates(
  vectors: Matrix,
  corpus: TasteCorpus,
  postings: TermPostings,
  using algebra: LinearAlgebra
) -> [SwapCandidate] {
  let frequencies = corpus.documentFrequencies()
  let terms = frequencies.indices.filter { frequencies[$0] >= SwapRule.frequency }
  let units = vectors.selecting(terms).withUnitRows(floor: 1e-6)
  let weights = corpus.weightsByLength { _ in 1 }
  var partners = PartnerSums(corpus, postings)
  var meetings = [Double](repeating: 0, count: corpus.termCount)
  var nearest: [[Int: Int]] = []
  // Below anything that rounds to enough; most products end here.
  let leastProduct = Float(SwapRule.cosine - 1) / 10_000
  for first in stride(from: 0, to: terms.count, by: 256) {
    let rows = first..<min(first + 256, terms.count)
    let cosines = units.selecting(Array(rows)).multiplied(byTransposeOf: units, using: algebra)
    for row in rows {
      let term = terms[row]
      var met: [Int] = []
      partners.forEachPartner(of: term, weights: weights) { partner, sum in
        meetings[partner] = sum
        met.append(partner)
      }
      let chance = SwapRule.lift * Double(frequencies[term]) / Double(corpus.count)
      var best = TopK<(number: Int, cosine: Int)>(k: SwapRule.neighbours) {
        $0.cosine != $1.cosine ? $0.cosine > $1.cosine : $0.number < $1.number
      }
      let products = cosines.row(row - first)
      for (number, product) in products.enumerated() where product > leastProduct && number != row {
        let cosine = Int((product * 10_000).rounded())
        let other = terms[number]
        guard cosine >= SwapRule.cosine,
          meetings[other] <= chance * Double(frequencies[other])
        else { continue }
        best.insert((number, cosine))
      }
      nearest.append(Dictionary(uniqueKeysWithValues: best.sorted().map { ($0.number, $0.cosine) }))
      for partner in met { meetings[partner] = 0 }
    }
  }
  var pairs: [SwapCandidate] = []
  for (number, near) in nearest.enumerated() {
    for (other, cosine) in near.sorted(by: { $0.key < $1.key }) where other > number {
      if nearest[other][number] != nil {
        pairs.append(SwapCandidate(first: terms[number], second: terms[other], cosine: cosine))
      }
    }
  }
  return pairs
}
