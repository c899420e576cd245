import WhatCanIMake

/// What was understood of a receipt, an order or a list, line by line.
enum PantryListView {
  static func page(of list: PantryList) -> Page {
    var page = Page(Terminal())
    let shown = list.lines.filter { $0.reading != .noThing }
    let column = columnWidth(shown.map(\.text), atMost: Terminal().width / 2)
    for line in shown { page.row(StyledText(line.text), text(of: line), column: column, indent: 0) }
    let others = list.lines.count - shown.count
    if others > 0 {
      let lines = others == 1 ? "1 line" : "\(others) lines"
      page.add(StyledText("Ignored \(lines) without a product.", .faint))
    }
    if shown.isEmpty { page.add("The list contains nothing that belongs in a pantry.") }
    return page
  }

  private static func text(of line: PantryList.Line) -> StyledText {
    switch line.reading {
    case .understood(let thing): return StyledText(name(of: thing), .good)
    case .unsure(let things):
      guard !things.isEmpty else { return StyledText("not understood", .wanted) }
      let names = things.map(\.ingredient).joined(separator: ", ")
      return StyledText("not sure: \(names)?", .wanted)
    case .noThing: return StyledText()
    }
  }

  /// "milk, 2 l".
  static func name(of thing: PantryList.Thing) -> String {
    thing.ingredient + (thing.amount.map { ", \(AmountText.text(of: [$0]))" } ?? "")
  }

  /// "Added 3 things to the pantry; 1 was already there."
  static func outcome(of additions: [PantryAddition]) -> String {
    let there = additions.filter { $0.outcome == .unchanged }.count
    let put = additions.count - there
    let added = "Added \(put == 1 ? "1 thing" : "\(put) things") to the pantry"
    let already =
      there == 0 ? "" : there == 1 ? "; 1 was already there" : "; \(there) were already there"
    return added + already + "."
  }
}
