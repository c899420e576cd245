import WhatCanIMake

/// A list of dishes.
struct DishListView {
  /// The list's word in JSON.
  let noun: String
  let asJSON: Bool

  func show(_ dishes: [DishSummary]) {
    if asJSON {
      writeOut(JSONText.list(noun, dishes.map(\.json)).text + "\n")
      return
    }
    let terminal = Terminal().unwrappedInPipe
    var page = Page(terminal)
    let column = columnWidth(dishes.map(\.name), atMost: terminal.width / 3)
    let repeats = Dictionary(grouping: dishes, by: \.name).filter { $0.value.count > 1 }
    for dish in dishes {
      var name = StyledText(dish.name, .strong)
      if repeats[dish.name] != nil { name.add(" (\(dish.id.source))", .faint) }
      page.row(
        name,
        StyledText(dish.ingredients.joined(separator: ", "), .faint),
        column: column,
        indent: 0
      )
    }
    if dishes.isEmpty {
      page.add("No dish fits; try fewer words or filters.")
    } else {
      page.gap()
      page.add(StyledText(dishes.count == 1 ? "1 dish" : "\(dishes.count) dishes", .faint))
    }
    page.show()
  }
}
