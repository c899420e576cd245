import WhatCanIMake

/// Every source, for a person.
struct SourceListView {
  let asJSON: Bool

  func show(_ states: [SourceState]) {
    if asJSON {
      return writeJSON(Reply.List("source", states.map(\.json)))
    }
    let terminal = Terminal()
    var page = Page(terminal)
    let column = columnWidth(states.map(\.source.rawValue), atMost: terminal.width / 3)
    for state in states {
      page.row(
        StyledText(state.source.rawValue, .strong),
        StyledText(Self.text(of: state)),
        column: column,
        indent: 0
      )
      for line in [state.keyProblem, state.source.terms].compactMap(\.self) {
        page.row(StyledText(""), StyledText(line, .faint), column: column, indent: 0)
      }
    }
    page.show()
  }

  private static func text(of state: SourceState) -> String {
    var parts = [
      "\(state.source.title): \(state.source.contents.map(\.rawValue).joined(separator: ", "))"
    ]
    if state.source.contents != [.books] { parts.append("\(dishCount(state.dishes)) stored") }
    if let day = state.syncedAt.flatMap({ RunningProgram.day(at: $0) }) {
      if let (done, expected) = state.unfinished {
        parts.append("sync stopped on \(day) after \(done) of \(max(done, expected)) requests")
      } else {
        parts.append("synced \(day)")
      }
    }
    switch (state.hasKey, state.source.needsKey) {
    case (true, _): parts.append("has a key")
    case (false, true): parts.append("needs a key: \(state.source.keyVariable)")
    case (false, false): parts.append("needs no key")
    }
    return parts.joined(separator: " · ")
  }
}

/// What a source answered, for a person.
struct SourceDishesView {
  let source: RecipeSource
  let asJSON: Bool

  /// - Parameter selection: What must not be in them, beside what is always avoided.
  func show(
    _ reply: SourceReply<[SourceDish]>,
    _ selection: DishSelection = DishSelection(),
    in kitchen: Kitchen
  ) throws(KitchenError) {
    let allowed = try kitchen.allowed(reply.value, selection)
    let footer = ExclusionText.lines(allowed.hidden, allowed.notes)
    for problem in reply.problems { warn("\(problem)") }
    if asJSON {
      for line in footer { warn(line.text) }
      let items = allowed.dishes.map { $0.json(isKept: allowed.kept.contains($0.id)) }
      return writeJSON(Reply.List("search", items))
    }
    let terminal = Terminal()
    var page = Page(terminal)
    let column = columnWidth(allowed.dishes.map(\.name), atMost: terminal.width / 2)
    for dish in allowed.dishes {
      var parts = [dish.id.description]
      if let category = dish.category { parts.append(category) }
      if let missing = dish.missing { parts.append("needs \(missing) more") }
      if allowed.kept.contains(dish.id) { parts.append("stored") }
      page.row(
        StyledText(dish.name, .strong),
        StyledText(parts.joined(separator: " · "), .faint),
        column: column,
        indent: 0
      )
    }
    if allowed.dishes.isEmpty {
      page.add("\(source.title) has no matching dish.")
    } else {
      page.gap()
      let total = reply.total.map { $0 > allowed.dishes.count ? " of \($0)" : "" } ?? ""
      page.add(
        StyledText(
          "Dishes from \(source.title): \(allowed.dishes.count)\(total). To store one: whatcanimake source get ID",
          .faint
        )
      )
    }
    for line in footer { page.add(line, hanging: 2) }
    page.show()
  }
}
