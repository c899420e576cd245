import RankingEvaluation

extension FavouritesTask {
  /// Task C.
  static func rankingFigures(_ outcomes: [Outcome]) -> [Figure] {
    let measures: [(Measure, (JudgedRanking) -> Double)] = [
      (.ndcg, { $0.ndcg(at: shown) }), (.recall, { $0.recall(at: listLength) }),
    ]
    var figures: [Figure] = []
    for part in Figure.Part.halves(of: outcomes.map(\.user)) {
      for kind in Split.UserKind.allCases {
        let group = outcomes.filter { part.holds($0.user) && $0.user.kind == kind }
        for (measure, value) in measures where !group.isEmpty {
          func mean(_ list: (Outcome) -> [Int]) -> Double? {
            group.map { value(JudgedRanking(list($0), relevant: $0.user.relevant)) }.mean
          }
          figures.append(
            Figure(
              task: .favourites,
              part: part,
              users: kind,
              measure: measure,
              floor: mean(\.byFloor),
              popularity: mean(\.byPopularity),
              measured: mean(\.byScore)
            )
          )
        }
      }
    }
    return figures
  }
}
