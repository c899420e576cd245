import WhatCanIMake

/// What can I make with what I have? The question, what was said, and the answers by what they miss.
enum HomeScreen {
  static let routes = [home]

  /// How many dishes each group shows until all are asked for, by what they miss.
  private static let shown = [0: 12, 1: 8, 2: 4, 3: 4, 4: 4, 5: 4, 6: 4]
  /// So far the groups reach; where an order mixes them there is one of ``mixed`` rows.
  private static let looked = 600
  private static let mixed = 24

  private static let home = Route.page(
    "/",
    "Shows the dishes that you can make, with the fewest missing ingredients first.",
    for: .visitor,
    answering: MatchQuestion.parameters
  ) { said, asker in
    let query = PageQuery(said.query)
    let isCut = try said[MatchQuestion.limit] == nil
    var request = try MatchQuestion.request(said, on: asker.today)
    if isCut { request.limit = request.order.isByMissing ? looked : mixed }
    // What somebody types is there beside their pantry.
    request.usesPantry = asker.identity.person != nil
    let asked = request
    return { kitchen in
      let answers = HomeAnswers(kitchen, query, asker)
      let isQuestion = !asked.have.isEmpty || !asked.use.isEmpty || !kitchen.snapshot.pantry.isEmpty
      let filling =
        isQuestion
        ? try answers.filling(asked, shown: isCut && asked.order.isByMissing ? shown : [:])
        : try answers.beginning()
      let title = asker.pages.words("home.title")
      let page = Page(template: "home", title: title, section: .make, filling: filling)
      // The dish to begin with is another one each time.
      return (page, isLasting: isQuestion)
    }
  }
}

/// The answers of the home page.
private struct HomeAnswers {
  private let kitchen: Kitchen
  private let query: PageQuery
  private let asker: Asker
  private let cards: DishCards
  /// What of the pantry should be used soon.
  private let due: [DueThing]
  private var words: Words { asker.pages.words }

  init(_ kitchen: Kitchen, _ query: PageQuery, _ asker: Asker) {
    self.kitchen = kitchen
    self.query = query
    self.asker = asker
    cards = DishCards(kitchen, asker, query)
    due = asker.today.map { kitchen.dueSoon(on: $0) } ?? []
  }

  /// For somebody who has said nothing yet: how it works, a dish to begin with, and the categories.
  func beginning() throws -> Filling {
    var generator = SystemRandomNumberGenerator()
    let dish = try kitchen.dishToBeginWith(using: &generator)
    let labels = kitchen.categories().filter { $0.group == .category }
    return question(have: []).with([
      "beginning": [
        "examples": .list(
          ["gin, lime, sugar", "eggs, tomatoes, cheese", "rice, chicken, coconut milk"].map {
            ["text": .text($0), "href": .text(PageQuery([.init("have", $0)]).address("/"))]
          }
        ),
        "dish": dish.map { .list([cards.card($0)]) } ?? [],
        "categories": .list(
          labels.sorted { ($1.dishes, $0.name) < ($0.dishes, $1.name) }.prefix(14).map { label in
            [
              "name": .text(label.name), "count": .text("\(label.dishes)"),
              "href": .text(PageQuery([.init("category", label.name)]).address("/browse")),
            ]
          }
        ),
      ]
    ])
  }

  func filling(_ request: MatchRequest, shown: [Int: Int]) throws -> Filling {
    let screen: AnswerScreen
    do throws(KitchenError) {
      screen = try kitchen.screen(request, rows: shown, unfoldsPlain: true)
    } catch {
      guard case .nothingRecognised(let unknown) = error.reason, !request.isStrict else {
        throw error
      }
      return question(have: []).with([
        "unknown": .list(unknown.map(said)), "nothing": .text(words("home.nothing-known")),
      ])
    }
    let reply = screen.reply
    return question(have: reply.have).with([
      "unknown": .list(reply.unknown.map(said)),
      "due": due(among: reply.have),
      "groups": .list(screen.groups.map { group($0, reply) }),
      "tickets": .list(tickets(reply)),
      "nothing": .text(screen.groups.isEmpty ? nothing(screen) : nil),
      "beyond": beyond(reply),
      "notes": .list(notes(screen).map { .text($0) }),
    ])
  }

  // MARK: The question

  private func question(have: [String]) -> Filling {
    let typed = query.values(of: "have").count
    let rest = kitchen.snapshot.pantry.isEmpty ? 0 : max(0, have.count - typed)
    return [
      "chips": .list(chips()),
      "hidden": query.fields(but: []),
      "fromPantry": .text(
        rest == 0 ? nil : words(typed == 0 ? "home.pantry" : "home.pantry-more", count: rest)
      ),
      "pills": .list(pills()),
      "isNarrowed": .flag(query.pairs.contains { ["use", "without", "diet"].contains($0.name) }),
      "next": .text(query.address("/")),
    ]
  }

  /// The same question, with dishes first that use what is due.
  private var expiring: PageQuery { query.setting("rank", "expiring") }
  private var isByDate: Bool { query.values(of: "rank") == ["expiring"] }

  /// What of the pantry is due first, as far as it counts: not what somebody who eats avoids.
  private func due(among have: [String]) -> Filling {
    let names = due.map(\.name).filter(have.contains).prefix(5)
    guard !names.isEmpty, !isByDate else { return .nothing }
    return [
      "text": .text(words("home.due", ["names": names.joined(separator: ", ")])),
      "href": .text(expiring.address("/")),
    ]
  }

