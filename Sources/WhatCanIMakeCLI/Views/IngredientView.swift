import WhatCanIMake

/// What the lexicon says about one ingredient.
struct IngredientView {
  private let card: IngredientCard
  private let terminal: Terminal

  init(_ card: IngredientCard, _ terminal: Terminal) {
    self.card = card
    self.terminal = terminal
  }

  func show() {
    var page = Page(terminal)
    var title = StyledText(card.name, .strong)
    title.add(" · \(card.ingredientGroup)", .faint)
    if card.isClass { title.add(" · a class", .faint) }
    if card.isStaple { title.add(" · a staple", .faint) }
    page.add(title)
    let rows: [(String, [String])] = [
      ("also", card.aliases), ("a kind of", card.parents), ("belongs to", card.groups),
      ("kinds", card.kinds),
      ("made from", card.madeFrom.map { $0.joined(separator: " + ") }), ("makes", card.makes),
      ("contains", card.contains), ("swaps", card.swaps.map(Self.text)), ("carries", card.carries),
    ]
    for (label, values) in rows where !values.isEmpty {
      page.row(
        StyledText(label, .faint),
        StyledText(values.joined(separator: ", ")),
        column: 10,
        indent: 0
      )
    }
    page.show()
  }

  private static func text(of swap: IngredientCard.Swap) -> String {
    swap.note.isEmpty ? swap.name : "\(swap.name) (\(swap.note))"
  }
}
