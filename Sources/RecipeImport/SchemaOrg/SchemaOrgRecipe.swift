internal import JSONCoding
package import RecipeModel

/// A dish as schema.org's Recipe, <https://schema.org/Recipe>, in JSON-LD.
package struct SchemaOrgRecipe: Sendable {
  private let document: SchemaOrgDocument.Item

  package init(_ recipe: Recipe) {
    document = SchemaOrgDocument.Item(recipe, isWithContext: true)
  }

  /// Compact, the keys in a fixed order, keys without a value left out. No `<` stands in it, so
  /// that nothing closes the script element around it.
  package var text: String { document.text }
}
