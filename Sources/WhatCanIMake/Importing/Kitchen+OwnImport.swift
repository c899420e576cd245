import RecipeImport
import RecipeModel

extension Kitchen {
  /// The recipes of a file, for somebody who imports them as their own recipes:
  /// ``Notebook/takeIn(returned:)`` saves them.
  ///
  /// At most a thousand are read; the others count as failed. Nothing is written.
  ///
  /// - Parameter progress: Called every few records.
  /// - Returns: The recipes, and what could not be read; the recipes are not counted yet.
  /// - Throws: ``KitchenError`` `.nothingImported` if the file has no readable recipe. Cost:
  ///   O(bytes).
  public static func ownRecipes(
    in file: OutsideFile,
    _ places: KitchenPaths,
    progress: @escaping (ImportProgress) -> Void = { _ in }
  ) throws(KitchenError) -> (recipes: [ReturnedRecipe], report: ImportReport) {
    do {
      let reading = ImportReading(
        [file],
        RecipeFileReader(parser: try places.importParser()),
        format: nil,
        collection: nil,
        progress: progress
      )
      guard try reading.hasRecipe() else { throw KitchenError(.nothingImported(reading.problems)) }
      var recipes: [ReturnedRecipe] = []
      var beyond = 0
      while let batch = try reading.batch() {
        let room = max(ReturnedRecipe.most - recipes.count, 0)
        recipes += batch.prefix(room).map { ReturnedRecipe(own: $0.recipe) }
        beyond += max(batch.count - room, 0)
      }
      recipes += reading.returned
      let report = ImportReport(
        new: 0,
        changed: 0,
        unchanged: 0,
        problems: reading.problems,
        failed: reading.failed + beyond
      )
      return (recipes, report)
    } catch {
      throw KitchenError(catching: error)
    }
  }
}
