import WhatCanIMake

/// Dishes to cook from one stock, and what to buy for them.
struct PlanView {
  private let reply: PlanReply
  private let kitchen: Kitchen
  private let terminal: Terminal

  private var dishText: DishText { DishText(kitchen: kitchen) }
  private var plan: PantryPlan { reply.plan }

  init(_ reply: PlanReply, in kitchen: Kitchen, _ terminal: Terminal) {
    self.reply = reply
    self.kitchen = kitchen
    self.terminal = terminal
  }

  func show() {
    var page = Page(terminal)
    let labels = plan.dishes.map { dishText.label(of: $0.match.recipe) }
    let column = columnWidth(labels.map(\.text), atMost: terminal.width / 3)
    for (position, dish) in plan.dishes.enumerated() {
      if let day = reply.day(of: position), position == 0 || reply.day(of: position - 1) != day {
        page.heading("Day \(day)")
      }
      page.row(labels[position], text(of: dish), column: column)
    }
    page.gap()
    for line in footer { page.add(line, hanging: 2) }
    page.show()
  }

  private func text(of dish: PantryPlan.Dish) -> StyledText {
    var parts: [StyledText] = []
    if !dish.match.missing.isEmpty { parts.append(dishText.needs(of: dish.match)) }
    if !dish.match.used.isEmpty { parts.append(dishText.had(by: dish.match)) }
    // The last few days are said beside what is used.
    for use in dish.uses where (4...30).contains(use.daysLeft) {
      let name = kitchen.index.lexicon.name(of: use.ingredient)
      parts.append(StyledText("\(name) keeps \(use.daysLeft) days", .faint))
    }
    var text = StyledText()
    for (position, part) in parts.enumerated() {
      if position > 0 { text.add(" · ", .faint) }
      text.add(part)
    }
    return text
  }

  private var footer: [StyledText] {
    var lines: [StyledText] = []
    let (found, wanted) = (plan.dishes.count, reply.request.count)
    if found < wanted {
      lines.append(
        found == 0
          ? "No dish can be planned; ask for less: fewer filters, fewer exclusions."
          : StyledText("Only \(dishCount(found)) can be planned, of \(wanted).")
      )
    }
    if !plan.dishes.isEmpty { lines.append(shopping) }
    if !plan.unused.isEmpty {
      lines.append(StyledText("No dish of it uses \(names(plan.unused)).", .wanted))
    }
    if reply.known > 0 {
      lines.append(
        StyledText(
          "Left out: \(dishCount(reply.known)) cooked or suggested lately, or nearly the same; "
            + "--again lets them in.",
          .faint
        )
      )
    }
    if let doubt { lines.append(StyledText(doubt, .faint)) }
    return lines
  }

  private var shopping: StyledText {
    guard !plan.buy.isEmpty else { return StyledText("Nothing to buy.", .good) }
    var text = StyledText("Buy: ", .strong)
    for (position, thing) in plan.buy.enumerated() {
      if position > 0 { text.add(", ") }
      text.add(kitchen.index.lexicon.name(of: thing), .wanted)
      if plan.runsOut.contains(thing) { text.add(" (there is not enough for all)", .faint) }
    }
    return text
  }

  private var doubt: String? {
    guard !plan.isOptimal, !plan.dishes.isEmpty else { return nil }
    var might: [String] = []
    if plan.gap.asked > 0 { might.append("use \(plan.gap.asked) more of what must be used") }
    if plan.gap.expiring > 0 { might.append("use up more that expires") }
    if plan.gap.purchases > 0 { might.append("need up to \(plan.gap.purchases) fewer purchases") }
    return might.isEmpty
      ? "Nothing needs fewer purchases; not every tie was looked at."
      : "Not proven to be the best: another plan might \(might.joined(separator: ", or "))."
  }

  private func names(_ ingredients: [IngredientID]) -> String {
    ingredients.map(kitchen.index.lexicon.name(of:)).joined(separator: ", ")
  }
}
