import RankingEvaluation

extension RoundsTask {
  /// Bags at least as near as this count as the same dish.
  static let duplicateCosine = 0.8

  /// - Parameter bags: Of every recipe of the split.
  static func figures(_ outcomes: [Outcome], task: Figure.Task, bags: TermBags) async -> [Figure] {
    let repetitions = await concurrentMap(outcomes.count) { Repetitions(outcomes[$0], bags) }
    let repeats = repetitions.reduce(0) { $0 + $1.repeats }
    let duplicates = repetitions.map { Double($0.nearDuplicates) }.mean
    var figures = [
      Figure(task: task, measure: .repeats, measured: Double(repeats)),
      Figure(task: task, measure: .nearDuplicates, measured: duplicates),
    ]
    for kind in Split.UserKind.allCases {
      let group = outcomes.filter { $0.user.kind == kind }
      for (round, measure) in Measure.rounds where !group.isEmpty {
        let mean = group.compactMap { precision($0, round: round) }.mean
        figures.append(Figure(task: task, users: kind, measure: measure, measured: mean))
      }
    }
    return figures
  }

  /// Nil when the candidates were exhausted before that round.
  private static func precision(_ outcome: Outcome, round: Int) -> Double? {
    guard round <= outcome.rounds.count else { return nil }
    return JudgedRanking(outcome.rounds[round - 1], relevant: outcome.user.relevant)
      .precision(at: suggestions)
  }
}

/// What came again over the rounds of one user.
private struct Repetitions: Sendable {
  var repeats = 0
  /// Suggestions that are nearly what an earlier round showed.
  var nearDuplicates = 0

  init(_ outcome: RoundsTask.Outcome, _ bags: TermBags) {
    var seen: Set<Int> = []
    for round in outcome.rounds {
      for recipe in round {
        if seen.contains(recipe) { repeats += 1 }
        if seen.contains(where: { bags.cosine(recipe, $0) >= RoundsTask.duplicateCosine }) {
          nearDuplicates += 1
        }
      }
      repeats += round.count - Set(round).count
      seen.formUnion(round)
    }
  }
}
