import RecipeDrawing
import RecipeLexicon
public import RecipeModel

extension Kitchen {
  /// A dish or drink as a document of SVG of a few kilobytes: the same recipe gives the same bytes.
  ///
  /// - Throws: ``KitchenError`` when the tables that it is drawn with cannot be read.
  /// Cost: O(bytes of the recipe), and of the tables for the first drawing of a catalogue.
  public func drawing(of recipe: Recipe) throws(KitchenError) -> String {
    let tables = try catalogue.drawingTables()
    switch recipe.kind {
    case .cocktail:
      return DrinkPicture(of: recipe, lexicon: index.lexicon, units: index.units, tables: tables)
        .drawing.svgText
    case .meal:
      return DishPicture(of: recipe, lexicon: index.lexicon, units: index.units, tables: tables)
        .drawing.svgText
    }
  }
}
