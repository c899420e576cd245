import RecipeRanking

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Which terms go with those at hand.
///
/// Two opinions, each brought to mean 0 and deviation 1 over the candidates: weights learned by
/// regression of every term on all others, which know what is typical, and products of vectors,
/// which also know what is rare.
package struct CompletionModel: Sendable, Equatable {
  /// For each term, how many recipes have it.
  let frequencies: [UInt32]
  /// What a term at hand says for each other: `termCount × termCount`, most of it left out.
  let weights: SparseMatrix
  /// `termCount × d`.
  let words: Matrix
  /// `termCount × d`.
  let contexts: Matrix
  /// The share of the weights.
  let blend: Float
  let popularityWeight: Float
  /// Each term's log probability, that of a mention; 0 where no recipe has it.
  private let logProbabilities: [Float]

  package var termCount: Int { frequencies.count }

  init(
    frequencies: [UInt32],
    weights: SparseMatrix,
    words: Matrix,
    contexts: Matrix,
    blend: Float,
    popularityWeight: Float
  ) {
    self.frequencies = frequencies
    self.weights = weights
    self.words = words
    self.contexts = contexts
    self.blend = blend
    self.popularityWeight = popularityWeight
    let mentions = frequencies.reduce(0.0) { $0 + Double($1) }
    logProbabilities = frequencies.map { $0 == 0 ? 0 : Float(log(Double($0) / mentions)) }
  }

  /// For each term how well it goes with `terms` together, higher is better, around 0; minus
  /// infinity for `terms` themselves and for those that no recipe has.
  ///
  /// Repeats count once. Without `terms`, or when no recipe has any of them, the commonest come
  /// first.
  ///
  /// Cost: O(termCount · d) for vectors of `d` dimensions.
  package func scores(with terms: [Int]) -> [Float] {
    let given = Set(terms).sorted()
    var isCandidate = frequencies.map { $0 > 0 }
    for term in given {
      precondition(isCandidate.indices.contains(term), "term \(term) of \(termCount)")
      isCandidate[term] = false
    }
    let candidates = isCandidate.indices.filter { isCandidate[$0] }

    let learned = standardised(learnedScores(with: given).at(candidates))
    let together = standardised(vectorScores(with: given).at(candidates))
    let blend = Double(blend)
    var scores = [Float](repeating: -.infinity, count: termCount)
    for (position, term) in candidates.enumerated() {
      scores[term] = Float(blend * learned[position] + (1 - blend) * together[position])
    }
    return scores
  }

  /// The terms that go best with `terms`, at most `limit`, without `terms` and without those that
  /// no recipe has.
  ///
  /// Highest score first, in thousandths; equal ones lower term first. Cost: that of
  /// ``scores(with:)``, and O(termCount · log limit).
  package func ranked(with terms: [Int], limit: Int) -> [(term: Int, score: Int)] {
    var best = TopK<(term: Int, score: Int)>(k: limit) {
      $0.score != $1.score ? $0.score > $1.score : $0.term < $1.term
    }
    for (term, score) in scores(with: terms).enumerated() where score.isFinite {
      best.insert((term, Int((score * 1000).rounded())))
    }
    return best.sorted()
  }

  private func learnedScores(with terms: [Int]) -> [Float] {
    var scores = [Float](repeating: 0, count: termCount)
    for term in terms {
      for position in weights.offsets[term]..<weights.offsets[term + 1] {
        scores[Int(weights.indices[position])] += weights.values[position]
      }
    }
    return scores
  }

  private func vectorScores(with terms: [Int]) -> [Float] {
    var sum = Matrix(rows: 1, columns: words.columns)
    for term in terms {
      for column in 0..<words.columns { sum[0, column] += words[term, column] }
    }
    // One row is not worth the looking up of a library.
    let products = sum.multiplied(byTransposeOf: contexts, using: .plain).elements
    return zip(products, logProbabilities).map { $0 + popularityWeight * $1 }
  }
}

extension [Float] {
  fileprivate func at(_ positions: [Int]) -> [Double] { positions.map { Double(self[$0]) } }
}
