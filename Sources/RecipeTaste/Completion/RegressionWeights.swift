/// What each term says for each other, as the regression of every term on all others gives it.
///
/// With X the recipes as rows of `1 / √length`, `P = (Xᵀ·X + ridge)⁻¹`, the weight of i for j is
/// `−P_ij / P_jj`, and none for itself. Of each row the largest by magnitude are kept: what speaks
/// against a term matters as much as what speaks for it.
///
/// Source: EASE; Steck, WWW 2019.
struct RegressionWeights: Sendable {
  /// `termCount × termCount`.
  let weights: SparseMatrix

  /// - Parameter corpus: Every term of it occurs.
  /// Cost: O(Σ length²) over the recipes and O(n³) for the n commonest terms, which are those that
  /// have weights; their matrix is held whole.
  init(_ corpus: TasteCorpus, settings: TasteSettings, using algebra: LinearAlgebra) {
    let terms = corpus.commonestTerms(settings.completionTerms)
    var inverse = Self.gram(of: terms, in: corpus)
    for index in terms.indices { inverse[index, index] += settings.completionRidge }
    var weights = SparseMatrix(columns: corpus.termCount)
    // A Gram matrix with a ridge is positive definite. Should rounding have it otherwise, nothing
    // is learned, and the vectors are left to speak.
    guard inverse.invertPositiveDefinite(using: algebra) else {
      for _ in 0..<corpus.termCount { weights.endRow() }
      self.weights = weights
      return
    }
    var index = 0
    for term in 0..<corpus.termCount {
      if index < terms.count, terms[index] == term {
        for (other, weight) in Self.row(index, of: inverse, keeping: settings.completionWeights) {
          weights.append(weight, column: terms[other])
        }
        index += 1
      }
      weights.endRow()
    }
    self.weights = weights
  }

  private static func gram(of terms: [Int], in corpus: TasteCorpus) -> Matrix {
    var numbers = [Int](repeating: -1, count: corpus.termCount)
    for (number, term) in terms.enumerated() { numbers[term] = number }
    let weights = corpus.weightsByLength { $0 == 0 ? 0 : 1 / Double($0) }
    var partners = PartnerSums(corpus, TermPostings(corpus))
    var gram = Matrix(rows: terms.count, columns: terms.count)
    for (row, term) in terms.enumerated() {
      partners.forEachPartner(of: term, weights: weights) { partner, sum in
        if numbers[partner] >= 0 { gram[row, numbers[partner]] = Float(sum) }
      }
    }
    return gram
  }

  /// The weights of one row that are kept, by column; of equal magnitudes the lower columns.
  static func row(
    _ row: Int,
    of inverse: Matrix,
    keeping limit: Int
  ) -> [(column: Int, weight: Float)] {
    var weights = [Float](repeating: 0, count: inverse.columns)
    for column in 0..<inverse.columns where column != row {
      weights[column] = -inverse[row, column] / inverse[column, column]
    }
    let magnitudes = weights.map(\.magnitude)
    let least = magnitudes.largest(limit)
    // Of those that equal the least, as many as there is room for.
    var room = limit - magnitudes.count { $0 > least }
    var kept: [(column: Int, weight: Float)] = []
    for (column, magnitude) in magnitudes.enumerated() where magnitude >= least && magnitude > 0 {
      if magnitude == least {
        if room == 0 { continue }
        room -= 1
      }
      kept.append((column, weights[column]))
    }
    return kept
  }
}

extension [Float] {
  /// The element that has `rank − 1` others before it when they descend; 0 when there are not as
  /// many. None is negative. Cost: O(elements), as a rule.
  func largest(_ rank: Int) -> Float {
    precondition(rank > 0, "rank \(rank)")
    guard count >= rank else { return 0 }
    var elements = self
    var (first, last) = (0, count - 1)
    while first < last {
      let pivot = elements[(first + last) / 2]
      var (left, right) = (first, last)
      while left <= right {
        while elements[left] > pivot { left += 1 }
        while elements[right] < pivot { right -= 1 }
        if left <= right {
          elements.swapAt(left, right)
          left += 1
          right -= 1
        }
      }
      // Before `left` are those at least the pivot, behind `right` those at most; what is between
      // equals it.
      if rank - 1 <= right { last = right } else if rank - 1 >= left { first = left } else { break }
    }
    return elements[rank - 1]
  }
}

extension TasteCorpus {
  /// The `limit` terms that most recipes have, ascending; of equal ones the lower.
  fileprivate func commonestTerms(_ limit: Int) -> [Int] {
    let frequencies = documentFrequencies()
    let order = frequencies.indices.sorted {
      frequencies[$0] != frequencies[$1] ? frequencies[$0] > frequencies[$1] : $0 < $1
    }
    return order.prefix(limit).sorted()
  }
}
