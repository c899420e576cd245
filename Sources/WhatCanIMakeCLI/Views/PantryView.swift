import WhatCanIMake

/// What is in the pantry.
enum PantryView {
  static func show(_ kitchen: Kitchen, asJSON: Bool) throws {
    let items = try kitchen.pantry()
    let today = RunningProgram.today
    if asJSON {
      writeJSON(
        Reply.List(
          "pantry",
          items.map { $0.json(today: today, estimate: kitchen.estimate(of: $0)) }
        )
      )
      return
    }
    let terminal = Terminal()
    var page = Page(terminal)
    let column = columnWidth(items.map(\.entry.ingredient), atMost: terminal.width / 2)
    for item in items {
      page.row(
        StyledText(item.entry.ingredient, .strong),
        details(of: item, kitchen.estimate(of: item), today),
        column: column,
        indent: 0
      )
    }
    if items.isEmpty {
      page.add("The pantry is empty. To add something: whatcanimake pantry add gin \"lime 4\"")
    }
    page.show()
  }

  static func text(of addition: PantryAddition, _ kitchen: Kitchen) -> StyledText {
    let item = addition.item
    var text = StyledText(item.entry.ingredient, .strong)
    let details = details(of: item, kitchen.estimate(of: item), RunningProgram.today)
    if !details.isEmpty {
      text.add(" ")
      text.add(details)
    }
    switch addition.outcome {
    case .added: text.add(" · in the pantry")
    case .changed: text.add(" · in the pantry in total")
    case .unchanged: text.add(" · already in the pantry")
    }
    return text
  }

  static func text(of removal: PantryRemoval) -> StyledText {
    var text = StyledText(removal.ingredient, .strong)
    if !removal.isMeasured {
      text.add(" · nothing removed, because its amount is unknown or in another unit")
    } else if removal.left.isEmpty {
      text.add(" · removed")
    } else {
      let amounts = removal.left.map { AmountText.text(of: $0.entry.amount.map { [$0] } ?? []) }
      let known = amounts.map { $0.isEmpty ? "some" : $0 }
      text.add(" · left: \(known.joined(separator: ", "))")
    }
    if removal.isMeasured, let short = removal.short {
      text.add(" · \(AmountText.text(of: [short])) less than you wanted to remove")
    }
    return text
  }

  private static func details(
    of item: PantryItem,
    _ estimate: KeepingEstimate?,
    _ today: CalendarDay?
  ) -> StyledText {
    var text = StyledText()
    if let amount = item.entry.amount { text.add(AmountText.text(of: [amount])) }
    if let place = item.entry.place {
      if !text.isEmpty { text.add(" · ", .faint) }
      text.add("in the \(place.rawValue)")
    }
    if let opened = item.entry.opened {
      if !text.isEmpty { text.add(" · ", .faint) }
      text.add("opened \(opened)")
    }
    if let expires = item.entry.expires {
      if !text.isEmpty { text.add(" · ", .faint) }
      let left = today.map { expires.days(since: $0) }
      let style: TextStyle = left.map { $0 <= 3 } ?? false ? .wanted : .plain
      text.add("use by \(expires)" + daysText(left), style)
    } else if let estimate, let today {
      if !text.isEmpty { text.add(" · ", .faint) }
      let left = estimate.daysLeft(on: today)
      let style: TextStyle = left <= 3 ? .wanted : .plain
      text.add(
        estimate.isOver(on: today)
          ? "may be too old: check it" : estimateText(left),
        style
      )
    }
    return text
  }

  /// "about 5 days left", of what has no date.
  static func estimateText(_ left: Int) -> String {
    switch left {
    case 0: "best used now"
    case 1: "about 1 day left"
    default: "about \(left) days left"
    }
  }

  /// ", 2 days left", or what else is to be said behind a date.
  private static func daysText(_ left: Int?) -> String {
    guard let left else { return "" }
    switch left {
    case ..<0: return ", past its date"
    case 0: return ", today"
    case 1: return ", tomorrow"
    default: return ", \(left) days left"
    }
  }
}
