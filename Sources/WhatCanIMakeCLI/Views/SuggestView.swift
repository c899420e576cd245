import WhatCanIMake

/// Suggestions for a person to choose from.
struct SuggestView {
  private let terminal: Terminal
  private let isExplained: Bool
  private let reply: SuggestReply

  init(_ reply: SuggestReply, _ terminal: Terminal, isExplained: Bool) {
    self.reply = reply
    self.terminal = terminal
    self.isExplained = isExplained
  }

  /// Prints them as a list.
  func show() {
    var page = Page(terminal)
    addRestart(to: &page)
    let column = columnWidth(
      reply.suggestions.map { DishText.label(of: $0.match.label).text },
      atMost: terminal.width / 3
    )
    for suggestion in reply.suggestions {
      page.row(
        DishText.label(of: suggestion.match.label),
        text(of: suggestion),
        column: column
      )
      if isExplained { explain(suggestion, to: &page) }
    }
    if reply.suggestions.isEmpty { addNothing(to: &page) }
    addFooter(to: &page)
    page.show()
  }

  /// Prints why one is suggested, to stand above the whole dish.
  func showReasons(for suggestion: Suggestion) {
    var page = Page(terminal)
    addRestart(to: &page)
    let reasons = suggestion.because.map(\.text).joined(separator: "; ")
    if !reasons.isEmpty { page.add(StyledText("Because \(reasons).")) }
    if isExplained { explain(suggestion, to: &page) }
    if !page.text.isEmpty { writeOut(page.text + "\n") }
  }

  /// Prints what follows one whole dish.
  func showFooter() {
    var page = Page(terminal)
    addFooter(to: &page)
    if !page.text.isEmpty { writeOut("\n" + page.text) }
  }

  private func addRestart(to page: inout Page) {
    guard reply.isExhausted else { return }
    let wasShown = reply.suggestions.contains { $0.lastShown != nil }
    page.add(
      wasShown
        ? "You have seen all matching dishes; these are the ones that you saw longest ago."
        : "You already know all of these dishes."
    )
    page.gap()
  }

  /// Why, what it needs, and what is there; with nothing there, what goes in.
  private func text(of suggestion: Suggestion) -> StyledText {
    let match = suggestion.match
    var parts: [StyledText] = []
    if !suggestion.because.isEmpty {
      parts.append(StyledText(suggestion.because.map(\.text).joined(separator: "; ")))
    }
    if reply.have.isEmpty {
      let names = match.lines.filter { $0.isRequired && $0.grade != .staple }.map {
        AlternativesText.short($0.name)
      }
      parts.append(StyledText(names.joined(separator: ", "), .faint))
    } else {
      if match.missing.count > 2 { parts.append(DishText.needs(of: match)) }
      if !match.used.isEmpty { parts.append(DishText.had(by: match)) }
    }
    var text = StyledText()
    for (position, part) in parts.enumerated() {
      if position > 0 { text.add(" · ", .faint) }
      text.add(part)
    }
    text.add(ExclusionText.leaveOut(match.leftOut.map(\.name)))
    return text
  }

  private func explain(_ suggestion: Suggestion, to page: inout Page) {
    var text = "score \(suggestion.score) = taste \(suggestion.taste)"
    for (name, part) in [("fit", suggestion.fit), ("ease", suggestion.ease)] {
      text += part < 0 ? " − \(name) \(-part)" : " + \(name) \(part)"
    }
    if let day = suggestion.lastShown.flatMap({ RunningProgram.day(at: $0) }) {
      text += " · last shown \(day)"
    }
    page.add(StyledText(text), indent: 4, hanging: 2)
    DishText.explain(suggestion.match, to: &page)
  }

  private func addNothing(to page: inout Page) {
    page.add("No dish matches.")
    if let most = reply.request.missingAtMost {
      page.add("You may get more dishes with --missing \(most + 1).")
    }
    page.add("Use fewer filters or exclusions.")
  }

  private func addFooter(to page: inout Page) {
    var lines: [StyledText] = []
    let comesAgain = reply.request.again || reply.request.cooldownDays != nil
    if !comesAgain, !reply.isExhausted, !reply.suggestions.isEmpty {
      lines.append(
        reply.remaining == 0
          ? "These are the last new dishes; next time, the suggestions start over."
          : "Dishes left before one repeats: \(reply.remaining)."
      )
    }
    if reply.avoided > 0 {
      lines.append("Left out: \(dishCount(reply.avoided)) with something you dislike.")
    }
    lines += ExclusionText.lines(reply.hidden, reply.notes)
    if !reply.suggestions.isEmpty {
      lines.append(
        reply.hasTaste
          ? StyledText("To say what you think: like NAME, skip NAME, cooked NAME.", .faint)
          : "For suggestions that fit your taste, answer five questions: whatcanimake taste"
      )
    }
    guard !lines.isEmpty else { return }
    page.gap()
    for line in lines { page.add(line, hanging: 2) }
  }
}
