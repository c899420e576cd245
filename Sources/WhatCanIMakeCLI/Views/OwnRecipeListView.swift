import WhatCanIMake

/// Recipes that a person wrote.
struct OwnRecipeListView {
  private let recipes: [OwnRecipe]
  private let asJSON: Bool
  private let empty: String

  init(_ recipes: [OwnRecipe], asJSON: Bool, ifEmpty empty: String) {
    self.recipes = recipes
    self.asJSON = asJSON
    self.empty = empty
  }

  func show() {
    if asJSON {
      writeJSON(Reply.List("recipes", recipes.map(\.json)))
      return
    }
    let terminal = Terminal().unwrappedInPipe
    var page = Page(terminal)
    let column = columnWidth(recipes.map(\.recipe.name), atMost: terminal.width / 2)
    for own in recipes {
      var text = StyledText(own.recipe.id.description, .faint)
      if own.publishedAt != nil { text.add(" · everyone can see it") }
      if let day = own.deletedAt.flatMap({ RunningProgram.day(at: $0) }) {
        text.add(" · deleted \(day)")
      }
      page.row(StyledText(own.recipe.name, .strong), text, column: column, indent: 0)
    }
    if recipes.isEmpty { page.add(StyledText(empty)) }
    page.show()
  }
}
