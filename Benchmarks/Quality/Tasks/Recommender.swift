import RecipeRanking
import RecipeTaste

/// Recommends test recipes to a cook, by the library alone.
struct Recommender: Sendable {
  let taste: TrainedTaste
  let split: Split

  /// How many favourites the scorer is told.
  static let favouritesGiven = 5
  /// Diversity chooses among this many.
  static let poolSize = 100

  /// What a cook says at first: the first favourites.
  func profile(of user: Split.User) -> TasteProfile {
    TasteProfile(likes: given(user).map { signal($0) })
  }

  func signal(_ recipe: Int, weight: Float = 1) -> TasteProfile.Signal {
    TasteProfile.Signal(terms: split.recipes[recipe].terms, weight: weight)
  }

  func given(_ user: Split.User) -> ArraySlice<Int> {
    user.favourites.prefix(Self.favouritesGiven)
  }

  /// The test recipes that the cook did not name, ascending.
  func candidates(for user: Split.User) -> [Int] {
    let named = Set(given(user))
    return split.test.filter { !named.contains($0) }
  }

  /// Some recipes with their scores, best first; ties lower recipe first.
  func ranked(_ candidates: [Int], for profile: TasteProfile) -> [ScoredRecipe] {
    let scores = taste.scorer.scores(profile, over: candidates)
    return zip(candidates, scores).map { ScoredRecipe(recipe: $0, score: $1) }.sorted()
  }

  /// A varied choice from the best recipes, in the order chosen, at the library's own λ.
  func diversified(
    _ count: Int,
    from pool: [ScoredRecipe],
    for profile: TasteProfile
  ) -> [Int] {
    let recipes = pool.map(\.recipe)
    let chosen = RecipeRanking.diversified(
      count,
      relevance: pool.map(\.score),
      intents: taste.scorer.intents(of: recipes, in: profile)
    ) { taste.recipes.cosine(recipes[$0], recipes[$1]) }
    return chosen.map { recipes[$0] }
  }
}

/// A recipe and how well it fits; what fits better comes first, ties lower recipe first.
struct ScoredRecipe: Comparable, Sendable {
  var recipe: Int
  var score: Int

  static func < (left: Self, right: Self) -> Bool {
    left.score != right.score ? left.score > right.score : left.recipe < right.recipe
  }
}
