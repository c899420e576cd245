internal import RecipeModel

/// A swap as one reads it: "aperol for campari (lighter and sweeter)".
enum SwapText {
  static func text(of swap: Recipe.Swap) -> String {
    "\(swap.substitute) for \(swap.required)" + (swap.note.map { " (\($0))" } ?? "")
  }

  /// The swap in such a text; nil without " for " between two names. Cost: O(characters).
  static func swap(_ text: String) -> Recipe.Swap? {
    var rest = text.onOneLine[...]
    var note: String?
    if rest.hasSuffix(")"), let open = rest.firstRange(of: " (") {
      note = rest[open.upperBound...].dropLast().description.unlessBlank
      rest = rest[..<open.lowerBound]
    }
    guard let word = rest.firstRange(of: " for "),
      let substitute = rest[..<word.lowerBound].trimmed.unlessBlank,
      let required = rest[word.upperBound...].trimmed.unlessBlank
    else { return nil }
    return Recipe.Swap(required: required, substitute: substitute, note: note)
  }
}
