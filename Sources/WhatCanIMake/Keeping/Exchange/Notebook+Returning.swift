import RecipeModel
import RecipeStorage

extension Notebook {
  /// Imports recipes that somebody wrote in a store and exported, as the person's own recipes, with
  /// their pictures.
  ///
  /// A recipe that the person already has with the same content is not added again, and a deleted
  /// one is restored. If the person's recipe has other content, both stay, and the new one gets its
  /// own id: nothing that they wrote is changed.
  ///
  /// - Returns: How many were new, and how many were there; none is changed.
  public func takeIn(returned: [ReturnedRecipe]) throws(KitchenError) -> NotebookImportReport {
    // A file that is no picture stops nothing: the recipe comes without.
    let pictures = returned.map { $0.picture.flatMap { try? Self.picture(file: $0) } }
    return try writing { writer in
      var report = NotebookImportReport(new: 0, changed: 0, unchanged: 0)
      var mine = Self.byWords(try writer.reader.ownRecipes())
      let deleted = Self.byWords(try writer.reader.deletedRecipes())
      for (own, picture) in zip(returned, pictures) {
        let words = own.recipe.words
        let id: DishID
        if let there = mine[words] {
          id = there
          report.unchanged += 1
        } else if let back = deleted[words], try writer.restoreRecipe(back) {
          id = back
          report.new += 1
        } else {
          var recipe = own.recipe
          recipe.origin.nativeID = OwnRecipe.withoutPerson(
            String(recipe.id.description.dropFirst(OwnRecipe.source.count + 1))
          )
          id = try writer.createRecipe(recipe).recipe.id
          report.new += 1
        }
        mine[words] = id
        if let picture, try writer.reader.picture(of: id) == nil {
          _ = try writer.setPicture(of: id, picture)
        }
      }
      return report
    }
  }

  /// The ids of recipes; of two with the same words the first.
  private static func byWords(_ recipes: [OwnRecipe]) -> [Recipe: DishID] {
    Dictionary(
      recipes.map { ($0.recipe.words, $0.recipe.id) },
      uniquingKeysWith: { first, _ in first }
    )
  }
}

extension Recipe {
  /// The recipe without what tells where it is kept.
  fileprivate var words: Recipe {
    var words = self
    words.id = DishID(source: OwnRecipe.source, nativeID: "recipe")
    (words.origin.source, words.origin.nativeID) = (OwnRecipe.source, "recipe")
    words.neverSwapped = nil
    return words
  }
}
