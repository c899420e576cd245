import GRDB
import RecipeModel

/// What is stored of a recipe besides its document, in the order of the columns.
struct RecipeColumns {
  /// The columns of `recipe`: source, native_id, name, kind, category, cuisine, glass.
  let labels: StatementArguments
  /// The columns of `recipe_text`: name, ingredients, tags, steps, summary.
  let text: StatementArguments

  init(_ recipe: Recipe) {
    labels = [
      withoutNUL(recipe.origin.source),
      withoutNUL(recipe.origin.nativeID),
      withoutNUL(recipe.name),
      recipe.kind.rawValue,
      recipe.category.map(withoutNUL),
      recipe.cuisine.map(withoutNUL),
      recipe.glass.map(withoutNUL),
    ]
    text = [
      withoutNUL(([recipe.name] + recipe.otherNames).joined(separator: "\n")),
      withoutNUL(recipe.lines.map(\.text).joined(separator: "\n")),
      withoutNUL(recipe.tags.joined(separator: "\n")),
      withoutNUL(recipe.steps.joined(separator: "\n")),
      withoutNUL(recipe.summary ?? ""),
    ]
  }
}
