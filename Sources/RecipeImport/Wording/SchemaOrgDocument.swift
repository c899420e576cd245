internal import JSONCoding
internal import RecipeModel

/// Recipes as one JSON-LD document, each with an exact copy as a property of this project's own.
///
/// One recipe is the document itself; several are its `@graph`, a line each.
enum SchemaOrgDocument {
  /// The document with a line break at its end; no `<` stands in it. Cost: O(size of the recipes).
  static func text(of recipes: [Recipe]) -> String {
    func item(_ recipe: Recipe, _ context: Context?) -> String {
      var item = Item(recipe, context: context)
      item.exactCopy = ExactCopy.text(of: recipe)
      return item.text
    }
    if let recipe = recipes.first, recipes.count == 1 { return item(recipe, .withOwnTerms) + "\n" }
    let graph = recipes.map { item($0, nil) }.joined(separator: ",\n")
    return "{\"@context\":\(pageText(of: Context.withOwnTerms)),\"@graph\":[\n\(graph)\n]}\n"
  }

  /// Texts and lists of texts, which JSON can always say.
  private static func pageText(of value: some Encodable) -> String {
    (try? JSONStyle.page.text(of: value)) ?? ""
  }

  /// What the terms of a document mean.
  enum Context: Encodable {
    case schemaOrg
    case withOwnTerms

    func encode(to encoder: any Encoder) throws {
      let address = "https://schema.org"
      switch self {
      case .schemaOrg:
        var container = encoder.singleValueContainer()
        try container.encode(address)
      case .withOwnTerms:
        var container = encoder.unkeyedContainer()
        try container.encode(address)
        try container.encode(["whatcanimake": "urn:whatcanimake:"])
      }
    }
  }

  /// A recipe in schema.org's terms.
  struct Item: Encodable {
    private struct Step: Encodable {
      var type = "HowToStep"
      let text: String

      enum CodingKeys: String, CodingKey { case type = "@type", text }
    }

    private let context: Context?
    private var type = "Recipe"
    private let name: String
    private let description, recipeCategory, recipeCuisine, recipeYield: String?
    private let totalTime, keywords: String?
    private let recipeIngredient: [String]
    private let recipeInstructions: [Step]
    private let image, url: String?
    var exactCopy: String?

    enum CodingKeys: String, CodingKey {
      case context = "@context"
      case type = "@type"
      case name, description, recipeCategory, recipeCuisine, recipeYield, totalTime, keywords
      case recipeIngredient, recipeInstructions, image, url
      case exactCopy = "whatcanimake:recipe"
    }

    init(_ recipe: Recipe, context: Context?) {
      self.context = context
      name = recipe.name
      description = recipe.summary
      recipeCategory = recipe.category
      recipeCuisine = recipe.cuisine
      recipeYield = recipe.servings.map { $0 == 1 ? "1 serving" : "\($0) servings" }
      totalTime = recipe.minutes.map { "PT\($0)M" }
      keywords = recipe.tags.isEmpty ? nil : recipe.tags.joined(separator: ", ")
      recipeIngredient = recipe.lines.map(SchemaOrgRecipe.text)
      recipeInstructions = recipe.steps.map { Step(text: $0) }
      image = WebAddress(recipe.origin.image)?.text
      url = WebAddress(recipe.origin.link)?.text
    }

    var text: String { SchemaOrgDocument.pageText(of: self) }
  }
}

extension ExactCopy {
  /// The property that holds a copy in JSON-LD, as a JSON text in a string.
  static let jsonLDKey = SchemaOrgDocument.Item.CodingKeys.exactCopy.rawValue
}
