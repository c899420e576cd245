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

  /// What makes a dinner of a salad.
  private static let filling = [
    "meat", "any sausage", "seafood", "legume", "tofu", "tempeh", "seitan", "cheese",
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
    DishTraits(
      index,
      bases: bases.map { ingredients($0, index.lexicon) },
      besides: ingredients(flavourings, index.lexicon)
    )
  }

  /// Which dishes of an index are dinners. Cost: O(ingredients).
  static func dinners(in index: CatalogueIndex) -> Dinners {
    Dinners(
      index,
      Dinners.Roles(
        filling: ingredients(filling, index.lexicon),
        bases: ingredients(bases.flatMap(\.self), index.lexicon),
        thin: ingredients(["egg"], index.lexicon),
        usual: ingredients(usual, index.lexicon)
      )
    )
  }

  /// Those of the names that a lexicon knows.
  private static func ingredients(_ names: [String], _ lexicon: IngredientLexicon) -> [IngredientID]
  {
    names.compactMap { lexicon.ingredient(named: $0) }
  }

  /// The same as ingredients of a lexicon; a name that it does not know is passed over. Cost: a lookup a name.
  static func roles(in lexicon: IngredientLexicon) -> ItemRoles {
    ItemRoles(
      usual: ingredients(usual, lexicon),
      main: ingredients(main, lexicon)
    )
  }
}
