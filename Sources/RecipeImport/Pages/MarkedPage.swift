/// Finds the recipes that a page marks in its own text: by microdata, by RDFa, or by the classes of hRecipe and
/// h-recipe.
///
/// What stands in a thing inside the recipe, such as its author's name, is not the recipe's.
struct MarkedPage {
  /// Recipes of one page; what has more is no page of recipes.
  static let mostRecipes = 100

  private var tags: PageTags
  private var drafts: [RecipeDraft] = []
  private var recipe: MarkedRecipe?

  private static let wanted: Set<String> = [
    "itemprop", "itemtype", "itemscope", "property", "typeof", "class", "content", "datetime",
    "src", "href",
  ]

  private init(_ page: String) {
    tags = PageTags(of: page)
  }

  /// The recipes in the order of the page, those without ingredients left out; a few more than
  /// ``mostRecipes`` where there are more. Cost: O(bytes).
  static func drafts(in page: String) -> [RecipeDraft] {
    var marked = MarkedPage(page)
    marked.read()
    return marked.drafts
  }

  private mutating func read() {
    while drafts.count <= Self.mostRecipes, let tag = tags.next() {
      let attributes = tag.isEnd ? [:] : tags.attributes(of: tag, Self.wanted)
      if var open = recipe {
        let isOver = open.take(tag, attributes, of: tags)
        recipe = isOver ? nil : open
        if isOver { keep(open) }
      }
      if recipe == nil, !tag.isEnd, let vocabulary = Self.vocabulary(of: attributes) {
        recipe = MarkedRecipe(tag, vocabulary)
      }
    }
    if var recipe {
      recipe.finish(of: tags)
      keep(recipe)
    }
  }

  private mutating func keep(_ recipe: MarkedRecipe) {
    if let draft = recipe.draft { drafts.append(draft) }
  }

  /// How the element marks a recipe; nil when it is none.
  private static func vocabulary(of attributes: [String: String]) -> PageVocabulary? {
    let types = [attributes["itemtype"], attributes["typeof"]].compactMap { $0 }
      .flatMap { $0.split(whereSeparator: \.isWhitespace) }
    let isRecipe = types.contains {
      $0.split(whereSeparator: { $0 == "/" || $0 == ":" || $0 == "#" }).last == "Recipe"
    }
    if isRecipe { return .properties }
    let classes = (attributes["class"] ?? "").lowercased().split(whereSeparator: \.isWhitespace)
    return classes.contains("hrecipe") || classes.contains("h-recipe") ? .classes : nil
  }
}
