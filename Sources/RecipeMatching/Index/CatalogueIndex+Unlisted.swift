import RecipeLexicon
package import RecipeModel

extension CatalogueIndex {
  /// The dishes that name an ingredient itself, be it as what is nice to have, ascending.
  ///
  /// Cost: O(dishes that do, and a logarithm of those of what changed).
  package func recipes(naming ingredient: IngredientID) -> [RecipeID] {
    let naming = requirements(naming: ingredient.rawValue).map(Int.init)
    let all = segments.flatMap { segment in
      naming.compactMap(segment.term(of:)).flatMap { term in
        (Array(segment.tables.required[term]) + Array(segment.tables.optional[term])).map {
          RecipeID(segment.first + Int($0))
        }
      }
    }
    return Set(all).filter { isPresent($0) }.sorted()
  }

  /// Whether a dish names an ingredient that is not among some others. Cost: as ``recipes(naming:)``.
  package func isUsed(_ ingredient: IngredientID, besides hidden: [RecipeID]) -> Bool {
    let hidden = Set(hidden)
    return recipes(naming: ingredient).contains { !hidden.contains($0) }
  }
}
