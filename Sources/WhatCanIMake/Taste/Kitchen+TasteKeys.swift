import RecipeMatching
import RecipeModel
import RecipeTaste

extension Kitchen {
  /// How well each dish fits the person's taste, by position in the index, in hundredths of a standard
  /// deviation over the dishes that the person can see; empty when nothing is known of it.
  ///
  /// Cost: O(what the person likes · dishes · dimensions).
  func tasteKeys() -> [Int] {
    guard snapshot.hasTaste else { return [] }
    let taste = taste()
    return tasteKeys(signals(taste).profile, taste)
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

extension TasteLevel {
  /// The scores from which on a dish is of levels 4, 3, 2 and 1, in hundredths of a standard deviation over
  /// the dishes of the catalogue.
  ///
  /// Over the collection and a hundred drawn profiles of three liked dishes and one disliked, 9 of a hundred
  /// dishes come into level 4, then 18, 36, 37 and 2: few are just right, and few are disliked.
  static let cuts = [150, 45, -45, -150]

  /// The level of a score in hundredths of a standard deviation.
  public static func level(ofScore score: Int) -> Int {
    best - (cuts.firstIndex { score >= $0 } ?? best)
  }
}

extension Kitchen {
  /// For each dish how well it fits the person's taste, by position in the index, as a ``TasteLevel``;
  /// empty when nothing is known of it. Cost: as ``tasteKeys()``.
  func tasteLevels() -> [Int] { tasteKeys().map(TasteLevel.level(ofScore:)) }

  /// What the person wrote or changed, or keeps as a favourite: they know it well, whoever else does.
  var wellKnownRecipes: Set<RecipeID> {
    let favorites = snapshot.marks.filter(\.value.isFavorite).map(\.key)
    let known = snapshot.ownRecipes.union(favorites).union(snapshot.versions.values)
    return Set(index.recipes(withIDs: known))
  }
}

extension Taste {
  var scorer: TasteScorer {
    TasteScorer(model: model, recipes: recipes)
  }
}
