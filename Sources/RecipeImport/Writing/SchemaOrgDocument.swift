internal import RecipeModel

/// Recipes as one JSON-LD document, each with an exact copy as a property of this project's own.
///
/// One recipe is the document itself; several are its `@graph`, a line each.
enum SchemaOrgDocument {
  /// The document with a line break at its end; no `<` stands in it. Cost: O(size of the recipes).
  static func text(of recipes: [Recipe]) -> String {
    let text: String
    if let recipe = recipes.first, recipes.count == 1 {
      text = object([("@context", context)] + members(of: recipe))
    } else {
      let graph = recipes.map { object(members(of: $0)) }.joined(separator: ",\n")
      text = "{\"@context\":\(context.text),\"@graph\":[\n\(graph)\n]}"
    }
    return text + "\n"
  }

  private static var context: JSONText {
    .array([
      .string("https://schema.org"),
      .object([("whatcanimake", .string("urn:whatcanimake:"))]),
    ])
  }

  private static func members(of recipe: Recipe) -> [(key: String, value: JSONText)] {
    SchemaOrgRecipe(recipe).members.filter { $0.key != "@context" }
      + [(ExactCopy.jsonLDKey, .optional(ExactCopy.text(of: recipe)))]
  }

  private static func object(_ members: [(key: String, value: JSONText)]) -> String {
    JSONText.object(members.filter { $0.value != .null }).textInPage
  }
}
