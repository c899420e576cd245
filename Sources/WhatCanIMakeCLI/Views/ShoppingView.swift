import WhatCanIMake

/// The shopping list by aisle.
enum ShoppingView {
  static func show(_ groups: [ShoppingGroup], asJSON: Bool) {
    if asJSON {
      writeJSON(Reply.List("shopping", groups.map(\.json)))
      return
    }
    var page = Page(Terminal())
    let column = columnWidth(groups.map { label(of: $0) }, atMost: 32)
    var heading: String?
    for group in groups {
      let title = group.isChecked ? "Bought" : group.aisle ?? "Other"
      if title != heading {
        page.heading(title)
        heading = title
      }
      page.row(
        StyledText(label(of: group), group.isChecked ? .faint : .strong),
        details(of: group),
        column: column
      )
    }
    if groups.isEmpty {
      page.add(
        "The shopping list is empty. To add what a dish needs: whatcanimake shopping for negroni"
      )
    }
    page.show()
  }

  /// "lime juice (45 ml)" in one line.
  static func text(of entry: ShoppingEntry) -> String {
    let amount = AmountText.text(of: entry.amount.map { [$0] } ?? [])
    return entry.text + (amount.isEmpty ? "" : " (\(amount))")
  }

  private static func label(of group: ShoppingGroup) -> String {
    (group.isChecked ? "☑ " : "☐ ") + group.name
  }

  private static func details(of group: ShoppingGroup) -> StyledText {
    let amounts = group.amounts.map { AmountText.text(of: [$0]) }
    let more = group.hasUnmeasured && !amounts.isEmpty ? ["some more"] : []
    var text = StyledText((amounts + more).joined(separator: " + "))
    if !group.dishes.isEmpty {
      if !text.isEmpty { text.add(" · ", .faint) }
      text.add("for " + group.dishes.joined(separator: ", "), .faint)
    }
    if let maker = group.maker {
      if !text.isEmpty { text.add(" · ", .faint) }
      text.add(DishText.orMakeIt(maker), .faint)
    }
    return text
  }
}
