public import RecipeModel

/// A dish as schema.org's Recipe, <https://schema.org/Recipe>, in JSON-LD.
public struct SchemaOrgRecipe: Sendable {
  private let recipe: Recipe

  public init(_ recipe: Recipe) {
    self.recipe = recipe
  }

  /// Compact, the keys in a fixed order, keys without a value left out. No `<` stands in it, so
  /// that nothing closes the script element around it.
  public var text: String {
    JSONText.object(members.filter { $0.value != .null }).textInPage
  }

  var members: [(key: String, value: JSONText)] {
    [
      ("@context", .string("https://schema.org")),
      ("@type", .string("Recipe")),
      ("name", .string(recipe.name)),
      ("description", .optional(recipe.summary)),
      ("recipeCategory", .optional(recipe.category)),
      ("recipeCuisine", .optional(recipe.cuisine)),
      ("recipeYield", .optional(recipe.servings.map { $0 == 1 ? "1 serving" : "\($0) servings" })),
      ("totalTime", .optional(recipe.minutes.map { "PT\($0)M" })),
      ("keywords", recipe.tags.isEmpty ? .null : .string(recipe.tags.joined(separator: ", "))),
      ("recipeIngredient", .strings(recipe.lines.map(Self.text))),
      ("recipeInstructions", .array(recipe.steps.map(Self.step))),
      ("image", .optional(WebAddress(recipe.origin.image)?.text)),
      ("url", .optional(WebAddress(recipe.origin.link)?.text)),
    ]
  }

  /// The line as its source wrote it, else in our words.
  static func text(of line: IngredientLine) -> String {
    line.text.allSatisfy(\.isWhitespace) ? RecipeWording.text(of: line) : line.text
  }

  private static func step(_ text: String) -> JSONText {
    .object([("@type", .string("HowToStep")), ("text", .string(text))])
  }
}
