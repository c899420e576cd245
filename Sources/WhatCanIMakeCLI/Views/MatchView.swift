import WhatCanIMake

/// An answer for a person to read.
struct MatchView {
  private let screen: AnswerScreen
  private let terminal: Terminal
  private let isExplained: Bool

  private var reply: MatchReply { screen.reply }

  init(_ screen: AnswerScreen, _ terminal: Terminal, isExplained: Bool) {
    self.screen = screen
    self.terminal = terminal
    self.isExplained = isExplained
  }

  func show() {
    var page = Page(terminal)
    if screen.groups.isEmpty { addNothing(to: &page) }
    let column = columnWidth(
      reply.matches.map { DishText.label(of: $0.label).text },
      atMost: terminal.width / 3
    )
    for group in screen.groups {
      if let missing = group.missing {
        page.heading(title(of: group, missing), missing == 0 ? .good : .strong)
      }
      for row in group.rows { add(row, column: column, to: &page) }
      if let plain = plain(group) { page.add(plain, indent: 2, hanging: 2) }
    }
    addFooter(to: &page)
    page.show()
  }

  private func add(_ row: AnswerRow, column: Int, to page: inout Page) {
    let match = row.match
    var text = StyledText()
    if !match.missing.isEmpty {
      text.add("needs ")
      for (position, line) in match.missing.enumerated() {
        if position > 0 { text.add(", ") }
        text.add(DishText.missing(line))
      }
      text.add(" · have ", .faint)
    }
    for (position, line) in match.used.enumerated() {
      if position > 0 { text.add(", ", .faint) }
      text.add(DishText.used(line))
    }
    text.add(ExclusionText.leaveOut(match.leftOut.map(\.name)))
    text.add(MarksText.alsoIn(match.alsoIn), .faint)
    text.add(like(row.like), .faint)
    page.row(DishText.label(of: match.label), text, column: column)
    if isExplained { DishText.explain(match, to: &page) }
  }

  /// What else is made of the same things.
  private func like(_ dishes: [DishLabel]) -> String {
    let names = dishes.map(\.name)
    return switch names.count {
    case 0: ""
    case 1...2: " · similar: \(names.joined(separator: ", "))"
    default: " · and \(names.count) similar"
    }
  }

  /// The plain dishes of a group, in one line.
  private func plain(_ group: AnswerGroup) -> StyledText? {
    guard !group.plain.isEmpty else { return nil }
    let names = group.plain.map(\.name)
    let rest = names.count > 3 ? " +\(names.count - 3)" : ""
    return StyledText("Plain: \(names.prefix(3).joined(separator: ", "))\(rest)", .faint)
  }

  private func title(of group: AnswerGroup, _ missing: Int) -> String {
    let title = groupTitle(missing)
    if group.rows.isEmpty { return "\(title): only plain dishes" }
    return group.more == 0
      ? "\(title) (\(group.rows.count))" : "\(title) (\(group.rows.count), \(group.more) more)"
  }

  private func addNothing(to page: inout Page) {
    let have = reply.have.prefix(12).joined(separator: ", ")
    let rest = reply.have.count > 12 ? " and \(reply.have.count - 12) more" : ""
    page.add(
      reply.have.isEmpty && !reply.notes.withheld.isEmpty
        ? "Nothing that you have can be used."
        : StyledText(
          isNarrowed
            ? "No dish that matches your filters can be made with \(have)\(rest)."
            : "You cannot make any dish with \(have)\(rest) yet."
        )
    )
    if let nearest = reply.counts.first(where: { $0.missing > reply.request.missingAtMost }) {
      let dishes = dishCount(nearest.dishes)
      page.add(
        "To show \(dishes) with \(nearest.missing) or fewer missing ingredients, use --missing \(nearest.missing)."
      )
    }
    for (name, kinds) in screen.vague {
      page.add(
        "\(name) can mean several things; be more specific, for example \(kinds.prefix(4).joined(separator: ", "))."
      )
    }
    if !reply.request.allowsGeneric || !reply.request.allowsSwaps {
      page.add("You may get more dishes without --exact and --no-swaps.")
    }
    if reply.counts.isEmpty {
      page.add("Name more of the ingredients that you have, or use fewer filters and exclusions.")
    }
  }

