import WhatCanIMake

/// Dishes to cook from one stock, and what to buy for them.
struct PlanView {
  private let reply: PlanReply
  private let terminal: Terminal

  init(_ reply: PlanReply, _ terminal: Terminal) {
    self.reply = reply
    self.terminal = terminal
  }

  func show() {
    var page = Page(terminal)
    let labels = reply.dishes.map { DishText.label(of: $0.match.label) }
    let column = columnWidth(labels.map(\.text), atMost: terminal.width / 3)
    for (position, dish) in reply.dishes.enumerated() {
      if let day = dish.day, position == 0 || reply.dishes[position - 1].day != day {
        page.heading("Day \(day)")
      }
      page.row(labels[position], text(of: dish), column: column)
    }
    if !reply.dishes.isEmpty, let empty { page.heading(empty) }
    page.gap()
    for line in footer { page.add(line, hanging: 2) }
    page.show()
  }

  private func text(of dish: PlannedDish) -> StyledText {
    var parts: [StyledText] = []
    if !dish.match.missing.isEmpty {
      parts.append(DishText.needs(of: dish.match, buying: Set(reply.buy.map(\.name))))
    }
    if !dish.match.used.isEmpty { parts.append(DishText.had(by: dish.match)) }
    // The last few days are said beside what is used.
    for use in dish.uses where use.dated && (4...30).contains(use.daysLeft) {
      parts.append(StyledText("\(use.ingredient): \(use.daysLeft) days left", .faint))
    }
    for leftover in dish.leftovers {
      let name = reply.dishes.first { $0.match.label.id == leftover.dish }?.match.label.name
      let from = leftover.day.map { "day \($0)" } ?? name ?? "before"
      parts.append(StyledText("\(leftover.ingredient) left from \(from)", .faint))
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
    let (found, wanted) = (reply.dishes.count, reply.request.count)
    if found < wanted {
      let what = reply.request.isOfDinners ? "dinner" : "dish"
      if found == 0 {
        lines.append(StyledText("No \(what) matches."))
      } else if empty == nil {
        lines.append(StyledText("Only \(found) of \(wanted) dishes could be planned."))
      }
      if let filling = reply.filling, let thing = filling.buy.first {
        let dishes = filling.rows.prefix(3).map(\.name)
        var line = StyledText("With ")
        line.add(thing, .wanted)
        line.add(" you could make: \(dishes.joined(separator: ", ")).")
        lines.append(line)
      }
      if found > 0, reply.request.isOfDinners, reply.request.buying == nil {
        let most = reply.request.mostPurchases
        lines.append(StyledText("To plan more dishes by buying more, use --buy \(most)."))
      }
      if let most = reply.request.missingAtMost {
        lines.append("You may get more dishes with --missing \(most + 1).")
      }
    }
    if let usedUp { lines.append(usedUp) }
    if !reply.spoiling.isEmpty {
      var line = StyledText("Still to use up: ", .strong)
      line.add(reply.spoiling.joined(separator: ", "), .wanted)
      lines.append(line)
    }
    if !reply.dishes.isEmpty { lines += shopping }
    if !reply.uncounted.isEmpty {
      let names = reply.uncounted.joined(separator: ", ")
      lines.append(StyledText("Check that you have enough: \(names).", .faint))
    }
    if !reply.unused.isEmpty {
      let names = reply.unused.joined(separator: ", ")
      lines.append(StyledText("None of these dishes uses \(names).", .wanted))
    }
    if let offer = reply.offer { lines.append(StyledText(offer.sentence)) }
    lines += leftOut.map { StyledText($0, .faint) }
    lines += ExclusionText.lines(reply.hidden, reply.notes)
    if let doubt { lines.append(StyledText(doubt, .faint)) }
    return lines
  }

  /// The days for which there is nothing.
  private var empty: String? {
    guard let last = reply.request.day(of: reply.request.count - 1) else { return nil }
    let first = (reply.dishes.last?.day ?? 0) + 1
    guard first <= last else { return nil }
    return first == last
      ? "Day \(first): nothing planned" : "Days \(first) to \(last): nothing planned"
  }

  /// What would not have kept.
  private var usedUp: StyledText? {
    let uses = reply.usedUp
    guard !uses.isEmpty else { return nil }
    var text = StyledText("Uses up: ", .strong)
    for (position, use) in uses.enumerated() {
      if position > 0 { text.add(", ") }
      text.add(use.ingredient, .good)
      guard use.dated else { continue }
      text.add(use.daysLeft == 0 ? " (today)" : use.daysLeft == 1 ? " (tomorrow)" : "", .faint)
      if use.daysLeft > 1 { text.add(" (in \(use.daysLeft) days)", .faint) }
    }
    return text
  }

  private var leftOut: [String] {
    var lines: [String] = []
    if reply.known > 0 {
      lines.append(
        "Left out: \(dishCount(reply.known)) cooked or suggested recently, or similar to one of those; to include "
          + "them, use --again."
      )
    }
    if reply.unwanted > 0 {
      lines.append("Left out: \(dishCount(reply.unwanted)) that you skipped or avoid.")
    }
    return lines
  }

  /// What to buy, and apart from that what most kitchens have.
  private var shopping: [StyledText] {
    let usual = reply.buy.filter { reply.usual.contains($0.name) }
    let others = reply.buy.filter { !reply.usual.contains($0.name) }
    var lines =
      others.isEmpty ? [StyledText("Nothing to buy.", .good)] : [named(others, after: "Buy: ")]
    if !usual.isEmpty { lines.append(named(usual, after: "Buy if needed: ")) }
    return lines
  }

  private func named(_ purchases: [Reply.PlannedPurchase], after title: String) -> StyledText {
    var text = StyledText(title, .strong)
    for (position, purchase) in purchases.enumerated() {
      if position > 0 { text.add(", ") }
      text.add(purchase.name, .wanted)
      let remark = remark(on: purchase)
      if !remark.isEmpty { text.add(" (\(remark))", .faint) }
    }
    return text
  }

  /// What it is for where dishes ask for it by other names, and whether there is too little of it.
  private func remark(on purchase: Reply.PlannedPurchase) -> String {
    let asked = purchase.for.map(\.ingredient)
    let others = asked.reduce(into: [String]()) { names, other in
      let isNamed = other.split(separator: " or ").contains { $0 == purchase.name }
      if !isNamed, !names.contains(other) { names.append(other) }
    }
    if !others.isEmpty { return "for \(others.joined(separator: ", "))" }
    return asked.isEmpty && purchase.tooLittle ? "you have too little" : ""
  }

  private var doubt: String? {
    guard !reply.isOptimal, !reply.dishes.isEmpty else { return nil }
    var might: [String] = []
    if reply.gap.purchases > 0 {
      let purchases = reply.gap.purchases == 1 ? "purchase" : "purchases"
      might.append("need up to \(reply.gap.purchases) fewer \(purchases)")
    }
    if reply.gap.asked > 0 {
      might.append("use \(reply.gap.asked) more of the ingredients named with --use")
    }
    if reply.gap.weight > 0 { might.append("use up more food that spoils soon") }
    if reply.gap.variety > 0 { might.append("be more varied") }
    if might.isEmpty, reply.gap.swaps > 0 { might.append("need fewer swaps") }
    if might.isEmpty, reply.gap.worth > 0 { might.append("have dishes that suit you better") }
    if might.isEmpty, reply.gap.breadth > 0 { might.append("use more of what you have") }
    guard !might.isEmpty else { return nil }
    return "This may not be the best plan: another one might \(might.joined(separator: ", or "))."
  }
}
