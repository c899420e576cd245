internal import RecipeImport
public import RecipeModel

/// A form in which a dish leaves the kitchen.
public enum ShareFormat: String, Sendable, CaseIterable {
  /// For a message to a person.
  case text
  /// For notes and pages; no name in it can act as markup.
  case markdown
  /// A Cooklang file, as ``CooklangWriter`` writes it.
  case cooklang
  /// schema.org's Recipe as JSON-LD, which may stand in a page's script element.
  case jsonld
  /// The address of the page that the dish came from.
  case link
}

/// The dish in one form; text and Markdown end with a line break.
///
/// Text and Markdown hold no control, bidirectional or zero-width characters. Cost: O(size of the
/// recipe), for Cooklang times its lines.
///
/// - Returns: Nil for `link` when the dish names no web page.
public func sharedText(of recipe: Recipe, as format: ShareFormat) -> String? {
  switch format {
  case .text: PlainTextRecipe(recipe).text
  case .markdown: MarkdownRecipe(recipe).text
  case .cooklang: CooklangWriter().text(of: recipe)
  case .jsonld: SchemaOrgRecipe(recipe).text
  case .link: WebAddress(recipe.origin.link)?.text
  }
}