  /// Whether only dishes with some labels were asked for.
  private var isNarrowed: Bool {
    let filter = reply.request.filter
    return filter.category != nil || filter.cuisine != nil || filter.glass != nil
  }

  private func addFooter(to page: inout Page) {
    var lines: [StyledText] = []
    if let rest = notShown { lines.append(rest) }
    lines += ExclusionText.lines(reply.hidden, reply.notes)
    if let past = pastDate { lines.append(past) }
    if let swaps = swapNotes { lines.append(swaps) }
    if let buy = buyNext { lines.append(buy) }
    if let offer = screen.offer { lines.append(StyledText(offer.sentence)) }
    guard !lines.isEmpty else { return }
    page.gap()
    for line in lines { page.add(line, hanging: 2) }
  }

  /// How many dishes have no row, and what shows them: "Not shown: 7 that need 1 more ingredient, 103 that
  /// need 2 more ingredients (see --limit); 185 that need 3 or more (see --missing)." Nil where all have one, and where nothing is shown.
  private var notShown: StyledText? {
    guard !screen.groups.isEmpty else { return nil }
    let near = screen.rest.map { rest in
      rest.missing.map { "\(rest.dishes) \(lacking($0, isOne: rest.dishes == 1))" }
        ?? "\(rest.dishes)"
    }
    var parts = near.isEmpty ? [] : [near.joined(separator: ", ") + " (see --limit)"]
    if reply.beyondCap > 0 {
      let least = reply.request.missingAtMost + 1
      let need = reply.beyondCap == 1 ? "needs" : "need"
      parts.append("\(reply.beyondCap) that \(need) \(least) or more (see --missing)")
    }
    return parts.isEmpty ? nil : StyledText("Not shown: \(parts.joined(separator: "; ")).")
  }

  /// What the pantry has past its date, and how to remove that and nothing else.
  private var pastDate: StyledText? {
    let names = screen.pastDate
    guard !names.isEmpty else { return nil }
    var text: StyledText = "Past its date: "
    text.add(names.joined(separator: ", "), .wanted)
    text.add(". To remove everything past its date: whatcanimake pantry remove --past-date")
    return text
  }

  /// What to mind about the swaps of the answer, each once, in the order met.
  private var swapNotes: StyledText? {
    var pairs: Set<String> = []
    var notes: [String] = []
    for line in reply.matches.flatMap(\.compromises) where !line.note.isEmpty {
      let pair = "\(line.substitute ?? "") for \(line.name)"
      if pairs.insert(pair).inserted { notes.append("\(pair): \(line.note)") }
    }
    guard !notes.isEmpty else { return nil }
    let rest = notes.count > 4 ? " · \(notes.count - 4) more with --explain" : ""
    return StyledText("Swaps: " + notes.prefix(4).joined(separator: " · ") + rest, .faint)
  }

  /// The best things to buy, in the order in which `unlock` lists them.
  private var buyNext: StyledText? {
    let best = reply.buyNext.prefix(3)
    guard !best.isEmpty else { return nil }
    var text = StyledText("Buy next: ")
    for (position, purchase) in best.enumerated() {
      if position > 0 { text.add(", ") }
      let dishes = purchase.completes
      text.add(purchase.name, .wanted)
      text.add(position == 0 ? " (completes \(dishes))" : " (\(dishes))")
    }
    return text
  }

  /// "that need 2 more ingredients".
  private func lacking(_ missing: Int, isOne: Bool) -> String {
    let need = isOne ? "needs" : "need"
    return switch missing {
    case 0: "ready now"
    case 1: "that \(need) 1 more ingredient"
    default: "that \(need) \(missing) more ingredients"
    }
  }

  private func groupTitle(_ missing: Int) -> String {
    switch missing {
    case 0: "Ready now"
    case 1: "One away"
    case 2: "Two away"
    default: "\(missing) away"
    }
  }
}

extension StapleOffer {
  /// How many dishes the staples add, and the command that notes them.
  var sentence: String {
    "With \(names.joined(separator: " and ")) you could make \(dishes == 1 ? "1 more dish" : "\(dishes) more dishes"); to save what you always have: "
      + "whatcanimake staples add \(names.joined(separator: " "))"
  }
}
