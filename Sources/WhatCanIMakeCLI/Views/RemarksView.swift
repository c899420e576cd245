import WhatCanIMake

/// What people wrote about a dish.
struct RemarksView {
  private let remarks: [DishRemark]
  private let dish: FoundDish
  private let terminal: Terminal

  init(_ remarks: [DishRemark], on dish: FoundDish, _ terminal: Terminal) {
    self.remarks = remarks
    self.dish = dish
    self.terminal = terminal
  }

  func show() {
    var page = Page(terminal)
    page.add(StyledText(dish.recipe.name, .strong))
    if remarks.isEmpty { page.add("No comments yet.") }
    for remark in remarks {
      page.gap()
      var head = StyledText(remark.author.name, .strong)
      if let rating = remark.rating { head.add(" \(MarksText.stars(rating))", .wanted) }
      let day = RunningProgram.day(at: remark.writtenAt).map { " · \($0)" } ?? ""
      head.add(" · \(remark.kind.rawValue) \(remark.number)\(day)", .faint)
      page.add(head)
      for line in remark.text.split(whereSeparator: \.isNewline) {
        page.add(StyledText(String(line)), indent: 2)
      }
    }
    page.show()
  }
}
