import WhatCanIMake

/// Recipes that a person wrote, and dishes that they changed.
struct OwnRecipeListView {
  private let recipes: [OwnRecipe]
  private let versions: [DishVersion]
  private let asJSON: Bool
  private let empty: String

  init(
    _ recipes: [OwnRecipe],
    versions: [DishVersion] = [],
    asJSON: Bool,
    ifEmpty empty: String
  ) {
    self.recipes = recipes
    self.versions = versions
    self.asJSON = asJSON
    self.empty = empty
  }

  func show() {
    if asJSON {
      writeJSON(Reply.List("recipes", recipes.map(\.json) + versions.map(\.json)))
      return
    }
    let terminal = Terminal()
    var page = Page(terminal)
    let names = recipes.map(\.recipe.name) + versions.map(\.recipe.name)
    let column = columnWidth(names, atMost: terminal.width / 2)
    for own in recipes {
      var text = StyledText(own.recipe.id.description, .faint)
      if own.publishedAt != nil { text.add(" · shared with others") }
      if let day = own.deletedAt.flatMap({ RunningProgram.day(at: $0) }) {
        text.add(" · deleted \(day)")
      }
      page.row(StyledText(own.recipe.name, .strong), text, column: column, indent: 0)
    }
    for version in versions {
      var text = StyledText(version.recipe.id.description, .faint)
      text.add(" · your version")
      if let day = RunningProgram.day(at: version.changedAt) { text.add(", changed \(day)") }
      page.row(StyledText(version.recipe.name, .strong), text, column: column, indent: 0)
    }
    if recipes.isEmpty, versions.isEmpty { page.add(StyledText(empty)) }
    page.show()
  }
}
