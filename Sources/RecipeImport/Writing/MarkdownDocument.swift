internal import RecipeModel

/// Recipes as one Markdown text, each under a title of its own and with an exact copy in a comment.
enum MarkdownDocument {
  /// The text with a line break at its end. Cost: O(size of the recipes).
  static func text(of recipes: [Recipe]) -> String {
    recipes.map { recipe in
      let copy = ExactCopy.text(of: recipe).map { "\n<!-- \(ExactCopy.key): \($0) -->\n" }
      return MarkdownRecipe(recipe).text + (copy ?? "")
    }
    .joined(separator: "\n")
  }
}
