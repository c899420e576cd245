import WhatCanIMake

/// Dishes near another one, and what they share with it.
struct SimilarView {
  private let found: [SimilarDish]
  private let dish: FoundDish
  private let terminal: Terminal

  init(_ found: [SimilarDish], to dish: FoundDish, _ terminal: Terminal) {
    self.found = found
    self.dish = dish
    self.terminal = terminal
  }

  func show() {
    var page = Page(terminal)
    if found.isEmpty { page.add(StyledText("No matching dish is similar to \(dish.recipe.name).")) }
    let labels = found.map { similar in
      var label = StyledText(similar.dish.name, .strong)
      let marks = MarksText.short(similar.dish.marks)
      if !marks.isEmpty { label.add(" \(marks)", .wanted) }
      return label
    }
    let column = columnWidth(labels.map(\.text), atMost: terminal.width / 3)
    for (label, similar) in zip(labels, found) {
      page.row(label, text(of: similar), column: column, indent: 0)
    }
    page.show()
  }

  /// What it shares with the dish, then what else is in it.
  private func text(of similar: SimilarDish) -> StyledText {
    let own = similar.dish.telling.filter { !similar.shared.contains($0) }
    var text = StyledText()
    if !similar.shared.isEmpty {
      text.add("shares \(similar.shared.joined(separator: ", "))")
      if !own.isEmpty { text.add(" · ", .faint) }
    }
    if !own.isEmpty { text.add("has \(own.joined(separator: ", "))", .faint) }
    text.add(ExclusionText.leaveOut(similar.dish.leaveOut))
    return text
  }
}

/// What goes with something, and the dishes that show it.
struct CompanionView {
  private let reply: CompanionReply
  private let terminal: Terminal

  init(_ reply: CompanionReply, _ terminal: Terminal) {
    self.reply = reply
    self.terminal = terminal
  }

  func show() {
    var page = Page(terminal)
    if reply.companions.isEmpty {
      page.add(StyledText("No dish combines \(listed(reply.with)) with other ingredients."))
    }
    let column = columnWidth(reply.companions.map(\.ingredient), atMost: terminal.width / 3)
    for companion in reply.companions {
      // Those with all that was named stand first.
      let shown =
        companion.together == 0
        ? companion.dishes[...] : companion.dishes.prefix(companion.together)
      let names = shown.map(\.name).joined(separator: ", ")
      var text = StyledText(count(of: companion))
      text.add(": \(names)", .faint)
      page.row(StyledText(companion.ingredient, .strong), text, column: column, indent: 0)
    }
    page.show()
  }

  private func count(of companion: Companion) -> String {
    let dishes = dishCount(companion.together)
    return switch (companion.together, reply.with.count) {
    case (0, 2): "in dishes that use one of them"
    case (0, _): "in dishes that use some of them"
    case (_, 1): "in \(dishes)"
    case (_, 2): "in \(dishes) that use both"
    default: "in \(dishes) that use all of them"
    }
  }
}
