import WhatCanIMake

/// An answer for a person to read.
struct MatchView {
  private let kitchen: Kitchen
  private let terminal: Terminal
  private let limit: Int
  private let isExplained: Bool

  private var dishText: DishText { DishText(kitchen: kitchen) }

  /// - Parameter limit: The most rows; a row is a dish with its family folded in.
  init(_ kitchen: Kitchen, _ terminal: Terminal, limit: Int, isExplained: Bool) {
    self.kitchen = kitchen
    self.terminal = terminal
    self.limit = limit
    self.isExplained = isExplained
  }

  func show(_ reply: MatchReply) {
    var page = Page(terminal)
    let matches = Array(kitchen.folded(reply.answer.matches).prefix(limit))
    if matches.isEmpty {
      addNothing(to: &page, reply)
    } else if reply.request.order == .fewestMissing {
      addGroups(matches, reply, to: &page)
    } else {
      addRows(matches, to: &page)
    }
    addFooter(to: &page, reply, matches)
    page.show()
  }

  private func addGroups(_ matches: [FoldedMatch], _ reply: MatchReply, to page: inout Page) {
    let column = nameColumn(matches)
    for missing in Set(matches.map(\.match.keys.missing)).sorted() {
      let group = matches.filter { $0.match.keys.missing == missing }
      let shown = group.reduce(0) { $0 + 1 + $1.alsoIn.count }
      let all = reply.answer.counts.first { $0.missing == missing }?.dishes ?? shown
      let title = groupTitle(missing) + (all > shown ? " (\(shown) of \(all))" : "")
      page.heading(title, missing == 0 ? .good : .strong)
      for match in group { add(match, column: column, to: &page) }
    }
  }

  private func addRows(_ matches: [FoldedMatch], to page: inout Page) {
    let column = nameColumn(matches)
    for match in matches { add(match, column: column, to: &page) }
  }

  private func nameColumn(_ matches: [FoldedMatch]) -> Int {
    columnWidth(
      matches.map { dishText.label(of: $0.match.recipe).text },
      atMost: terminal.width / 3
    )
  }

  private func add(_ folded: FoldedMatch, column: Int, to page: inout Page) {
    let match = folded.match
    var text = StyledText()
    if !match.missing.isEmpty {
      text.add("needs ")
      for (position, line) in match.missing.enumerated() {
        if position > 0 { text.add(", ") }
        text.add(dishText.missing(line))
      }
      text.add(" · have ", .faint)
    }
    for (position, line) in match.used.enumerated() {
      if position > 0 { text.add(", ", .faint) }
      text.add(dishText.used(line))
    }
    text.add(ExclusionText.leaveOut(match.leftOut.map(\.name)))
    text.add(MarksText.alsoIn(folded.alsoIn, kitchen), .faint)
    page.row(dishText.label(of: match.recipe), text, column: column)
    if isExplained { dishText.explain(match, to: &page) }
  }

  private func addNothing(to page: inout Page, _ reply: MatchReply) {
    let have = reply.have.prefix(12).joined(separator: ", ")
    let rest = reply.have.count > 12 ? " and \(reply.have.count - 12) more" : ""
    page.add(
      reply.have.isEmpty && !reply.notes.withheld.isEmpty
        ? "You have nothing that you may use."
        : StyledText("Nothing within reach with \(have)\(rest).")
    )
    if let nearest = reply.answer.counts.first(where: { $0.missing > reply.request.missingAtMost })
    {
      let dishes = dishCount(nearest.dishes)
      page.add("\(dishes) away by \(nearest.missing): --missing \(nearest.missing) shows them.")
    }
    for name in reply.have.prefix(40) {
      let kinds = kitchen.kinds(ofClass: name)
      guard !kinds.isEmpty else { continue }
      page.add(
        "\(name) may be many things; name one, like \(kinds.prefix(4).joined(separator: ", "))."
      )
    }
    if !reply.request.allowsGeneric || !reply.request.allowsSwaps {
      page.add("Without --exact and --no-swaps there may be more.")
    }
    if reply.answer.counts.isEmpty {
      page.add("Add what else is there, or ask for less: fewer filters, fewer exclusions.")
    }
  }

  private func addFooter(to page: inout Page, _ reply: MatchReply, _ matches: [FoldedMatch]) {
    let answer = reply.answer
    var lines: [StyledText] = []
    let within = answer.counts.filter { $0.missing <= reply.request.missingAtMost }
      .reduce(0) { $0 + $1.dishes }
    let shown = matches.reduce(0) { $0 + 1 + $1.alsoIn.count }
    if within > shown {
      let rest = within - shown
      lines.append("\(rest) more within reach; --limit \(within) shows all.")
    }
    if reply.beyondCap > 0, !answer.matches.isEmpty {
      let least = reply.request.missingAtMost + 1
      lines.append("\(reply.beyondCap) more need \(least) or more; see --missing.")
    }
    lines += ExclusionText.lines(answer.hidden, reply.notes)
    if let past = pastDate(reply.request) { lines.append(past) }
    if let swaps = swapNotes(matches.map(\.match)) { lines.append(swaps) }
    if let buy = buyNext(answer) { lines.append(buy) }
    guard !lines.isEmpty else { return }
    page.gap()
    for line in lines { page.add(line, hanging: 2) }
  }

  /// What the pantry has past its date, and how to remove that and nothing else.
  private func pastDate(_ request: MatchRequest) -> StyledText? {
    let names = kitchen.pastDate(in: request)
    guard !names.isEmpty else { return nil }
    var text: StyledText = "Past its date: "
    text.add(names.joined(separator: ", "), .wanted)
    text.add(". Remove: whatcanimake pantry remove --past-date")
    return text
  }

  /// What to mind about the swaps of the answer, each once, in the order met.
  private func swapNotes(_ matches: [PantryMatch]) -> StyledText? {
    var pairs: Set<String> = []
    var notes: [String] = []
    for line in matches.flatMap(\.compromises) where !line.note.isEmpty {
      let pair = "\(line.substitute ?? "") for \(line.name)"
      if pairs.insert(pair).inserted { notes.append("\(pair): \(line.note)") }
    }
    guard !notes.isEmpty else { return nil }
    let rest = notes.count > 4 ? " · \(notes.count - 4) more with --explain" : ""
    return StyledText("Swaps: " + notes.prefix(4).joined(separator: " · ") + rest, .faint)
  }

  private func buyNext(_ answer: MatchAnswer) -> StyledText? {
    let best = answer.purchases.prefix(3)
    guard !best.isEmpty else { return nil }
    var text = StyledText("Buy next: ")
    for (position, purchase) in best.enumerated() {
      if position > 0 { text.add(", ") }
      text.add(purchase.name, .wanted)
      text.add(position == 0 ? " (completes \(purchase.dishes))" : " (\(purchase.dishes))")
    }
    return text
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
