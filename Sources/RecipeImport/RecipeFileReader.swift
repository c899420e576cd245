public import RecipeLexicon
public import RecipeModel

/// Reads the recipes out of a file of any known format.
public struct RecipeFileReader: Sendable {
  let parser: IngredientLineParser

  public init(parser: IngredientLineParser) {
    self.parser = parser
  }

  /// Reads every recipe of a file.
  ///
  /// - Parameters:
  ///   - bytes: The content of the file, at most 256 MB of UTF-8.
  ///   - file: The file's name; it stands in errors, and names a Cooklang recipe without a title.
  ///   - format: Nil to tell by the content, whatever the name ends with.
  /// - Returns: The recipes, and the records that could not become one. A Cooklang file is one
  ///   recipe with the id `cooklang:<slug of its title>`.
  ///
  /// Throws when nothing in the file can be read. A text or list far longer than a recipe needs is
  /// an error too: of the file in Cooklang, else of its record. Cost: O(bytes).
  public func read(
    contentsOf bytes: [UInt8],
    file: String,
    format: RecipeFormat? = nil
  ) throws(ImportError) -> ImportedRecipes {
    let text = try text(of: bytes, file: file)
    switch format ?? (Self.isJSON(text) ? nil : .cooklang) {
    case .cooklang:
      let document = try CooklangParser().parse(text, file: file)
      if format == nil, document.metadata.isEmpty, document.ingredients.isEmpty {
        throw ImportError(.unknownFormat, file: file)
      }
      let reader = CooklangReader(document: document, file: file, parser: parser)
      let name = slug(of: try reader.name()).unlessBlank ?? slug(of: stem(ofFile: file))
      guard !name.isEmpty else {
        throw ImportError(.missing("name with a letter or digit", key: "title"), file: file)
      }
      return ImportedRecipes(recipes: [
        try reader.recipe(id: DishID(source: RecipeFormat.cooklang.rawValue, nativeID: name))
      ])
    case .thecocktaildb: return try readRecords(text, file: file, kind: .cocktail)
    case .themealdb: return try readRecords(text, file: file, kind: .meal)
    case nil: return try readRecords(text, file: file, kind: nil)
    }
  }

  /// Reads one Cooklang file as the dish with this id, for a collection that names its own dishes.
  ///
  /// The recipe's origin is the source and the native id that the id is made of:
  /// `classic:gimlet` comes from `classic`. Throws when the file is not a recipe. Cost: O(bytes).
  public func readCooklang(
    _ bytes: [UInt8],
    file: String,
    id: DishID
  ) throws(ImportError) -> Recipe {
    let document = try CooklangParser().parse(try text(of: bytes, file: file), file: file)
    return try CooklangReader(document: document, file: file, parser: parser).recipe(id: id)
  }

  private func readRecords(
    _ text: String,
    file: String,
    kind: Recipe.Kind?
  ) throws(ImportError) -> ImportedRecipes {
    ImportedRecipes(
      try TheCocktailDBReader(parser: parser, file: file, kind: kind).recipes(in: text)
    )
  }

  private func text(of bytes: [UInt8], file: String) throws(ImportError) -> String {
    guard bytes.count <= ImportLimits.fileBytes else {
      throw ImportError(.fileTooLarge(bytes: bytes.count), file: file)
    }
    let text = try decodedText(bytes, file: file)
    guard text.unlessBlank != nil else { throw ImportError(.emptyFile, file: file) }
    return text
  }

  /// JSON begins with `{` or `[`; a Cooklang file may begin with a comment, `[-`.
  private static func isJSON(_ text: String) -> Bool {
    let start = text.unicodeScalars.drop { $0.properties.isWhitespace }.prefix(2)
    return start.first == "{" || start.first == "[" && start.last != "-"
  }
}
