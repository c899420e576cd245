import RecipeLexicon
import RecipeMatching
import RecipeModel

/// Which dishes are dinners.
extension KitchenRoles {
  /// Which dishes of an index are dinners of a pantry.
  ///
  /// - Parameter bare: Whether a piece of meat by itself is one: to who has it, and not to who would buy it.
  /// Cost: O(ingredients).
  static func dinners(
    in index: CatalogueIndex,
    of pantry: [IngredientID],
    bare: Bool = true
  ) -> Dinners {
    let lexicon = index.lexicon
    return Dinners(
      index,
      Dinners.Roles(
        filling: ingredients(filling, lexicon),
        substance: bare ? ingredients(substance, lexicon) : [],
        // Bread with something on it is a lunch.
        bases: ingredients(
          substance + pulses + frying + starches.filter { $0 != "bread" },
          lexicon
        ),
        thin: ingredients(["egg"], lexicon),
        sweet: ingredients(sweet, lexicon),
        under: ingredients(["bread", "breadcrumb"], lexicon),
        usual: ingredients(usual, lexicon),
        unmeant: ingredients(flavourings + starches, lexicon),
        several: ingredients(["vegetable"], lexicon)
      ),
      pantry: pantry
    )
  }
}
