/// Orders candidates by what a cook likes.
package struct TasteScorer: Sendable {
  let model: TasteModel
  let recipes: RecipeVectors
  let scan: any VectorScan

  /// - Parameters:
  ///   - recipes: Placed by `model`.
  ///   - scan: Over the rows of `recipes`.
  package init(model: TasteModel, recipes: RecipeVectors, scan: any VectorScan) {
    self.model = model
    self.recipes = recipes
    self.scan = scan
  }

  /// With a scan that compares every row exactly.
  package init(model: TasteModel, recipes: RecipeVectors) {
    self.init(model: model, recipes: recipes, scan: ExactScan(recipes.vectors))
  }

  /// How well each candidate fits, in hundredths; higher fits better.
  ///
  /// The sum of these, each as distances from the mean of the candidates in standard deviations
  /// (0 where the candidates do not differ):
  ///
  /// - ¾ of the nearness to the likes: the soft maximum of the cosines of the whitened vectors;
  /// - ¼ of the cosine of the bags, that of the likes weighing each term by its lift; less once
  ///   more than ten dishes are liked;
  /// - −¼ of the nearness to the dislikes;
  /// - ±0.3 of the nearness to the centroids of the liked and of the disliked groups.
  ///
  /// A score therefore compares candidates of one call and nothing else. Rounded before anything is
  /// ranked by it, so that the order does not hang on the last bits.
  ///
  /// - Parameter candidates: Positions of recipes, in any order.
  /// - Returns: One for each candidate, in their order. All 0 for a profile that is empty, or of
  ///   which no vector knows anything, and for a single candidate.
  /// Cost: O(queries · candidates · dimensions + terms), where a query is a dish, a group or a
  /// member of a class.
  package func scores(_ profile: TasteProfile, over candidates: [Int]) -> [Int] {
    guard !profile.isEmpty, !candidates.isEmpty else {
      return Array(repeating: 0, count: candidates.count)
    }
    var sums = [Double](repeating: 0, count: candidates.count)
    func add(_ values: [Double], share: Double) {
      for (position, value) in standardised(values).enumerated() { sums[position] += share * value }
    }
    func addNearness(to queries: TasteQueries, share: Double) {
      guard !queries.weights.isEmpty else { return }
      add(nearness(to: queries, of: candidates), share: share)
    }
    let likes = TasteQueries(profile.likes, model: model, recipes: recipes)
    let dislikes = TasteQueries(profile.dislikes, model: model, recipes: recipes)
    addNearness(to: likes, share: TasteTuning.nearnessShare)
    addNearness(to: dislikes, share: -TasteTuning.dislikeShare)
    let bag = TasteBag(profile.likes, recipes: recipes)
    add(
      recipes.bagCosines(with: bag.lifts(idf: recipes.idf), of: candidates),
      share: TasteTuning.bagShare * Double(min(1, TasteTuning.fullBag / max(1, bag.total)))
    )
    addNearness(
      to: TasteQueries(profile.likedGroups, recipes: recipes),
      share: TasteTuning.groupShare
    )
    addNearness(
      to: TasteQueries(profile.dislikedGroups, recipes: recipes),
      share: -TasteTuning.groupShare
    )
    return sums.map { Int(($0 * 100).rounded()) }
  }

  private func nearness(to queries: TasteQueries, of candidates: [Int]) -> [Double] {
    pooled(
      scan.similarities(to: queries.vectors, of: candidates),
      weights: queries.weights,
      temperature: TasteTuning.temperature
    )
  }
}
