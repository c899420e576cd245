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
    if !plan.dishes.isEmpty, let empty { page.heading(empty) }
    page.gap()
    for line in footer { page.add(line, hanging: 2) }
    page.show()
  }

  private func text(of dish: PantryPlan.Dish) -> StyledText {
    var parts: [StyledText] = []
    if !dish.match.missing.isEmpty { parts.append(dishText.needs(of: dish.match)) }
    if !dish.match.used.isEmpty { parts.append(dishText.had(by: dish.match)) }
    // The last few days are said beside what is used.
    for use in dish.uses where use.isDated && (4...30).contains(use.daysLeft) {
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
      let what = reply.request.isOfDinners ? "dinner" : "dish"
      if found == 0 {
        lines.append(StyledText("No \(what) can be planned."))
      } else if empty == nil {
        lines.append(StyledText("Only \(dishCount(found)) can be planned, of \(wanted)."))
      }
      if let filling = reply.filling, let thing = filling.buy.first {
        let dishes = kitchen.folded(filling.unlocks).prefix(3)
          .map { kitchen.index.recipes.name(of: $0.match.recipe) }
        var line = StyledText("With ")
        line.add(kitchen.index.lexicon.name(of: thing), .wanted)
        line.add(" you could make: \(dishes.joined(separator: ", ")).")
        lines.append(line)
      }
      if let most = reply.request.missingAtMost {
        lines.append("More come into question with a higher --missing than \(most).")
      }
    }
    if let usedUp { lines.append(usedUp) }
    if !plan.dishes.isEmpty { lines.append(shopping) }
    if !reply.uncounted.isEmpty {
      let names = reply.uncounted.joined(separator: ", ")
      lines.append(StyledText("See whether there is enough: \(names).", .faint))
    }
    if !plan.unused.isEmpty {
      let names = plan.unused.map(kitchen.index.lexicon.name(of:)).joined(separator: ", ")
      lines.append(StyledText("None of these dishes uses \(names).", .wanted))
    }
    lines += leftOut.map { StyledText($0, .faint) }
    lines += ExclusionText.lines(reply.hidden, reply.notes)
    if let doubt { lines.append(StyledText(doubt, .faint)) }
    return lines
  }

  /// The days for which there is nothing.
  private var empty: String? {
    guard let last = reply.day(of: reply.request.count - 1) else { return nil }
    let first = plan.dishes.isEmpty ? 1 : (reply.day(of: plan.dishes.count - 1) ?? 0) + 1
    guard first <= last else { return nil }
    return first == last ? "Day \(first): nothing" : "Days \(first) to \(last): nothing"
  }

  /// What would not have kept.
  private var usedUp: StyledText? {
    let uses = reply.usedUp
    guard !uses.isEmpty else { return nil }
    var text = StyledText("Uses up: ", .strong)
    for (position, use) in uses.enumerated() {
      if position > 0 { text.add(", ") }
      text.add(kitchen.index.lexicon.name(of: use.ingredient), .good)
      guard use.isDated else { continue }
      text.add(use.daysLeft == 0 ? " (today)" : use.daysLeft == 1 ? " (tomorrow)" : "", .faint)
      if use.daysLeft > 1 { text.add(" (in \(use.daysLeft) days)", .faint) }
    }
    return text
  }

  private var leftOut: [String] {
    var lines: [String] = []
    if reply.known > 0 {
      lines.append(
        "Left out: \(dishCount(reply.known)) cooked or suggested lately, or nearly the same; "
          + "--again lets them in."
      )
    }
    if reply.unwanted > 0 {
      lines.append("Left out: \(dishCount(reply.unwanted)) that you skipped or avoid.")
    }
    return lines
  }

  private var shopping: StyledText {
    guard !plan.buy.isEmpty else { return StyledText("Nothing to buy.", .good) }
    var text = StyledText("Buy: ", .strong)
    for (position, purchase) in plan.buy.enumerated() {
      if position > 0 { text.add(", ") }
      let name = kitchen.index.lexicon.name(of: purchase.ingredient)
      text.add(name, .wanted)
      let remark = remark(on: purchase, called: name)
      if !remark.isEmpty { text.add(" (\(remark))", .faint) }
    }
    return text
  }

  /// What it is for where dishes ask for it by other names, and whether there is too little of it.
  private func remark(on purchase: PantryPlan.Purchase, called name: String) -> String {
    let asked = purchase.lines.map { kitchen.index.requirements.names[$0.requirement] }
    let others = asked.reduce(into: [String]()) { names, other in
      if other != name, !names.contains(other) { names.append(other) }
    }
    if !others.isEmpty { return "for \(others.joined(separator: ", "))" }
    return asked.isEmpty && purchase.isTooLittle ? "there is too little" : ""
  }

  private var doubt: String? {
    guard !plan.isOptimal, !plan.dishes.isEmpty else { return nil }
    var might: [String] = []
    if plan.gap.purchases > 0 {
      let purchases = plan.gap.purchases == 1 ? "purchase" : "purchases"
      might.append("need up to \(plan.gap.purchases) \(purchases) fewer")
    }
    if plan.gap.asked > 0 { might.append("use \(plan.gap.asked) more of what must be used") }
    if plan.gap.weight > 0 { might.append("use up more") }
    if might.isEmpty, plan.gap.worth > 0 { might.append("have better-known dishes") }
    guard !might.isEmpty else { return nil }
    return "Not proven to be the best: another plan might \(might.joined(separator: ", or "))."
  }
}
