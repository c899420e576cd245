package import RecipeLexicon
package import RecipeModel

/// Writes recipes for other people and programs so that ``RecipeFileReader`` reads the same
/// recipes.
///
/// Every recipe that an import may give reads back equal in all its fields: what the visible text
/// cannot say stands beside it in the metadata of its format, each thing once. Where a person changes
/// the visible text, that change is read, and what stood beside those words is passed over. What is
/// beside is left out where its format has no room: above 1 MB in a table, and above 64 kB of front
/// matter in Cooklang.
package struct RecipeExport: Sendable {
  private let parser: IngredientLineParser

  /// - Parameter parser: The one that reads the files later: what it reads back is said once.
  package init(parser: IngredientLineParser) {
    self.parser = parser
  }

  /// The files that hold the recipes: for JSON-LD and CSV one, `recipes.jsonld` or `recipes.csv`,
  /// else one a recipe in their order, named for it.
  ///
  /// No two names are equal in any case, and each is safe on every common file system. No recipes
  /// give no files. Cost: O(size of the recipes), for Cooklang times their lines.
  package func files(
    of recipes: [Recipe],
    as format: ExportFormat
  ) -> [(name: String, text: String)] {
    if recipes.isEmpty { return [] }
    switch format {
    case .jsonld: return [("recipes.jsonld", SchemaOrgDocument.text(of: recipes, parser: parser))]
    case .csv: return [("recipes.csv", CSVTable.text(of: recipes, parser: parser))]
    case .cooklang, .markdown: break
    }
    var names = ExportFileNames(extension: format.fileExtension)
    return recipes.map { recipe in
      let name = names.name(for: recipe)
      let text =
        format == .markdown
        ? MarkdownDocument.text(of: [recipe], parser: parser)
        : CooklangFile(parser: parser).text(of: recipe, file: name)
      return (name, text)
    }
  }

  /// The recipes as one text, for a pipe or a page.
  ///
  /// - Returns: Nil for none, and for several in Cooklang, which has one recipe a file.
  /// Cost: as ``files(of:as:)``.
  package func single(_ recipes: [Recipe], as format: ExportFormat) -> String? {
    if recipes.isEmpty { return nil }
    switch format {
    case .jsonld: return SchemaOrgDocument.text(of: recipes, parser: parser)
    case .csv: return CSVTable.text(of: recipes, parser: parser)
    case .markdown: return MarkdownDocument.text(of: recipes, parser: parser)
    case .cooklang:
      return recipes.count == 1 ? files(of: recipes, as: format).first?.text : nil
    }
  }
}
