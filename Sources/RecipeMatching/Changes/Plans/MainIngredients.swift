import RecipeLexicon
public import RecipeModel
import SectionFiles

extension CatalogueIndex {
  /// The main ingredients of a dish: meat, fish and shellfish that do not keep for two weeks, each with what it
  /// is a kind of, classes left out. A chop and a roast have pork in common; bacon and stock are none.
  /// Cost: O(lines of the dish · what they are kinds of).
  public func mainIngredients(of recipe: RecipeID) -> [IngredientID] {
    let taxonomy = lexicon.taxonomy
    var mains: Set<Int> = []
    for requirement in recipes.required[recipe.rawValue] {
      for ingredient in requirements.alternatives[Int(requirement)].map({ Int($0) }) {
        let days = lexicon.keeping.days(of: IngredientID(ingredient)) ?? .max
        let carried = taxonomy.carried[ingredient]
        guard days < 14, !carried.isDisjoint(with: [.meat, .fish, .shellfish]) else { continue }
        mains.formUnion([ingredient] + taxonomy.ancestors(of: ingredient))
      }
    }
    return mains.filter { !taxonomy.isClass[$0] }.sorted().map { IngredientID($0) }
  }
}
