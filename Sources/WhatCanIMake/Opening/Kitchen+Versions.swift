import RecipeMatching
import RecipeModel

/// A dish that a person changed for themselves stands twice in the index: as its source has it, and, under an
/// id that only its owner is shown, as they changed it. To them both are one dish, under the dish's own id.
extension Kitchen {
  /// The dish with an id as the person sees it: their version of it, where the index has that.
  /// Cost: as ``CatalogueIndex/recipe(with:)``.
  func recipe(with dish: DishID) -> RecipeID? {
    snapshot.versions[dish].flatMap { index.recipe(with: $0) } ?? index.recipe(with: dish)
  }

  /// As ``RecipeTable/duplicateGroup(of:)``, and as the person says; a version belongs to the duplicate group of its dish.
  func duplicateGroup(of recipe: RecipeID) -> RecipeID {
    duplicateGroups.head(of: original(of: recipe) ?? recipe)
  }

  /// The person's versions of dishes of some duplicate groups.
  func versions(ofDuplicateGroups heads: Set<RecipeID>) -> [RecipeID] {
    snapshot.versions.values.compactMap { index.recipe(with: $0) }
      .filter { heads.contains(duplicateGroup(of: $0)) }.sorted()
  }

  /// How well a dish is known; a version as well as its dish.
  func renown(of recipe: RecipeID) -> Int {
    index.recipes.mark(of: original(of: recipe) ?? recipe).renown
  }

  /// The dish whose version `recipe` is, as its source has it; nil for any other, and where the source no longer
  /// has it.
  private func original(of recipe: RecipeID) -> RecipeID? {
    guard index.recipes.isOwn(recipe) else { return nil }
    return DishVersion.dish(of: index.recipes.id(of: recipe)).flatMap { index.recipe(with: $0) }
  }
}

extension RecipeTable {
  /// The id of a dish as people know it: a version has that of its dish. Cost: O(length).
  func dishID(of recipe: RecipeID) -> DishID {
    let id = id(of: recipe)
    return isOwn(recipe) ? DishVersion.dish(of: id) ?? id : id
  }
}

extension CatalogueIndex {
  /// The dishes of which the index has these versions. Cost: O(versions · log dishes).
  ///
  /// - Parameter versions: For each dish the id of the version.
  func replaced(by versions: [DishID: DishID]) -> Set<RecipeID> {
    Set(
      versions.compactMap { dish, version in
        self.recipe(with: version) == nil ? nil : self.recipe(with: dish)
      }
    )
  }
}
