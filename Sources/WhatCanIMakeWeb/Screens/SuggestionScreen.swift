import WhatCanIMake

/// Dishes that somebody may like and was not shown, each with why.
enum SuggestionScreen {
  static let routes = [shown, suggest, skip]

  /// How many are suggested at a time.
  private static let count = 4

  private static let shown = Route.page(
    "/suggest",
    "Shows the latest suggestions and the reasons for them.",
    for: .reader,
    load: .heavy
  ) { _, asker in
    let (words, now) = (asker.pages.words, asker.people.clock())
    let filling = try await asker.ask { kitchen -> Filling in
      let suggestions = try shown(in: kitchen, now)
      let cards = DishCards(kitchen, asker)
      return [
        "cards": .list(
          suggestions.map { suggestion in
            cards.card(suggestion.match).with([
              "because": .text(because(suggestion, words)),
              "skip": .text("/dish/\(queryText(suggestion.match.id.description))/skip"),
            ])
          }
        ),
        "isNothing": .flag(suggestions.isEmpty),
        "hasTaste": .flag(kitchen.snapshot.hasTaste),
        "mayAsk": true,
        "next": "/suggest",
        "in-suggest": true,
      ]
    }
    return Page(
      template: "suggest",
      title: words("suggest.title"),
      section: .saved,
      filling: filling
    )
  }

  /// What was last suggested; before that, what would be, so that nobody finds an empty page.
  private static func shown(
    in kitchen: Kitchen,
    _ now: Int
  ) throws(KitchenError) -> [Suggestion] {
    let last = try kitchen.lastSuggested(request)
    return last.isEmpty ? try kitchen.nextSuggested(request, now: now) : last
  }

  /// What it shows is noted, and does not come again: so it is a form, and no link.
  private static let suggest = Route.form(
    "/suggest",
    "Suggests dishes, and records that you have seen them.",
    for: .writer,
    load: .heavy
  ) { _, asker in
    try await asker.write { notebook in
      // It may say what they must not be shown.
      if let fault = notebook.kitchen.snapshot.fault { throw fault }
      // The page has shown the first ones already.
      if try notebook.kitchen.lastSuggested(request).isEmpty { _ = try notebook.suggest(request) }
      _ = try notebook.suggest(request)
    }
    return Destination("/suggest")
  }

  private static let skip = Route.form(
    "/dish/{id}/skip",
    "Records that a dish must not be suggested again.",
    for: .writer,
    parameters: [DishQuestions.id.facts]
  ) { said, asker in
    let id = try said[DishQuestions.id]
    try await asker.write { try $0.skip([try $0.kitchen.known(id)]) }
    return Destination("/suggest")
  }

  private static var request: SuggestRequest { SuggestRequest(count: count) }

  private static func because(_ suggestion: Suggestion, _ words: Words) -> String? {
    guard !suggestion.because.isEmpty else { return nil }
    let reasons = suggestion.because.prefix(2).map { text($0, words) }
    return words("suggest.because", ["reasons": reasons.joined(separator: words("and"))])
  }

  private static func text(_ reason: SuggestionReason, _ words: Words) -> String {
    func joined(_ names: [String]) -> String { names.joined(separator: words("and")) }
    return switch reason {
    case .likedDishes(let names): words("reason.dishes", ["names": joined(names)])
    case .likedTastes(let names): words("reason.tastes", ["names": joined(names)])
    case .likedKind(let name): words("reason.tastes", ["names": name])
    case .haveEverything: words("reason.everything")
    case .needsOnly(let names): words("reason.needs", ["names": joined(names)])
    case .favouriteOfOthers(let count): words("reason.others", count: count)
    }
  }
}
