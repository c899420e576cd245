import RecipeRanking

extension RecipeVectors {
  /// The recipes that lie nearest to one that need not be among them.
  ///
  /// - Parameters:
  ///   - vector: Where it lies: a unit vector, or zeros when nothing is known of that.
  ///   - terms: Its terms, ascending, each once.
  ///   - limit: The most to give; at least 0.
  ///   - place: Where a recipe comes among equally near ones, lower first; no two the same. It ascends
  ///     with the recipes, but for those that were appended.
  ///   - admitted: For each recipe, whether it may be in the answer; nil admits all.
  ///   - isAdmitted: The same, for what costs more to tell: asked at most once for each recipe of
  ///     `admitted`, and for few where it is known where the recipe lies.
  /// - Returns: With the score in thousandths of a cosine, rounded; nearest first, ties lower place
  ///   first; only scores above 0. The cosine is the whitened one, summed in Double, or that of the bags
  ///   when nothing is known of where the recipe lies.
  /// Cost: O(recipes · dimensions), as a scan of bytes; for bags O(mentions).
  package func nearest(
    to vector: [Float],
    terms: [Int],
    limit: Int,
    place: (Int) -> Int = { $0 },
    admitted: [Bool]? = nil,
    where isAdmitted: (Int) -> Bool
  ) -> [(recipe: Int, score: Int)] {
    var best = TopK<Near>(k: limit) {
      $0.cosine != $1.cosine ? $0.cosine > $1.cosine : $0.place < $1.place
    }
    func insert(_ recipe: Int, _ cosine: Double) {
      guard Near.score(cosine) > 0 else { return }
      best.insert(Near(recipe: recipe, cosine: cosine, place: place(recipe)))
    }
    func isChosen(_ recipe: Int) -> Bool { admitted?[recipe] ?? true && isAdmitted(recipe) }
    if let quantised, vector.contains(where: { $0 != 0 }) {
      let top = quantised.exactTop(
        limit,
        query: vector,
        admitted: admitted.map { Array($0.prefix(quantised.count)) },
        where: isAdmitted
      )
      for row in top.rows { insert(row.row, row.score) }
      for recipe in quantised.count..<count where isChosen(recipe) {
        insert(recipe, exactScore(Array(vectors.row(recipe)), vector))
      }
    } else {
      for recipe in 0..<count where isChosen(recipe) {
        insert(recipe, Double(bagCosine(of: terms, with: recipe)))
      }
    }
    return best.sorted().map { (recipe: $0.recipe, score: Near.score($0.cosine)) }
  }
}

/// A recipe and how near it is.
private struct Near {
  var recipe: Int
  var cosine: Double
  var place: Int

  /// In thousandths.
  static func score(_ cosine: Double) -> Int { Int((cosine * 1000).rounded()) }
}
