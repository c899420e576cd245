internal import JSONCoding
internal import RecipeModel

/// What the words of a file do not say of the recipe that was written there.
///
/// A writer reads back what it has written, and puts what is missing or other beside it, each thing once, in the
/// metadata of its format. A file that says everything has none.
enum Unsaid {
  /// The entries that make `recipe` of what is read back. Cost: O(bytes).
  ///
  /// - Parameter read: What the words of the file are read as; nil where they are no recipe, of which all is unsaid.
  static func parts(of recipe: Recipe, readAs read: Recipe?) -> [UnsaidPart] {
    guard let own = RecipeParts(recipe) else { return [] }
    if let read, let parts = RecipeParts(read) {
      let unsaid = own.unsaid(in: parts)
      let back = unsaid.isEmpty ? read : self.recipe(readAs: read, with: unsaid)
      if let back, ExactCopy.text(of: back) == ExactCopy.text(of: recipe) { return unsaid }
    }
    // A text that is no recipe, or of which two different things have one mark.
    guard let copy = try? JSONStyle.document.bytes(of: recipe),
      let whole = try? JSONParser.value(of: copy), whole.recipe != nil
    else { return [] }
    return [UnsaidPart(key: RecipeParts.recipeKey, value: whole)]
  }

  /// The recipe that a file's words and the entries beside them say together; nil where these are damaged.
  ///
  /// - Parameter read: Nil where the words are no recipe.
  /// Cost: O(bytes).
  static func recipe(readAs read: Recipe?, with parts: [UnsaidPart]) -> Recipe? {
    guard let read else {
      return parts.first { $0.key == RecipeParts.recipeKey }?.value.recipe
    }
    let parts = parts.filter { $0.key != RecipeParts.recipeKey }
    guard !parts.isEmpty else { return nil }
    if let recipe = read.taking(plain: parts) { return recipe.isWithinImportLimits ? recipe : nil }
    guard var all = RecipeParts(read) else { return nil }
    all.add(parts)
    return all.recipe
  }
}
