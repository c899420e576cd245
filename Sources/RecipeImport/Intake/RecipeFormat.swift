/// The formats in which recipes can be read.
public enum RecipeFormat: String, CaseIterable, Sendable {
  case cooklang
  case thecocktaildb
  case themealdb
  /// A schema.org Recipe as JSON-LD, on its own or in a saved page.
  case schemaorg
  case csv
  /// One JSON object per line.
  case jsonlines
  /// Records with keys such as name, ingredients and instructions.
  case json
  case mealie
  case paprika
  case markdown
  case spoonacular
  /// Exports of Meal-Master, in text columns.
  case mealmaster
  /// MasterCook's exports, as text or as XML (`.mx2`).
  case mastercook
  /// The JSON of one recipe in Tandoor's exports.
  case tandoor
  /// A title, lines of ingredients, and steps, as people type them.
  case text
}
