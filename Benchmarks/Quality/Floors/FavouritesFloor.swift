/// The plain way to rank test recipes: by the cosine with the mean of the favourites' bags, whose
/// terms weigh their idf.
struct FavouritesFloor: Sendable {
  /// Every recipe of the split.
  let bags: TermBags
  /// Test recipes of the commonest terms first: by the mean logarithm of their shares of recipes.
  let popular: [Int]
  /// The test recipes, ascending, and their bags alone.
  private let recipes: [Int]
  private let candidates: TermBags

  init(_ split: Split) {
    let weights = split.inverseDocumentFrequencies()
    recipes = split.test
    bags = TermBags(split.recipes.map(\.terms), weights: weights)
    candidates = TermBags(recipes.map { split.recipes[$0].terms }, weights: weights)
    let commonness = recipes.map { recipe in
      let terms = split.recipes[recipe].terms
      return terms.isEmpty
        ? -.infinity : -terms.reduce(0) { $0 + weights[$1] } / Double(terms.count)
    }
    let recipes = recipes
    popular = bestPositions(recipes.count, of: commonness).map { recipes[$0] }
  }

  /// The best test recipes for someone who likes `favourites`.
  func ranked(
    _ count: Int,
    by favourites: some Sequence<Int>,
    where isAdmitted: (Int) -> Bool
  ) -> [Int] {
    let centroid = TermBags.centroid(favourites.map { bags.bags[$0] })
    let cosines = candidates.cosines(with: centroid)
    return bestPositions(count, of: cosines) { isAdmitted(recipes[$0]) }.map { recipes[$0] }
  }
}
