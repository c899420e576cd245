package import RecipeModel

extension WrittenRecipe {
  /// A recipe as somebody would write it field by field, to be looked at and changed.
  ///
  /// A heading of ingredients is a line that ends in a colon, as people write it. What a recipe does not say is nil.
  /// Cost: O(size of the recipe).
  package init(_ recipe: Recipe) {
    var ingredients: [String] = []
    var section: String?
    for line in recipe.lines {
      if line.section != section, let heading = LineHeading.line(for: line.section) {
        ingredients.append(heading)
      }
      section = line.section
      ingredients.append(line.text)
    }
    self.init(
      title: recipe.name,
      kind: recipe.kind,
      summary: recipe.summary,
      ingredients: ingredients.isEmpty ? nil : ingredients,
      directions: recipe.steps.isEmpty ? nil : recipe.steps,
      category: recipe.category,
      cuisine: recipe.cuisine,
      glass: recipe.glass,
      method: recipe.method,
      tags: recipe.tags.isEmpty ? nil : recipe.tags,
      servings: recipe.servings,
      minutes: recipe.minutes,
      link: recipe.origin.link
    )
  }

  /// What is otherwise than before; what was there and is no longer said is said to be empty, so that it goes.
  package func changes(since before: WrittenRecipe) -> WrittenRecipe {
    func text(_ new: String?, _ old: String?) -> String? { new == old ? nil : new ?? "" }
    func number(_ new: Int?, _ old: Int?) -> Int? { new == old ? nil : new ?? 0 }
    return WrittenRecipe(
      title: text(title, before.title),
      kind: kind == before.kind ? nil : kind,
      summary: text(summary, before.summary),
      ingredients: ingredients == before.ingredients ? nil : ingredients ?? [],
      directions: directions == before.directions ? nil : directions ?? [],
      category: text(category, before.category),
      cuisine: text(cuisine, before.cuisine),
      glass: text(glass, before.glass),
      method: text(method, before.method),
      tags: tags == before.tags ? nil : tags ?? [],
      servings: number(servings, before.servings),
      minutes: number(minutes, before.minutes),
      link: text(link, before.link)
    )
  }
}
