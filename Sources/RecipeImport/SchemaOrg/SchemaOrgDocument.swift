internal import JSONCoding
internal import RecipeLexicon
internal import RecipeModel

/// Recipes as one JSON-LD document, in schema.org's terms alone.
///
/// What these do not say stands as `additionalProperty`, each thing once. One recipe is the document itself; several
/// are its `@graph`, a line each.
enum SchemaOrgDocument {
  static let context = "https://schema.org"

  /// The document with a line break at its end; no `<` stands in it. Cost: O(size of the recipes), each read back
  /// once.
  static func text(of recipes: [Recipe], parser: IngredientLineParser) -> String {
    let reader = SchemaOrgReader(parser: parser, file: "")
    func item(_ recipe: Recipe, isAlone: Bool) -> String {
      var item = Item(recipe, isWithContext: isAlone, isForUs: true)
      let parts = Unsaid.parts(of: recipe, readAs: reader.visibleRecipe(of: item.text))
      item.additionalProperty = parts.isEmpty ? nil : parts.map(Item.Property.init)
      return item.text
    }
    if let recipe = recipes.first, recipes.count == 1 { return item(recipe, isAlone: true) + "\n" }
    let graph = recipes.map { item($0, isAlone: false) }.joined(separator: ",\n")
    return "{\"@context\":\"\(context)\",\"@graph\":[\n\(graph)\n]}\n"
  }

  /// Texts and lists of texts, which JSON can always say.
  private static func pageText(of value: some Encodable) -> String {
    (try? JSONStyle.page.text(of: value)) ?? ""
  }

  /// A recipe in schema.org's terms.
  struct Item: Encodable {
    private struct Step: Encodable {
      var type = "HowToStep"
      let text: String

      enum CodingKeys: String, CodingKey { case type = "@type", text }
    }

    /// A thing that schema.org has no term for.
    struct Property: Encodable {
      private var type = "PropertyValue"
      private let name: String
      private let value: JSONValue

      enum CodingKeys: String, CodingKey { case type = "@type", name, value }

      init(_ part: UnsaidPart) { (name, value) = (part.name, part.value) }
    }

    private let context: String?
    private var type = "Recipe"
    private let identifier: String?
    private let name: String
    private let alternateName: [String]?
    private let description, recipeCategory, recipeCuisine, recipeYield: String?
    private let prepTime, cookTime, totalTime, keywords: String?
    private let recipeIngredient: [String]
    private let recipeInstructions: [Step]
    private let image, video, url, dateModified: String?
    var additionalProperty: [Property]?

    enum CodingKeys: String, CodingKey {
      case context = "@context"
      case type = "@type"
      case identifier, name, alternateName, description, recipeCategory, recipeCuisine, recipeYield
      case prepTime, cookTime, totalTime, keywords, recipeIngredient, recipeInstructions
      case image, video, url, dateModified, additionalProperty
    }

    /// - Parameters:
    ///   - isWithContext: It stands by itself.
    ///   - isForUs: It says its id, and all else that is of use where it comes from.
    init(_ recipe: Recipe, isWithContext: Bool, isForUs: Bool = false) {
      context = isWithContext ? SchemaOrgDocument.context : nil
      identifier = isForUs ? recipe.id.description : nil
      name = recipe.name
      alternateName = isForUs && !recipe.otherNames.isEmpty ? recipe.otherNames : nil
      description = recipe.summary
      recipeCategory = recipe.category
      recipeCuisine = recipe.cuisine
      recipeYield = recipe.servings.map { servings in
        let text = Servings.text(servings, recipe.mostServings)
        return text == "1" ? "1 serving" : "\(text) servings"
      }
      prepTime = recipe.preparationMinutes.map { "PT\($0)M" }
      cookTime = recipe.cookingMinutes.map { "PT\($0)M" }
      totalTime = recipe.minutes.map { "PT\($0)M" }
      keywords = recipe.tags.isEmpty ? nil : recipe.tags.joined(separator: ", ")
      recipeIngredient = RecipePart.texts(of: recipe.lines, RecipeWording.writtenText)
      recipeInstructions = recipe.steps.map { Step(text: $0) }
      image = WebAddress(recipe.origin.image)?.text
      video = isForUs ? WebAddress(recipe.origin.video)?.text : nil
      url = WebAddress(recipe.origin.link)?.text
      dateModified = isForUs ? recipe.origin.modified : nil
    }

    var text: String { SchemaOrgDocument.pageText(of: self) }
  }
}