  /// What was said, each with a link that takes it back.
  private func chips() -> [Filling] {
    let labels = [
      "have": "chip.have", "use": "chip.use", "without": "chip.without", "diet": "chip.diet",
    ]
    return query.pairs.compactMap { pair in
      guard let key = labels[pair.name] else { return nil }
      let text = words(key, ["name": pair.value])
      return [
        "text": .text(text),
        "href": .text(query.without(pair.name, pair.value).address("/")),
        "remove": .text(words("chip.remove", ["name": text])),
        "isRule": .flag(pair.name != "have"),
      ]
    }
  }

  private func pills() -> [Filling] {
    func pill(_ key: String, _ isOn: Bool, _ target: PageQuery) -> Filling {
      ["name": .text(words(key)), "href": .text(target.address("/")), "isOn": .flag(isOn)]
    }
    let kind = query.values(of: "kind").first
    let isQuick = query.values(of: "minutes") == ["20"]
    var pills = [
      pill("pill.all", kind == nil, query.without("kind")),
      pill("pill.drinks", kind == "cocktail", query.setting("kind", "cocktail")),
      pill("pill.food", kind == "meal", query.setting("kind", "meal")),
      pill(
        "pill.quick",
        isQuick,
        isQuick ? query.without("minutes") : query.setting("minutes", "20")
      ),
    ]
    for diet in ["vegetarian", "vegan"] {
      pills.append(
        pill("pill.\(diet)", query.values(of: "diet").contains(diet), query.toggling("diet", diet))
      )
    }
    if kitchen.snapshot.pantry.contains(where: { $0.entry.expires != nil }) || !due.isEmpty {
      pills.append(
        pill(
          "pill.expiring",
          isByDate,
          isByDate ? query.without("rank") : expiring
        )
      )
    }
    return pills
  }

  /// A name that is not known, with what may have been meant.
  private func said(_ name: UnknownName) -> Filling {
    let key = name.dishes == nil ? "home.unknown" : "home.slip"
    return [
      "text": .text(words(key, ["name": name.input])),
      "isGuessed": .flag(!name.suggestions.isEmpty),
      "suggestions": .list(
        name.suggestions.prefix(4).map { guess in
          [
            "name": .text(guess),
            "href": .text(query.without("have", name.input).adding("have", guess).address("/")),
          ]
        }
      ),
    ]
  }

  // MARK: The answers

  private func group(_ group: AnswerGroup, _ reply: MatchReply) -> Filling {
    let missing = group.missing
    let count =
      missing.flatMap { least in reply.counts.first { $0.missing == least }?.dishes }
      ?? group.rows.count
    let name = missing.map { $0 <= 2 ? "group.\($0)" : "group.more" } ?? "group.mixed"
    // Rows behind those that are shown are found by asking for these alone.
    let all = query.setting("missing", "\(missing ?? 2)").setting("limit", "200")
    return [
      "key": .text("g\(missing.map(String.init) ?? "x")"),
      "title": .text(words(name, ["count": "\(missing ?? 0)"])),
      "note": .text(words("\(missing == 0 ? "group.ready" : "group.near")", count: count)),
      "dot": .text(missing == 0 ? "" : missing == 1 ? "one" : "two"),
      "isReady": .flag(missing == 0),
      "cards": .list(group.rows.map { cards.card($0) }),
      "all": .text(group.more > 0 ? all.address("/") : nil),
      "plain": .list(group.plain.map(cards.link)),
      "plainCount": .text(
        group.plain.isEmpty ? nil : words("group.plain", count: group.plain.count)
      ),
    ]
  }

  /// The best things to buy, each with what it would complete.
  private func tickets(_ reply: MatchReply) -> [Filling] {
    reply.buyNext.map { purchase in
      [
        "name": .text(purchase.name),
        "completes": .text(words("ticket.completes", count: purchase.completes)),
        "href": .text(query.adding("have", purchase.name).address("/")),
        "markable": .flag(asker.identity.person != nil),
        "isListed": .flag(kitchen.isOnShoppingList(ingredient: purchase.name)),
      ]
    }
  }

  private func nothing(_ screen: AnswerScreen) -> String {
    let reply = screen.reply
    if reply.have.isEmpty, !reply.notes.withheld.isEmpty { return words("home.nothing-allowed") }
    guard let (name, kinds) = screen.vague.first else { return words("home.nothing") }
    return words(
      "home.vague",
      ["name": name, "kinds": kinds.prefix(4).joined(separator: ", ")]
    )
  }

  /// Dishes that miss more than is shown.
  private func beyond(_ reply: MatchReply) -> Filling {
    guard reply.beyondCap > 0, reply.request.missingAtMost < 6 else { return .nothing }
    let more = reply.request.missingAtMost + 2
    return [
      "text": .text(
        words(
          "home.beyond",
          count: reply.beyondCap,
          ["missing": "\(reply.request.missingAtMost + 1)"]
        )
      ),
      "href": .text(query.setting("missing", "\(more)").address("/")),
    ]
  }

  private func notes(_ screen: AnswerScreen) -> [String] {
    let reply = screen.reply
    var notes: [String] = []
    let avoided = reply.notes.spokenAvoiding
    if !avoided.isEmpty {
      notes.append(words("note.avoiding", ["names": avoided.joined(separator: ", ")]))
    }
    if reply.hidden.count > 0 { notes.append(words("note.hidden", count: reply.hidden.count)) }
    if !screen.pastDate.isEmpty {
      notes.append(words("note.past-date", ["names": screen.pastDate.joined(separator: ", ")]))
    }
    if let offer = screen.offer {
      notes.append(
        words(
          "note.offer",
          count: offer.dishes,
          ["names": offer.names.joined(separator: words("and"))]
        )
      )
    }
    return notes
  }
}
