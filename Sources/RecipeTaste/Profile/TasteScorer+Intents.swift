package import RecipeRanking

extension TasteScorer {
  /// How far each candidate is there for each of the likes, for choosing dishes that together
  /// serve all of them.
  ///
  /// A candidate's shares are those of its likes in `Σ w · exp(cosine / ¼)`, so the nearest takes
  /// most. Likes that no vector knows are left out.
  ///
  /// - Parameter candidates: Positions of recipes; of the order of a hundred.
  /// - Returns: Its shares are aligned with `candidates`; none without likes.
  /// Cost: O(queries · candidates · dimensions).
  package func intents(of candidates: [Int], in profile: TasteProfile) -> Intents {
    let queries = TasteQueries(profile.likes, model: model, recipes: recipes)
    let cosines = scan.similarities(to: queries.vectors, of: candidates)
    var weights: [Float] = []
    var intents: [Int] = []
    for (query, source) in queries.sources.enumerated() {
      if query == 0 || queries.sources[query - 1] != source {
        weights.append(profile.likes[source].weighs)
      }
      intents.append(weights.count - 1)
    }
    let shares = candidates.indices.map { candidate in
      var shares = [Float](repeating: 0, count: weights.count)
      for (query, intent) in intents.enumerated() {
        let cosine = cosines[query, candidate]
        shares[intent] +=
          queries.weights[query] * exponential(cosine / TasteTuning.intentTemperature)
      }
      let sum = shares.reduce(0, +)
      return shares.map { $0 / sum }
    }
    return Intents(weights: weights, shares: shares)
  }
}
