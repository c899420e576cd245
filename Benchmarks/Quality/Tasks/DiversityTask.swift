import RankingEvaluation
import RecipeRanking
import RecipeTaste

/// Task D: what do varied dishes cost in relevance, and how varied are they?
struct DiversityTask {
  let outcomes: [FavouritesTask.Outcome]
  /// Of every recipe, unit or zero rows.
  let vectors: Matrix
  let bags: TermBags
  let testCount: Int

  private static let shown = FavouritesTask.shown

  func figures() -> [Figure] {
    Figure.Part.halves(of: outcomes.map(\.user)).flatMap { part in
      let group = outcomes.filter { part.holds($0.user) }
      return byKind(group, part) + overAll(group, part)
    }
  }

  private func byKind(_ group: [FavouritesTask.Outcome], _ part: Figure.Part) -> [Figure] {
    Split.UserKind.allCases.flatMap { kind -> [Figure] in
      let ofKind = group.filter { $0.user.kind == kind }
      guard !ofKind.isEmpty else { return [] }
      func ndcg(_ outcome: FavouritesTask.Outcome, _ list: [Int]) -> Double {
        JudgedRanking(list, relevant: outcome.user.relevant).ndcg(at: Self.shown)
      }
      let lost = ofKind.map { ndcg($0, $0.byScore) - ndcg($0, $0.diversified) }.mean
      let after = ofKind.map { ndcg($0, $0.diversified) }.mean
      func covered(_ list: (FavouritesTask.Outcome) -> [Int]) -> Double? {
        ofKind.compactMap { groupCoverage(of: first(list($0)), groups: $0.user.tastes) }.mean
      }
      return [
        Figure(task: .diversity, part: part, users: kind, measure: .ndcg, measured: after),
        Figure(task: .diversity, part: part, users: kind, measure: .ndcgLoss, measured: lost),
        Figure(
          task: .diversity,
          part: part,
          users: kind,
          measure: .tastesCovered,
          floor: covered(\.byScore),
          measured: covered(\.diversified)
        ),
      ]
    }
  }

  /// The floor here is the list before it was diversified.
  private func overAll(_ group: [FavouritesTask.Outcome], _ part: Figure.Part) -> [Figure] {
    func similarity(_ list: (FavouritesTask.Outcome) -> [Int], _ of: Likeness) -> Double? {
      group.compactMap { outcome in
        let shown = first(list(outcome))
        return intraListSimilarity(count: shown.count) { of(shown[$0], shown[$1]) }
      }.mean
    }
    func catalogue(_ list: (FavouritesTask.Outcome) -> [Int]) -> Double? {
      let listed = group.reduce(into: Set<Int>()) { $0.formUnion(first(list($1))) }
      return testCount == 0 ? nil : Double(listed.count) / Double(testCount)
    }
    let kinds: [(Measure, Measure, Likeness)] = [
      (.vectorSimilarity, .vectorSimilarityChange, cosine),
      (.bagSimilarity, .bagSimilarityChange, bags.cosine),
    ]
    var figures = kinds.flatMap { measure, change, likeness -> [Figure] in
      let (before, after) = (similarity(\.byScore, likeness), similarity(\.diversified, likeness))
      let relative = before.flatMap { before in
        after.flatMap { before > 0 ? $0 / before - 1 : nil }
      }
      return [
        Figure(task: .diversity, part: part, measure: measure, floor: before, measured: after),
        Figure(task: .diversity, part: part, measure: change, measured: relative),
      ]
    }
    figures.append(
      Figure(
        task: .diversity,
        part: part,
        measure: .catalogueCoverage,
        floor: catalogue(\.byScore),
        measured: catalogue(\.diversified)
      )
    )
    return figures
  }

  private typealias Likeness = (_ first: Int, _ second: Int) -> Double

  private func first(_ list: [Int]) -> [Int] { Array(list.prefix(Self.shown)) }

  private func cosine(_ first: Int, _ second: Int) -> Double {
    zip(vectors.row(first), vectors.row(second)).reduce(0) { $0 + Double($1.0) * Double($1.1) }
  }
}
