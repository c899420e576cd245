import RecipeMatching
import RecipeModel
import RecipeTaste

extension Kitchen {
  /// How well each dish fits the person's taste, by position in the index, in hundredths of a standard
  /// deviation over the dishes that the person can see; empty when nothing is known of it.
  ///
  /// Cost: O(what the person likes · dishes · dimensions).
  func tasteKeys() -> [Int] {
    guard belongings.hasTaste else { return [] }
    let taste = taste()
    return tasteKeys(leanings(taste).profile, taste)
  }

  func tasteKeys(_ profile: TasteProfile, _ taste: Taste) -> [Int] {
    guard !profile.isEmpty else { return [] }
    let visible = index.allRecipes.filter { canSee($0) }.map(\.rawValue)
    let scores = taste.scorer.scores(profile, over: visible)
    var keys = [Int](repeating: 0, count: index.recipes.count)
    for (recipe, score) in zip(visible, scores) { keys[recipe] = score }
    return keys
  }
}

extension Taste {
  var scorer: TasteScorer {
    TasteScorer(model: model, recipes: recipes)
  }
}
