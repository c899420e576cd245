import RecipeLexicon
import RecipeMatching
import RecipeModel

@testable import WhatCanIMake

extension Kitchen {
  /// A kitchen of some recipes alone, in which nobody keeps anything.
  init(of recipes: [Recipe], _ lexicon: IngredientLexicon) {
    let index = CatalogueIndex(
      entries: recipes.map { CatalogueIndex.Entry(recipe: $0, addedAt: 0) },
      lexicon: lexicon,
      generation: 1,
      fingerprint: 1
    )
    let catalogue = Catalogue(
      Stores(KitchenPaths(data: "/nonexistent", store: "/nonexistent")),
      index,
      recipes: .memory(Dictionary(uniqueKeysWithValues: recipes.map { ($0.id, $0) }))
    )
    self.init(catalogue, .none)
  }
}
