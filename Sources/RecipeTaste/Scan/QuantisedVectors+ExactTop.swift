import RecipeRanking
import SectionFiles

extension QuantisedVectors {
  /// The rows with the greatest dot products with a query, as a scan of the vectors in Double gives
  /// them: every score is a sum of exact products from the first element to the last.
  ///
  /// Blocks of codes are scanned for rows whose upper bound reaches the `k`th greatest lower bound so
  /// far. What then reaches the last such threshold is scored exactly, highest bound first, until no
  /// bound reaches the `k`th score. A row left out has `k` rows strictly above it, so ties are safe.
  ///
  /// - Parameters:
  ///   - k: How many; at least 0.
  ///   - query: `dimensions` numbers, none beyond ``largest``.
  ///   - excluding: Rows to leave out, in any order; repetitions do no harm.
  ///   - admitted: For each row, whether it may be in the answer; nil admits all.
  ///   - isAdmitted: The same, for what costs more to tell: asked once for each row of `admitted` that no
  ///     bound rules out, which are few.
  ///   - path: One that is available. It has no influence on the answer.
  /// - Returns: Highest score first; ties, lower row first. Fewer than `k` when there are no more.
  /// Cost: O(rows · dimensions), as a scan of bytes, and O(dimensions) for each row rescored.
  package func exactTop(
    _ k: Int,
    query: [Float],
    excluding: [Int] = [],
    admitted: [Bool]? = nil,
    path: ScanPath = .best,
    where isAdmitted: (Int) -> Bool = { _ in true }
  ) -> ExactTop {
    precondition(k >= 0, "k is \(k); it must not be negative")
    precondition(query.count == dimensions, "a query of \(query.count) for \(dimensions)")
    precondition(
      query.allSatisfy { $0.magnitude <= Self.largest },
      "a query must be finite, and no number of it beyond 2^40"
    )
    precondition(admitted.map { $0.count == count } ?? true, "one flag a row is needed")
    precondition(path.isAvailable, "this processor has no \(path.rawValue)")
    guard k > 0 else { return ExactTop(rows: [], rescored: 0) }
    var candidates = candidates(
      k,
      QuantisedQuery(query, width: stride),
      RowChoice(excluding: excluding, admitted: admitted, count: count),
      path,
      isAdmitted
    )
    candidates.sort { $0.upper != $1.upper ? $0.upper > $1.upper : $0.row < $1.row }
    return rescored(candidates, k, query)
  }

  /// Every row that may be one of the `k`, ascending, with bounds of its score.
  private func candidates(
    _ k: Int,
    _ query: QuantisedQuery,
    _ choice: RowChoice,
    _ path: ScanPath,
    _ isAdmitted: (Int) -> Bool
  ) -> [BoundedRow] {
    var choice = choice
    var found: [BoundedRow] = []
    var threshold = LeastOfBest(k: k)
    forEachBlock(query, path) { scan in
      for candidate in scan(Float(threshold.value))
      where Double(candidate.upper) >= threshold.value && choice.admits(candidate.row)
        && isAdmitted(candidate.row)
      {
        threshold.insert(Double(candidate.lower))
        found.append(candidate)
      }
    }
    found.removeAll { Double($0.upper) < threshold.value }
    return found
  }

  /// - Parameter candidates: Highest upper bound first.
  private func rescored(_ candidates: [BoundedRow], _ k: Int, _ query: [Float]) -> ExactTop {
    var best = TopK<ScoredRow>(k: k, precedes: ScoredRow.precedes)
    var threshold = LeastOfBest(k: k)
    var rescored = 0
    vectors.withUnsafeBuffer { elements in
      for candidate in candidates {
        if Double(candidate.upper) < threshold.value { break }
        let start = candidate.row * dimensions
        let score = exactScore(elements[start..<(start + dimensions)], query)
        threshold.insert(score)
        best.insert(ScoredRow(row: candidate.row, score: score))
        rescored += 1
      }
    }
    return ExactTop(rows: best.sorted(), rescored: rescored)
  }
}

/// Which rows may be in an answer.
struct RowChoice {
  private let excluded: [Int]
  private let admitted: [Bool]?
  /// The first of `excluded` that is not below the rows asked for so far.
  private var next = 0

  /// - Parameter excluding: Rows below `count`, in any order.
  init(excluding: [Int], admitted: [Bool]?, count: Int) {
    excluded = excluding.sorted()
    self.admitted = admitted
    precondition(
      (excluded.first ?? 0) >= 0 && (excluded.last ?? -1) < count,
      "a row to leave out is not below \(count)"
    )
  }

  /// Whether a row may be in the answer. Ask for rows in ascending order only.
  mutating func admits(_ row: Int) -> Bool {
    while next < excluded.count, excluded[next] < row { next += 1 }
    if next < excluded.count, excluded[next] == row { return false }
    return admitted?[row] ?? true
  }
}
