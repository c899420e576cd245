import WhatCanIMake

/// A list of dishes.
struct DishListView {
  /// The list's word in JSON.
  let noun: String
  let asJSON: Bool
  /// Each dish has its position before it.
  var isNumbered = false
  /// Each dish has the mean of everyone's stars.
  var showsMean = false
  var ifEmpty = "No dish matches; try fewer words or filters."

  /// Shows a list with what was left out of it; dishes that are the same from several sources are one row.
  ///
  /// - Parameter limit: The most rows, of JSON items; nil for all.
  func show(_ reply: DishListReply, atMost limit: Int? = nil) {
    if asJSON { return writeJSON((limit.map(reply.first) ?? reply).json(noun)) }
    let rows = reply.rows
    show(
      Array(rows.prefix(limit ?? rows.count)),
      of: reply.dishes.count,
      footer: ExclusionText.lines(reply.hidden, reply.notes)
    )
  }

  func show(_ dishes: [DishSummary]) {
    if asJSON { return writeJSON(Reply.List(noun, dishes.map(\.json))) }
    show(dishes, of: nil, footer: [])
  }

  /// - Parameter all: How many dishes the list has; nil where these are all.
  private func show(_ dishes: [DishSummary], of all: Int?, footer: [StyledText]) {
    let terminal = Terminal()
    var page = Page(terminal)
    let repeats = Dictionary(grouping: dishes, by: \.name).filter { $0.value.count > 1 }
    let labels = dishes.enumerated().map { position, dish in
      var name = StyledText(isNumbered ? "\(position + 1). " : "", .faint)
      name.add(dish.name, .strong)
      if repeats[dish.name] != nil { name.add(" (\(dish.id.source))", .faint) }
      let marks = MarksText.short(dish.marks)
      if !marks.isEmpty { name.add(" \(marks)", .wanted) }
      if showsMean, let mean = dish.everyonesMarks.meanStars, dish.everyonesMarks.ratings > 1 {
        name.add(" (\((mean * 10).rounded() / 10) of \(dish.everyonesMarks.ratings))", .faint)
      }
      return name
    }
    let column = columnWidth(labels.map(\.text), atMost: terminal.width / 3)
    for (dish, name) in zip(dishes, labels) {
      let also = MarksText.alsoIn(dish.alsoIn)
      var text = StyledText(
        dish.ingredients.map { AlternativesText.short($0) }.joined(separator: ", ") + also,
        .faint
      )
      text.add(ExclusionText.excluded(dish.excluded))
      text.add(ExclusionText.leaveOut(dish.leaveOut))
      page.row(name, text, column: column, indent: 0)
    }
    if dishes.isEmpty {
      page.add(StyledText(ifEmpty))
    } else {
      page.gap()
      let count = dishes.reduce(0) { $0 + 1 + $1.alsoIn.count }
      let part = all.map { $0 > count ? "\(count) of " : "" } ?? ""
      let total = max(all ?? count, count)
      page.add(StyledText(part + (total == 1 ? "1 dish" : "\(total) dishes"), .faint))
    }
    for line in footer { page.add(line, hanging: 2) }
    page.show()
  }
}
