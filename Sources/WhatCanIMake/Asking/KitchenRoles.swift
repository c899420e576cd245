import RecipeLexicon
import RecipeMatching
import RecipeModel

/// What things are to a kitchen, by their names in the lexicon; each stands for its kinds too.
enum KitchenRoles {
  /// What most kitchens have. The word `kitchen` among the staples takes it to be there, and nowhere does a
  /// dish come first because it takes one of these.
  static let usual = ["oil", "vegetable oil", "olive oil", "sugar", "butter", "flour", "vinegar"]

  /// What a dish or drink is made of first and foremost: meat, what swims, pulses and what stands for meat;
  /// a spirit.
  static let main = [
    "meat", "any sausage", "seafood", "legume", "tofu", "tempeh", "seitan", "spirit",
  ]

  /// What dishes are built on: meat and what swims before pulses, those before eggs and what fills.
  private static let bases = [
    ["meat", "any sausage", "seafood"], ["legume", "tofu", "tempeh", "seitan"],
    ["egg", "pasta", "noodle", "rice", "potato", "bread"],
  ]

  /// What gives taste where another thing is cooked: no dish is built on bacon.
  private static let flavourings = ["cured meat"]

  /// What dishes of an index are like. Cost: O(ingredients).
  static func traits(in index: CatalogueIndex) -> DishTraits {
    func ingredients(_ names: [String]) -> [IngredientID] {
      names.compactMap { index.lexicon.ingredient(named: $0) }
    }
    return DishTraits(index, bases: bases.map(ingredients), besides: ingredients(flavourings))
  }

  /// The same as ingredients of a lexicon; a name that it does not know is passed over. Cost: a lookup a name.
  static func roles(in lexicon: IngredientLexicon) -> ItemRoles {
    ItemRoles(
      usual: usual.compactMap { lexicon.ingredient(named: $0) },
      main: main.compactMap { lexicon.ingredient(named: $0) }
    )
  }
}
