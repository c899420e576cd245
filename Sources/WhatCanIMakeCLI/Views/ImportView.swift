import WhatCanIMake

/// What an import did: the counts, and which of the new dishes are the same as others.
struct ImportView {
  private let report: ImportReport
  private let dishes: Int

  /// How many of the dishes that share a row are named.
  private static let named = 10

  /// - Parameter dishes: How many the catalogue has now.
  init(_ report: ImportReport, dishes: Int) {
    self.report = report
    self.dishes = dishes
  }

  func show() {
    var page = Page(Terminal())
    var text = StyledText("\(report.new) new", .good)
    text.add(", \(report.changed) changed, \(report.unchanged) unchanged")
    if report.failed > 0 { text.add(", \(report.failed) not imported", .wanted) }
    text.add("; the catalogue now has \(dishCount(dishes)).")
    page.add(text)
    if let joined { page.add(StyledText(joined)) }
    page.show()
  }

  /// Names the dishes that share a row with others; nil when none does.
  private var joined: String? {
    guard !report.joined.isEmpty else { return nil }
    let names = report.joined.prefix(Self.named).map { dish in
      "\(dish.name) (\(dish.others.prefix(3).map(\.description).joined(separator: ", "))"
        + (dish.others.count > 3 ? " and \(dish.others.count - 3) more)" : ")")
    }
    let rest = report.joined.count - names.count
    return
      (report.joined.count == 1
      ? "The catalogue already had one of these dishes from another source; both are now listed together: "
      : "\(report.joined.count) of these dishes were already in the catalogue from other sources; each is now listed together with the earlier dish: ")
      + names.joined(separator: ", ") + (rest > 0 ? " and \(rest) more" : "") + "."
  }
}
