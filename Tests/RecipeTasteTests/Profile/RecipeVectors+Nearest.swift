import RecipeTaste

extension RecipeVectors {
  /// The recipes that lie nearest to one, itself left out.
  func nearest(
    to recipe: Int,
    limit: Int,
    where isAdmitted: (Int) -> Bool = { _ in true }
  ) -> [(recipe: Int, score: Int)] {
    nearest(
      to: Array(vectors.row(recipe)),
      terms: corpus[recipe].map(Int.init),
      limit: limit
    ) { $0 != recipe && isAdmitted($0) }
  }
}
