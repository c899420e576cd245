import RecipeAccounts
import WhatCanIMake

/// Live sources: how they stand, asking one of them for dishes, and taking a dish in, also again.
enum SourceScreen {
  static let routes = [sources, ask, fetch]

  /// The most dishes of an answer.
  private static let most = 24

  private static let name: Field<RecipeSource?> = .word("source", "Which source.")
  private static let words = Field.text(
    "q",
    "Words in the name of the dish.",
    length: 1...300
  )

  private static let sources = Route.page(
    "/sources",
    "Shows all sources of recipes, and how many dishes are stored from each.",
    for: .reader
  ) { _, asker in
    try await page(asker, chosen: nil, said: nil, found: nil, problem: nil)
  }

  /// What a source is asked is seen by its server: so it is a form, and no link.
  private static let ask = Route.shown(
    "/sources",
    "Searches a source for dishes, without storing any of them.",
    for: .account,
    fields: [name.facts.demanded, words.facts],
    load: .heavy
  ) { said, asker in
    guard let source = try said[name] else { throw Problem.bad("source", "source is missing") }
    let typed = try said[words]
    let (ways, places) = (try asker.ways, asker.keeper.places)
    do {
      let dishes = try await ways.ask(source, places) { access in
        let words = typed.split(whereSeparator: \.isWhitespace).map(String.init)
        return try access.dishes(.words(words), limit: most, places).value
      }
      let found = try await asker.ask { try $0.allowed(dishes) }
      return try await page(asker, chosen: source, said: typed, found: found, problem: nil)
    } catch let error as KitchenError {
      guard error.isOfSource else { throw error }
      var answer = try await page(
        asker,
        chosen: source,
        said: typed,
        found: nil,
        problem: "\(error)"
      )
      answer.status = 503
      return answer
    }
  }

  /// A dish is fetched for everybody here.
  private static let fetch = Route.form(
    "/dish/{id}/fetch",
    "Fetches a dish from its source, or updates it, and stores it.",
    for: .account,
    parameters: [DishQuestions.id.facts],
    load: .heavy
  ) { said, asker in
    let id = DishID(try said[DishQuestions.id])
    guard let source = RecipeSource(rawValue: id.source), source.contents != [.books] else {
      throw Problem.unknown("dish at this source")
    }
    let (ways, now) = (try asker.ways, asker.people.clock())
    do {
      _ = try await asker.keeper.changeCatalogue { places in
        try Kitchen.fetching(
          id,
          through: try ways.access(to: source, places),
          into: places,
          now: now
        ).outcome
      }
    } catch let error as KitchenError {
      if case .notInSource = error.reason { throw Problem.unknown("dish at this source") }
      guard error.isOfSource else { throw error }
      throw Problem(503, "\(error)")
    }
    return Destination("/dish/\(queryText(id.description))", isFixed: true)
  }

  private static func page(
    _ asker: Asker,
    chosen: RecipeSource?,
    said: String?,
    found: SourceSelection?,
    problem: String?
  ) async throws -> Page {
    let texts = asker.pages.words
    let states = try await asker.ask { try $0.sourceStates(environment: RunningProgram.variable) }
      .filter { $0.source.contents != [.books] }
    return Page(
      template: "sources",
      title: texts("sources.title"),
      section: .browse,
      filling: [
        "sources": .list(
          states.map { state in
            [
              "word": .text(state.source.rawValue), "name": .text(state.source.title),
              "count": .text(
                state.dishes == 0 ? nil : texts("sources.kept", count: state.dishes)
              ),
              "note": .text(
                !state.hasKey && state.source.needsKey
                  ? texts("sources.no-key")
                  : state.syncedAt.flatMap { RunningProgram.day(at: $0) }.map {
                    texts("sources.synced", ["day": texts.day($0)])
                  }
              ),
              "isOn": .flag(state.source == chosen),
            ]
          }
        ),
        "mayAsk": .flag(asker.mayReachOut),
        "q": .text(said),
        "problem": .text(problem?.asSentence),
        "isAsked": .flag(found != nil),
        "dishes": .list((found?.dishes ?? []).map { dish($0, found?.kept ?? []) }),
        "isNothing": .flag(found?.dishes.isEmpty ?? false),
        "hidden": .text(found.flatMap { hidden($0.hidden, texts) }),
        "next": "/sources",
      ]
    )
  }

  private static func dish(_ dish: SourceDish, _ kept: Set<DishID>) -> Filling {
    let path = "/dish/\(queryText(dish.id.description))"
    return [
      "name": .text(dish.name), "path": .text(path),
      "isKept": .flag(kept.contains(dish.id)),
      "used": .text(
        dish.recipe.map { $0.lines.map(\.name).joined(separator: ", ") } ?? dish.category
      ),
    ]
  }

  private static func hidden(_ counts: HiddenCounts, _ texts: Words) -> String? {
    let count = counts.mayContain + counts.unrecognised
    return count == 0 ? nil : texts("note.hidden", count: count)
  }
}

extension KitchenError {
  /// Whether another server is the reason, or what is needed to ask it: nothing here is wrong.
  var isOfSource: Bool {
    switch reason {
    case .source, .badKey: true
    default: false
    }
  }
}
