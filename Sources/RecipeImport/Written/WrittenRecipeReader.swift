import RecipeLexicon
package import RecipeModel

extension RecipeFileReader {
  /// The recipe that someone wrote field by field, under the limits that files have.
  ///
  /// - Parameters:
  ///   - base: The recipe that `written` changes; nil for one of its own.
  ///   - id: Names the recipe when there is no base.
  /// - Throws: ``ImportError`` with the field as its key.
  /// Cost: O(bytes).
  package func recipe(
    from written: WrittenRecipe,
    changing base: Recipe? = nil,
    id: DishID
  ) throws(ImportError) -> Recipe {
    let reader = WrittenRecipeReader(parser: parser)
    var recipe: Recipe
    if let base { recipe = base } else { recipe = try reader.start(written, id: id) }
    try reader.apply(written, to: &recipe)
    return recipe
  }

  /// The minutes in a time as recipes write it, rounded up: "20", "90 min", "1 h 20 min"; nil when it is
  /// no time. Cost: O(length).
  package static func minutes(in text: String) -> Int? { CookingTime.minutes(text) }

  /// What the id of a recipe with this title may end in; `recipe` for a title without a letter.
  package static func wishedNativeID(title: String) -> String {
    var name = slug(of: title)
    while name.utf8.count > ImportLimits.nativeIDBytes { name.removeLast() }
    return name.isEmpty ? "recipe" : name
  }
}

private struct WrittenRecipeReader {
  let parser: IngredientLineParser
  private let check = LimitCheck(file: "the recipe")

  /// A recipe with what every recipe must have.
  func start(_ written: WrittenRecipe, id: DishID) throws(ImportError) -> Recipe {
    guard let title = written.title, title.unlessBlank != nil else {
      throw check.error(.missing("title", key: "a title"))
    }
    guard let ingredients = written.ingredients, !ingredients.isEmpty else {
      throw check.error(.missing("ingredient", key: "at least one"))
    }
    let read = try lines(ingredients)
    return Recipe(
      id: id,
      name: title,
      kind: written.kind ?? kind(written, read),
      lines: [],
      origin: RecipeOrigin(
        source: id.source,
        nativeID: id.nativeID
      )
    )
  }

  private func kind(_ written: WrittenRecipe, _ lines: [IngredientLine]) -> Recipe.Kind {
    DrinkRule.kind(
      name: written.title ?? "",
      glass: written.glass,
      categories: [written.category].compactMap(\.self),
      tags: written.tags ?? [],
      lines: lines,
      parser.drinks
    )
  }

  func apply(_ written: WrittenRecipe, to recipe: inout Recipe) throws(ImportError) {
    if let title = try text(written.title, "title", ImportLimits.nameBytes) {
      recipe.name = title
    }
    if let kind = written.kind { recipe.kind = kind }
    if let summary = written.summary {
      recipe.summary = try checked(summary.tidied, "description", ImportLimits.summaryBytes)
        .unlessBlank
    }
    if let lines = written.ingredients { recipe.lines = try self.lines(lines) }
    if let steps = written.directions { recipe.steps = try self.steps(steps) }
    try set(&recipe.category, written.category, "category")
    try set(&recipe.cuisine, written.cuisine, "cuisine")
    try set(&recipe.glass, written.glass, "glass")
    try set(&recipe.method, written.method, "method")
    if let tags = written.tags { recipe.tags = try self.tags(tags) }
    if let servings = written.servings { recipe.servings = servings > 0 ? servings : nil }
    if written.servings != nil { recipe.mostServings = nil }
    if let minutes = written.minutes {
      recipe.minutes = minutes > 0 ? minutes : nil
      (recipe.preparationMinutes, recipe.cookingMinutes) = (nil, nil)
    }
    if let link = written.link {
      recipe.origin.link = try checked(link, "link", ImportLimits.linkBytes).asWebAddress
    }
  }

  private func lines(_ texts: [String]) throws(ImportError) -> [IngredientLine] {
    try check.lineCount(texts.count)
    var lines: [IngredientLine] = []
    var section: String?
    for text in texts.map(\.onOneLine) where !text.isEmpty {
      let text = try checked(text, "an ingredient", ImportLimits.lineBytes)
      if LineHeading.isMeant(by: text) {
        section = LineHeading.words(of: text)
      } else {
        lines.append(parser.parse(text))
        lines[lines.count - 1].section = section
      }
    }
    guard !lines.isEmpty else {
      throw check.error(.missing("ingredient", key: "at least one"))
    }
    return lines
  }

  private func steps(_ texts: [String]) throws(ImportError) -> [String] {
    let steps = texts.map(\.tidied).filter { !$0.isEmpty }
    try check.count(steps.count, key: "directions", allowed: ImportLimits.steps)
    for step in steps { _ = try checked(step, "a step", ImportLimits.stepBytes) }
    return steps
  }

  private func tags(_ texts: [String]) throws(ImportError) -> [String] {
    let tags = withoutRepeats(texts.map(\.onOneLine))
    try check.count(tags.count, key: "tags", allowed: ImportLimits.tags)
    for tag in tags { _ = try checked(tag, "a tag", ImportLimits.labelBytes) }
    return tags
  }

  /// Changes a label; an empty text takes it away.
  private func set(
    _ label: inout String?,
    _ written: String?,
    _ key: String
  ) throws(ImportError) {
    guard let written else { return }
    label = try checked(written.onOneLine, key, ImportLimits.labelBytes).unlessBlank
  }

  /// A text of one line; nil when it is not said.
  private func text(
    _ written: String?,
    _ key: String,
    _ limit: Int
  ) throws(ImportError) -> String? {
    guard let written else { return nil }
    let text = try checked(written.onOneLine, key, limit)
    guard text.unlessBlank != nil else {
      throw check.error(.missing(key, key: "a \(key)"))
    }
    return text
  }

  private func checked(
    _ text: String,
    _ key: String,
    _ limit: Int
  ) throws(ImportError) -> String {
    try check.length(text.utf8.count, key: key, allowed: limit)
    return text
  }
}
