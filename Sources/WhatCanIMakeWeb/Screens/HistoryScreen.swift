import WhatCanIMake

/// What was cooked and suggested, day by day.
enum HistoryScreen {
  static let routes = [
    history, Route.form("/history/clear", doing: CookingRoutes.clear, then: "/history"),
  ]

  /// The most entries on the page.
  private static let most = 200

  private static let history = Route.page(
    "/history",
    "Shows which dishes you cooked and which were suggested, newest first.",
    for: .reader,
    parameters: [CookingRoutes.kind.facts]
  ) { said, asker in
    let (kind, query) = (try said[CookingRoutes.kind], PageQuery(said.query))
    let words = asker.pages.words
    let filling = try await asker.ask { kitchen -> Filling in
      let entries = try kitchen.history(kind)
      var days: [(day: String, entries: [Filling])] = []
      for entry in entries.prefix(most) {
        let day = RunningProgram.day(at: entry.at).map(words.day) ?? ""
        if days.last?.day != day { days.append((day, [])) }
        days[days.count - 1].entries.append([
          "name": .text(entry.dishName),
          "href": .text("/dish/\(queryText(entry.dish.description))"),
          "kind": .text(words("history.\(entry.kind.rawValue)")),
          "servings": .text(entry.servings.map { words("servings.food", count: $0) }),
        ])
      }
      return [
        "kinds": .list(
          [nil, HistoryEntry.Kind.cooked, .suggested].map { choice in
            [
              "name": .text(words("history.\(choice?.rawValue ?? "all")")),
              "isOn": .flag(choice == kind),
              "href": .text(
                (choice.map { query.setting("kind", $0.rawValue) } ?? query.without("kind"))
                  .address("/history")
              ),
            ]
          }
        ),
        "days": .list(days.map { ["day": .text($0.day), "entries": .list($0.entries)] }),
        "isNothing": .flag(entries.isEmpty),
        "undo": try UndoBar.filling(kitchen, [.history], asker),
        "next": "/history", "in-history": true,
      ]
    }
    return Page(
      template: "history",
      title: words("history.title"),
      section: .saved,
      filling: filling
    )
  }
}
