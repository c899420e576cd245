import RecipeDrawing
import RecipeLexicon
public import RecipeModel

extension Kitchen {
  /// A drawing of a dish or drink: an SVG document of a few kilobytes. The same recipe gives the
  /// same bytes.
  ///
  /// - Throws: ``KitchenError`` if the tables for drawings cannot be read. Cost: O(bytes of the
  ///   recipe), and of the tables for the first drawing of a catalogue.
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

  /// The symbol of an ingredient, as an SVG document; nil for one that has none, nor has anything
  /// above it.
  ///
  /// - Throws: ``KitchenError`` if the tables for drawings cannot be read. Cost: O(what is above the
  ///   ingredient), and of the tables for the first drawing of a catalogue.
  package func drawing(ofIngredient ingredient: IngredientID) throws(KitchenError) -> String? {
    try catalogue.drawingTables().symbol(of: ingredient, index.lexicon.taxonomy)?.symbol.svgText
  }

  /// The drawing of a dish of the catalogue, as the person sees it; nil if the catalogue does not
  /// have the dish. See ``drawing(of:)``.
  ///
  /// - Throws: ``KitchenError`` if the tables or the recipe cannot be read. Cost: O(log dishes) if
  ///   somebody asked for it before and the catalogue still has it in memory; otherwise that of the
  ///   recipe and its drawing.
  public func drawing(ofDish id: DishID) throws(KitchenError) -> String? {
    guard canSee(id), let dish = recipe(with: id) else { return nil }
    // Who taught the kitchen words may see other things in it.
    let isEverybodys = snapshot.taught.isEmpty
    if isEverybodys, let known = catalogue.keptDrawings[dish] { return known }
    guard let recipe = try recipes([id]).first else { return nil }
    let drawing = try drawing(of: recipe)
    if isEverybodys { catalogue.keptDrawings.keep(drawing, of: dish) }
    return drawing
  }
}
