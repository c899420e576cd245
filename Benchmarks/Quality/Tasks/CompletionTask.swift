import BenchmarkFiles
import RankingEvaluation
import RecipeTaste

/// Task A: one ingredient of a recipe is hidden; where among all others does completion put it?
struct CompletionTask {
  let queries: [Split.Query]
  let termCount: Int

  /// The most numbers in the file of lists; longer lists would tell no more than they cost.
  static let mostListed = 1 << 25

  /// How long a list may be: the whole vocabulary, unless the file became too large.
  var listLength: Int {
    max(100, min(termCount, Self.mostListed / max(1, queries.count)))
  }

  /// Ranks by the model, writes the lists, and measures them with their floor.
  func measure(
    _ model: CompletionModel,
    floor: ItemNeighbours,
    writing path: String
  ) async throws(FileError) -> [Figure] {
    let (queries, length) = (queries, listLength)
    var file = try OutputFile(path)
    var ranks = HeldOutRanks()
    let size = 512
    for start in stride(from: 0, to: queries.count, by: size) {
      let lists = await concurrentMap(min(size, queries.count - start)) { offset in
        let terms = queries[start + offset].terms
        return RankedList(
          key: start + offset,
          items: model.ranked(with: terms, limit: length).map(\.term)
        )
      }
      for list in lists {
        let query = queries[list.key]
        let others = termCount - query.terms.count
        ranks.ranks.append(HeldOutRanks.rank(of: query.hidden, inList: list.items, of: others))
        try file.write(list.line)
      }
    }
    try file.close()
    return Self.figures(
      measured: ranks,
      floor: byScore { floor.scores(with: $0) },
      popularity: byScore { _ in floor.frequencies.map(Float.init) }
    )
  }

  private func byScore(_ scores: ([Int]) -> [Float]) -> HeldOutRanks {
    HeldOutRanks(
      queries.map { query in
        HeldOutRanks.rank(
          of: query.hidden,
          inScores: scores(query.terms),
          leavingOut: query.terms
        )
      }
    )
  }

  private static func figures(
    measured: HeldOutRanks,
    floor: HeldOutRanks,
    popularity: HeldOutRanks
  ) -> [Figure] {
    let measures: [(Measure, (HeldOutRanks) -> Double?)] = [
      (.hit, { $0.hit(at: 10) }), (.meanReciprocalRank, \.meanReciprocal), (.meanRank, \.mean),
    ]
    return measures.map { measure, value in
      Figure(
        task: .completion,
        measure: measure,
        floor: value(floor),
        popularity: value(popularity),
        measured: value(measured)
      )
    }
  }
}
