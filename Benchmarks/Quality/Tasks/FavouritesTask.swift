import RecipeRanking
import RecipeTaste

/// Task C: a cook names five favourites; are the dishes of their tastes ranked first? And for task
/// D, the same lists made varied.
struct FavouritesTask: Sendable {
  let recommender: Recommender
  let floor: FavouritesFloor
  let users: [Split.User]

  static let listLength = 50
  static let shown = 10

  /// What was recommended to one user: recipes, best first.
  struct Outcome: Equatable, Sendable {
    var user: Split.User
    var byScore: [Int]
    var diversified: [Int]
    var byFloor: [Int]
    var byPopularity: [Int]
  }

  func outcomes() async -> [Outcome] {
    await concurrentMap(users.count) { outcome(users[$0]) }
  }

  private func outcome(_ user: Split.User) -> Outcome {
    let candidates = recommender.candidates(for: user)
    let profile = recommender.profile(of: user)
    let ranked = recommender.ranked(candidates, for: profile)
    let pool = Array(ranked.prefix(Recommender.poolSize))
    let admitted = Set(candidates)
    return Outcome(
      user: user,
      byScore: ranked.prefix(Self.listLength).map(\.recipe),
      diversified: recommender.diversified(Self.listLength, from: pool, for: profile),
      byFloor: floor.ranked(
        Self.listLength,
        by: recommender.given(user),
        where: admitted.contains
      ),
      byPopularity: Array(floor.popular.lazy.filter(admitted.contains).prefix(Self.listLength))
    )
  }
}
