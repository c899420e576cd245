public import RecipeLexicon
public import RecipeModel

extension Kitchen {
  /// How strong a drink is when it is made as written; nil for a meal, and where it cannot be told.
  public func strength(of recipe: Recipe) -> DrinkStrength? {
    DrinkStrength(of: recipe, lexicon: index.lexicon, units: index.units)
  }

  /// How what a line asks for looks in a glass, of alternatives the first; nil for what is no liquid.
  public func colour(of line: IngredientLine) -> DrinkColour? {
    guard let ingredient = index.lexicon.requirements(of: line)?.first?.first else { return nil }
    return index.lexicon.colour(of: ingredient)
  }
}
