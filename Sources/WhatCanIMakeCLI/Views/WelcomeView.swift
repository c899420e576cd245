import WhatCanIMake

/// What someone sees who has not said yet what they have.
struct WelcomeView {
  let kitchen: Kitchen
  let terminal: Terminal

  init(_ kitchen: Kitchen, _ terminal: Terminal) {
    self.kitchen = kitchen
    self.terminal = terminal
  }

  func show() throws {
    var page = Page(terminal)
    page.add(StyledText("What can you make? Say what you have:", .strong))
    page.gap()
    page.add("whatcanimake gin lime", indent: 2)
    page.add("whatcanimake --have egg,flour,milk --kind meal", indent: 2)
    var generator = SystemRandomNumberGenerator()
    if let dish = try kitchen.dishToBeginWith(using: &generator) {
      page.heading("Try this first")
      var text = StyledText(dish.name, .good)
      text.add(": " + dish.ingredients.joined(separator: ", "))
      page.add(text, indent: 2, hanging: 2)
      page.add(StyledText("whatcanimake show \"\(dish.name)\"", .faint), indent: 2)
    }
    for kind in Recipe.Kind.allCases {
      let counts = kitchen.categories(RecipeFilter(kind: kind)).filter { $0.group == .category }
      guard !counts.isEmpty else { continue }
      page.heading(kind == .cocktail ? "Drinks" : "Dishes")
      let list = counts.map { "\($0.name) \($0.dishes)".replacing(" ", with: "\u{A0}") }.joined(
        separator: " · "
      )
      page.add(StyledText(list), indent: 2)
    }
    page.gap()
    page.add(
      StyledText(
        "To save what you have: whatcanimake pantry add gin lime. To look around: browse, search, random. "
          + "For suggestions: suggest. To add recipes: import FILE. For all commands: --help.",
        .faint
      )
    )
    page.show()
  }
}
