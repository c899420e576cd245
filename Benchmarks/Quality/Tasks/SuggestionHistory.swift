/// What a cook knows or was shown, and so what is left: no dish again, nor one that is nearly the
/// same as another.
struct SuggestionHistory {
  /// What may not come again, nor anything nearly the same.
  private var past: [Int]
  /// Recipes that may still be suggested, ascending.
  private(set) var remaining: [Int]
  /// For each recipe looked at, how many of `past` it is known to differ from.
  private var compared: [Int: Int] = [:]
  private let isAlike: (Int, Int) -> Bool

  /// - Parameters:
  ///   - known: Recipes that the cook named; not among the candidates.
  ///   - isAlike: Whether two recipes are nearly the same; symmetric.
  init(_ candidates: [Int], known: [Int], isAlike: @escaping (Int, Int) -> Bool) {
    remaining = candidates
    past = known
    self.isAlike = isAlike
  }

  mutating func show(_ recipes: [Int]) {
    past.append(contentsOf: recipes)
    let gone = Set(recipes)
    remaining.removeAll { gone.contains($0) }
  }

  /// The first `count` that are nearly the same as nothing past and as none of each other.
  ///
  /// Cost: O(recipes looked at · (count + what they were not compared with yet)).
  ///
  /// - Parameter ranked: Of those that remain, best first. What is nearly the same as something
  ///   past remains no longer.
  mutating func admitted(_ count: Int, of ranked: [ScoredRecipe]) -> [ScoredRecipe] {
    var admitted: [ScoredRecipe] = []
    var repeated: Set<Int> = []
    for candidate in ranked {
      guard admitted.count < count else { break }
      let recipe = candidate.recipe
      if past[compared[recipe, default: 0]...].contains(where: { isAlike(recipe, $0) }) {
        repeated.insert(recipe)
        continue
      }
      compared[recipe] = past.count
      if !admitted.contains(where: { isAlike(recipe, $0.recipe) }) { admitted.append(candidate) }
    }
    remaining.removeAll { repeated.contains($0) }
    return admitted
  }
}
