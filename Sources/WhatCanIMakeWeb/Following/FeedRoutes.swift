package import WhatCanIMake

/// What those whom one follows made.
enum FeedRoutes {
  static let after = Parameter.text(
    "after",
    "The end of the previous page, as given in its Link header.",
    TextRule(length: 1...60, content: .feedPlace)
  )

  static let routes = [feed]

  private static let feed = Route(
    "/api/v1/feed",
    "Returns what the people you follow share with you, newest first. Dishes that you avoid are left out.",
    for: .reader,
    parameters: [ListQuestions.limit.facts, after.facts],
    reply: "feed/1"
  ) { said, asker in
    let limit = try said[ListQuestions.limit] ?? 50
    let place = try said[after].flatMap { FeedEntry.Position(cursor: $0) }
    let entries = try await asker.reading { try $0.feed(after: place) } ?? []
    let page = Array(entries.prefix(limit))
    let hasMore = entries.count > page.count
    return try await asker.ask { kitchen in
      let dishes = Array(Set(page.compactMap(\.dish))).sorted()
      let shown = try kitchen.shown(ofOthers: dishes).dishes
      let known = Dictionary(shown.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
      // What is about a dish that may not be shown is not shown either.
      let seen = page.filter { entry in entry.dish.map { known[$0] != nil } ?? true }
      let reply = FeedReply(
        schema: "whatcanimake.feed/1",
        items: seen.map { FeedReply.Item($0, $0.dish.flatMap { known[$0]?.json }) },
        hidden: page.count - seen.count
      )
      var answer = Answer(json: reply)
      if hasMore, let last = page.last {
        let link = "<?after=\(last.place.cursor)>; rel=\"next\""
        answer.headers.append(.init("Link", link))
      }
      return answer
    }
  }
}

extension FeedEntry.Position {
  /// As a parameter: letters, digits and points.
  package var cursor: String { "\(at).\(kind.rawValue).\(number)" }

  /// Nil for what no cursor is.
  package init?(cursor: String) {
    let parts = cursor.split(separator: ".", omittingEmptySubsequences: false)
    // No number of a store has more digits than a double has exactly.
    guard parts.count == 3, parts[0].utf8.count <= 16, parts[2].utf8.count <= 16,
      let at = Int(parts[0]), at >= 0,
      let kind = PublishedThing.Kind(rawValue: String(parts[1])),
      let number = Int(parts[2]), number > 0
    else { return nil }
    self.init(at: at, kind: kind, number: number)
    guard self.cursor == cursor else { return nil }
  }
}
