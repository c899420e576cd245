import WhatCanIMake

/// One dish for a person to cook from.
struct RecipeView {
  private let recipe: Recipe
  private let terminal: Terminal

  init(_ recipe: Recipe, _ terminal: Terminal) {
    self.recipe = recipe
    self.terminal = terminal
  }

  func show() {
    var page = Page(terminal)
    page.add(StyledText(recipe.name, .strong))
    let facts = facts()
    if !facts.isEmpty { page.add(StyledText(facts.joined(separator: " · "), .faint)) }
    if let summary = recipe.summary {
      page.gap()
      page.add(StyledText(summary))
    }
    addLines("Ingredients", recipe.lines.filter(\.isRequired), to: &page)
    addLines("Nice to have", recipe.lines.filter { !$0.isRequired }, to: &page)
    addSteps(to: &page)
    if !recipe.swaps.isEmpty {
      page.heading("Swaps")
      for swap in recipe.swaps {
        let note = swap.note.map { " (\($0))" } ?? ""
        page.add(
          StyledText("\(swap.substitute) for \(swap.required)\(note)"),
          indent: 2,
          hanging: 2
        )
      }
    }
    addOrigin(to: &page)
    page.show()
  }

  private func facts() -> [String] {
    var facts = [recipe.category, recipe.cuisine, recipe.method].compactMap(\.self)
    if let glass = recipe.glass { facts.append("glass: \(glass)") }
    if let servings = recipe.servings { facts.append("serves \(servings)") }
    if let minutes = recipe.minutes { facts.append("\(minutes) min") }
    return facts
  }

  /// Amounts in one column, names in the next.
  private func addLines(_ title: String, _ lines: [IngredientLine], to page: inout Page) {
    guard !lines.isEmpty else { return }
    page.heading(title)
    let amounts = lines.map { $0.amounts.isEmpty ? "" : AmountText.text(of: $0.amounts) }
    let column = columnWidth(amounts, atMost: terminal.width / 3)
    for (line, amount) in zip(lines, amounts) {
      page.row(StyledText(amount), StyledText(rest(of: line)), column: column)
    }
  }

  private func rest(of line: IngredientLine) -> String {
    let name = [line.size, line.name].compactMap(\.self).joined(separator: " ")
    var parts = [name, line.preparation, line.comment, line.purpose].compactMap(\.self)
    if line.role == .optional { parts.append("optional") }
    if line.role == .toTaste, line.purpose == nil { parts.append("to taste") }
    if line.amounts.isEmpty, line.isRequired { parts.append("amount not given") }
    return parts.joined(separator: ", ")
  }

  private func addSteps(to page: inout Page) {
    guard !recipe.steps.isEmpty else { return }
    page.heading("Steps")
    for (number, step) in recipe.steps.enumerated() {
      page.row(StyledText("\(number + 1)."), StyledText(step), column: 2)
    }
  }

  private func addOrigin(to page: inout Page) {
    page.gap()
    page.add(StyledText(recipe.id.description, .faint))
    for place in [recipe.origin.link, recipe.origin.video].compactMap(\.self) {
      page.add(StyledText(place, .faint))
    }
  }
}
