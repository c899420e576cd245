internal import RecipeLexicon
internal import RecipeModel

/// Recipes as one Markdown text, each under a title of its own, with what Markdown has no words for in comments below.
enum MarkdownDocument {
  /// The text with a line break at its end. Cost: O(size of the recipes), each read back once.
  static func text(of recipes: [Recipe], parser: IngredientLineParser) -> String {
    let reader = MarkdownRecipeReader(parser: parser, file: "")
    return recipes.map { recipe in
      let words = MarkdownRecipe(recipe, isForUs: true).text
      let parts = Unsaid.parts(of: recipe, readAs: reader.visibleRecipe(of: words))
      let comments = parts.compactMap(\.text).map { "<!-- \($0) -->\n" }.joined()
      return comments.isEmpty ? words : words + "\n" + comments
    }
    .joined(separator: "\n")
  }
}
