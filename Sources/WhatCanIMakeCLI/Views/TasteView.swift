import WhatCanIMake

/// What is known of someone's taste.
struct TasteView {
  private let summary: TasteSummary
  private let terminal: Terminal

  init(_ summary: TasteSummary, _ terminal: Terminal) {
    self.summary = summary
    self.terminal = terminal
  }

  func show(asJSON: Bool) {
    if asJSON { return writeJSON(summary.json) }
    var page = Page(terminal)
    if summary.isEmpty {
      page.add("Your taste is not known yet. To answer five quick questions:")
      page.add("whatcanimake taste", indent: 2)
      page.add("Or say what you like: whatcanimake taste like gin")
      return page.show()
    }
    add("You like", summary.likes, learnedFrom: summary.likedDishes, to: &page)
    add("You dislike", summary.avoids, learnedFrom: summary.dislikedDishes, to: &page)
    if summary.likes.isEmpty, summary.avoids.isEmpty {
      page.add(
        "The dishes that you like have nothing in common yet, so nothing was learned from them."
      )
    }
    page.gap()
    page.add(
      StyledText(
        "For suggestions: whatcanimake suggest. To answer more questions: whatcanimake taste --ask",
        .faint
      ),
      hanging: 2
    )
    page.show()
  }

  private func add(
    _ title: String,
    _ traits: [TasteTrait],
    learnedFrom dishes: Int,
    to page: inout Page
  ) {
    guard !traits.isEmpty else { return }
    page.heading(title)
    let said = traits.filter(\.isSaid).map(\.name)
    let learned = traits.filter { !$0.isSaid }.map(\.name)
    let source = dishes == 0 ? "perhaps also" : "learned from \(dishCount(dishes))"
    let rows = [("you said", said), (source, learned)].filter { !$0.1.isEmpty }
    let column = columnWidth(rows.map(\.0), atMost: terminal.width / 3)
    for (label, names) in rows {
      page.row(
        StyledText(label, .faint),
        StyledText(names.joined(separator: ", ")),
        column: column
      )
    }
  }
}
