import WhatCanIMake

/// What to buy, and what it makes.
struct UnlockView {
  private let reply: UnlockReply
  private let terminal: Terminal

  init(_ reply: UnlockReply, _ terminal: Terminal) {
    self.reply = reply
    self.terminal = terminal
  }

  func show() {
    var page = Page(terminal)
    if reply.baskets.isEmpty { page.add(StyledText(nothing)) }
    let names = reply.baskets.map { $0.buy.joined(separator: " + ") }
    let column = columnWidth(names, atMost: terminal.width / 2)
    for (name, basket) in zip(names, reply.baskets) {
      page.row(StyledText(name, .wanted), text(of: basket), column: column, indent: 0)
    }
    if let doubt { page.add(StyledText(doubt, .faint)) }
    if let offer = reply.offer { page.add(StyledText(offer.sentence), hanging: 2) }
    for line in ExclusionText.lines(reply.notes) { page.add(line, hanging: 2) }
    page.show()
  }

  /// How many dishes, and their names: as many as one would read.
  private func text(of basket: NamedBasket) -> StyledText {
    let names = basket.rows.map(\.name)
    var text = StyledText("\(dishCount(basket.unlocks.count))", .strong)
    let rest = names.count > 6 ? " and \(names.count - 6) more" : ""
    text.add(": \(names.prefix(6).joined(separator: ", "))\(rest)", .faint)
    return text
  }

  /// That no purchase makes a dish, and what may: more things, or any dish where something must be used.
  private var nothing: String {
    let use = reply.request.use
    let things = reply.size == 1 ? "single thing" : "\(reply.size) things"
    let dish = use.isEmpty ? "dish" : "dish that uses \(use.joined(separator: " and "))"
    var text = "No \(things) would let you make another \(dish)"
    if reply.size < 5 {
      let more = reply.size == 1 ? "two" : "\(reply.size + 1)"
      text += "; to try \(more): whatcanimake unlock --buy \(reply.size + 1)"
    }
    return use.isEmpty ? text : text + ". Without --use, all dishes are considered."
  }

  private var doubt: String? {
    guard !reply.isOptimal else { return nil }
    return reply.gap == 0
      ? "The first option is the best, but equally good ones may be missing from the list."
      : "These may not be the best options: others may complete more dishes, or better-known ones."
  }
}
