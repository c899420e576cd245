import WhatCanIMake

/// What those whom one follows made.
enum FeedScreen {
  static let routes = [feed]

  /// How many entries a page has.
  private static let onPage = 30

  private static let feed = Route.page(
    "/feed",
    "Shows what the people you follow share with you, newest first.",
    for: .reader,
    parameters: [FeedRoutes.after.facts]
  ) { said, asker in
    let place = try said[FeedRoutes.after].map { text throws(Problem) in
      guard let place = FeedEntry.Position(cursor: text) else {
        throw Problem.bad(
          "after",
          "this is not a position in the feed; leave it out to start from the beginning"
        )
      }
      return place
    }
    let (entries, following) =
      try await asker.reading { (try $0.feed(after: place), try $0.following().count) } ?? ([], 0)
    let page = Array(entries.prefix(onPage))
    let words = asker.pages.words
    let filling = try await asker.ask { kitchen -> Filling in
      let shown = try kitchen.shown(ofOthers: Array(Set(page.compactMap(\.dish))).sorted()).dishes
      let known = Dictionary(shown.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
      // What is about a dish that may not be shown is not shown either.
      let seen = page.filter { entry in entry.dish.map { known[$0] != nil } ?? true }
      let hidden = page.count - seen.count
      return [
        "entries": .list(seen.map { item($0, $0.dish.flatMap { known[$0]?.name }, words) }),
        "isNothing": .flag(seen.isEmpty),
        "isAlone": .flag(following == 0),
        "more": .text(
          entries.count > page.count
            ? page.last.map { "/feed?after=\($0.place.cursor)" } : nil
        ),
        "hidden": .text(hidden == 0 ? nil : words("people.hidden", count: hidden)),
        "in-feed": true,
      ]
    }
    return Page(template: "feed", title: words("feed.title"), section: .saved, filling: filling)
  }

  private static func item(_ entry: FeedEntry, _ dish: String?, _ words: Words) -> Filling {
    let author = "/people/\(queryText(entry.author.name))"
    let href =
      if case .list(let number) = entry.thing { "\(author)/list/\(number)" } else {
        entry.dish.map { "/dish/\(queryText($0.description))" } ?? author
      }
    return [
      "by": .text(entry.author.name), "byHref": .text(author),
      "did": .text(words("feed.\(entry.place.kind.rawValue)")),
      "name": .text(dish ?? entry.name), "href": .text(href), "text": .text(entry.text),
      "day": .text(RunningProgram.day(at: entry.place.at).map(words.day)),
    ]
  }
}
