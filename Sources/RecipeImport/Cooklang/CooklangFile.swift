internal import RecipeLexicon
internal import RecipeModel

/// A recipe as a Cooklang file, with what the language cannot say in its front matter, each thing once.
struct CooklangFile {
  let parser: IngredientLineParser

  /// The file with a line break at its end.
  ///
  /// What has no room in front matter is left out. Cost: O(size of the recipe · lines).
  ///
  /// - Parameter file: The name it gets, which can name the recipe it is read as.
  func text(of recipe: Recipe, file: String) -> String {
    let text = CooklangWriter().text(of: recipe)
    let fence = "\n---\n\n"
    guard let end = text.firstRange(of: fence) else { return text }
    var fields = FrontMatterText()
    let said = read(text, file: file, id: nil)
    // An id that is a plain word is told as such.
    let hasID = said?.id != recipe.id && DishID(written: recipe.id.description) == recipe.id
    if hasID { fields.add(Self.idKey, recipe.id.description) }
    let read = hasID ? read(text, file: file, id: recipe.id) : said
    for part in Unsaid.parts(of: recipe, readAs: read) {
      // A key of the language's own is told apart from it.
      let isOwnKey = part.mark == nil && Self.ownKeys.contains(part.key)
      let key = isOwnKey ? "\(part.key) \(UnsaidPart.noMark)" : part.name
      if let value = part.value.plainText { fields.add(key, value) }
    }
    let matter = text[..<end.lowerBound] + "\n" + fields.text
    guard !fields.text.isEmpty, matter.utf8.count <= ImportLimits.frontMatterBytes else {
      return text
    }
    return matter + text[text.index(after: end.lowerBound)...]
  }

  /// The key of the id, where the title does not give it.
  static let idKey = "id"

  /// Keys of front matter that are names of fields as well, and say these themselves.
  static let ownKeys: Set<String> = [
    idKey, "category", "cuisine", "glass", "kind", "method", "servings", "summary", "swaps", "tags",
    "yields",
  ]

  /// Nil for what cannot be read at all, which says nothing.
  private func read(_ text: String, file: String, id: DishID?) -> Recipe? {
    guard let document = try? CooklangParser().parse(text, file: file) else { return nil }
    let reader = CooklangReader(document: document, file: file, parser: parser)
    return try? reader.recipe(id: try id ?? reader.idOfTitle())
  }
}
