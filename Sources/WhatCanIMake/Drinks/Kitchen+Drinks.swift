public import RecipeLexicon
public import RecipeModel

extension Kitchen {
  /// How strong a drink is if it is made as written; nil for a meal, and if it cannot be computed.
  public func strength(of recipe: Recipe) -> DrinkStrength? {
    DrinkStrength(of: recipe, lexicon: index.lexicon, units: index.units)
  }

  /// How the ingredient of a line looks in a glass (of alternatives the first); nil for anything
  /// but a liquid.
  public func colour(of line: IngredientLine) -> DrinkColour? {
    guard let ingredient = index.lexicon.requirements(of: line)?.first?.first else { return nil }
    return index.lexicon.colour(of: ingredient)
  }
}
