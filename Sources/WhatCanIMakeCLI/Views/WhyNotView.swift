import WhatCanIMake

/// What stands between a cook and a dish.
struct WhyNotView {
  private let reply: WhyNotReply
  private let terminal: Terminal
  private let isExplained: Bool

  init(_ reply: WhyNotReply, _ terminal: Terminal, isExplained: Bool) {
    self.reply = reply
    self.terminal = terminal
    self.isExplained = isExplained
  }

  func show() {
    var page = Page(terminal)
    page.heading(verdict, reply.isReady ? .good : .strong)
    for line in reply.match.missing {
      var text = StyledText("needs ")
      text.add(DishText.missingOrMade(line))
      page.add(text, indent: 2, hanging: 2)
    }
    if !reply.match.used.isEmpty {
      var text = StyledText(reply.match.missing.isEmpty ? "have " : "")
      text.add(DishText.had(by: reply.match))
      page.add(text, indent: 2, hanging: 2)
    }
    for obstacle in reply.obstacles {
      if let text = text(of: obstacle) { page.add(StyledText(text), indent: 2, hanging: 2) }
    }
    if let fix = reply.fix, !fix.drop.isEmpty || !fix.buy.isEmpty {
      page.add(text(of: fix), hanging: 2)
    }
    if reply.fix == nil { addHopeless(to: &page) }
    let leftOut = reply.match.leftOut.map(\.name)
    if !leftOut.isEmpty {
      page.add(StyledText("leave out: \(leftOut.joined(separator: ", "))", .wanted), indent: 2)
    }
    for line in ExclusionText.lines(reply.notes) { page.add(line, hanging: 2) }
    if let rank = reply.rank { page.add(StyledText(text(of: rank), .faint)) }
    if isExplained { DishText.explain(reply.match, to: &page) }
    page.show()
  }

  /// That no purchase helps, and whether it would help to avoid less.
  private func addHopeless(to page: inout Page) {
    let nothing = "Buying ingredients or leaving out options would not make this dish possible"
    guard !reply.avoided.isEmpty else { return page.add("\(nothing).") }
    let foods = reply.avoided.filter { $0.kind == .ingredient }.map(\.spokenName)
    let diets = reply.avoided.filter { $0.kind == .diet }.map(\.spokenName)
    let reasons =
      (foods.isEmpty ? [] : ["avoid \(listed(foods, "and"))"])
      + (diets.isEmpty ? [] : ["follow the \(listed(diets, "and")) diet"])
    page.add("\(nothing) as long as you \(reasons.joined(separator: " and ")).")
    let names = reply.avoided.map { quotedIfNeeded($0.name) }.joined(separator: " ")
    page.add("If this no longer applies: whatcanimake avoid remove \(names)")
  }

  private var verdict: String {
    if reply.isReady { return "You can make \(reply.name) now" }
    let missing = reply.match.keys.missing
    let more = missing == 1 ? "1 more ingredient" : "\(missing) more ingredients"
    return missing == 0 ? "\(reply.name) is left out" : "\(reply.name) needs \(more)"
  }

  private func text(of obstacle: DishObstacle) -> String? {
    switch obstacle {
    case .filter(let rule): "left out by \(rule.option)"
    case .excluded(let rules, let lines, let isCertain):
      "left out by \(rules.map(\.option).joined(separator: " ")): "
        + lines.joined(separator: ", ") + (isCertain ? "" : " may contain it")
    case .unrecognised(let lines):
      "hidden whenever you exclude an ingredient, because of unrecognised ingredients: \(lines.joined(separator: ", "))"
    case .switchedOff(let rule, let line, let with):
      "without \(rule.option), \(with.joined(separator: " + ")) could be used for \(line)"
    case .exactly(let line, let with):
      "needs exactly \(line), not \(with.joined(separator: ", "))"
    case .usesNothing: "uses nothing that you have"
    case .lacks(let rule):
      "left out by \(rule.option), because the dish does not use this ingredient"
    case .beyondCap:
      reply.request.missingAtMost == 1
        ? "answers show only dishes with at most 1 missing ingredient (see --missing)"
        : "answers show only dishes with at most \(reply.request.missingAtMost) missing ingredients (see --missing)"
    }
  }

  private func text(of fix: NamedFix) -> StyledText {
    var text = StyledText("Smallest fix: ")
    var isFirst = true
    if !fix.buy.isEmpty {
      text.add("buy ")
      text.add(fix.buy.joined(separator: ", "), .wanted)
      isFirst = false
    }
    if !fix.drop.isEmpty {
      text.add(isFirst ? "leave out " : ", and leave out ")
      text.add(fix.drop.map(\.option).joined(separator: " "), .wanted)
    }
    return text
  }

  private func text(of rank: AnswerRank) -> String {
    let place =
      "This dish is number \(rank.rank) of the \(rank.count) dishes that use something you have."
    guard let ahead = rank.before else { return place }
    return "\(place) The dish before it, \(ahead.name), \(ahead.because)."
  }
}
