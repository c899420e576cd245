internal import RecipeImport
public import RecipeModel

/// A format for sharing a dish.
public enum ShareFormat: String, Sendable, CaseIterable {
  /// Plain text, for a message to a person.
  case text
  /// Markdown, for notes and pages; no name in it can act as markup.
  case markdown
  /// A Cooklang file, as ``CooklangWriter`` writes it.
  case cooklang
  /// A schema.org Recipe as JSON-LD, which may be put into a page's script element.
  case jsonld
  /// The address of the page that the dish came from.
  case link
}

/// The dish in one format; text and Markdown end with a line break.
///
/// Text and Markdown contain no control, bidirectional or zero-width characters. Cost: O(size of
/// the recipe), for Cooklang times its lines.
///
/// - Returns: Nil for `link` if the dish has no web page.
public func sharedText(of recipe: Recipe, as format: ShareFormat) -> String? {
  switch format {
  case .text: PlainTextRecipe(recipe).text
  case .markdown: MarkdownRecipe(recipe).text
  case .cooklang: CooklangWriter().text(of: recipe)
  case .jsonld: SchemaOrgRecipe(recipe).text
  case .link: WebAddress(recipe.origin.link)?.text
  }
}
