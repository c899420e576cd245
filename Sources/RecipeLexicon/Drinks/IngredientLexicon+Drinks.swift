package import RecipeModel

extension IngredientLexicon {
  /// Percent of alcohol by volume, to a tenth.
  ///
  /// 0 for what carries no alcohol: neither it, nor what it is or belongs to, nor what is in it is
  /// flagged so. Otherwise what its own row in `strengths.tsv` says, or else the nearest row above
  /// it, by is-a and belongs-to; of several equally near the highest. Nil when there is none.
  package func strength(of ingredient: IngredientID) -> Double? {
    strengths.percent(of: ingredient)
  }

  /// How a thumb-deep glass of it looks; nil for what is no liquid.
  ///
  /// What its own row in `colours.tsv` says, or else the nearest row above it, by is-a and
  /// belongs-to; of several equally near the most opaque, then the highest red, green and blue.
  package func colour(of ingredient: IngredientID) -> DrinkColour? {
    colours.colour(of: ingredient)
  }
}
