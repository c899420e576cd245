import WhatCanIMake

/// What is cooked on the next days: what was decided, and what could be.
enum PlanScreen {
  static let routes = [
    plan, Route.form("/plan/keep", doing: PlanRoutes.add, then: "/plan"),
    Route.form("/plan/{number}/move", doing: PlanRoutes.change, then: "/plan"),
    Route.form("/plan/{number}/remove", doing: PlanRoutes.remove, then: "/plan"),
  ]

  /// For so many days from today the page shows what was decided.
  private static let days = 14

  private static let plan = Route.page(
    "/plan",
    "Shows your meal plan, and proposes dinners for the next days from what you have, with little to buy.",
    for: .visitor,
    parameters: StockWords.all + [ShoppingQuestions.count.facts, ShoppingQuestions.leftOut.facts],
    load: .heavy
  ) { said, asker in
    var asker = try asker.eating(said)
    var match = try StockWords.request(said, on: asker.today)
    match.usesPantry = asker.identity.person != nil
    if asker.identity.person != nil { asker.eaters = asker.eaters ?? .household }
    let today = asker.today ?? CalendarDay(daysSince1970: 0)
    let kept = try await entries(from: today, asker)
    // The proposal begins on the day after the last dinner that was decided.
    let first = kept.last { $0.content.slot == .dinner }?.content.day.adding(days: 1) ?? today
    // What must be used up, and what is past its date, is so on the day that the plan begins.
    if asker.today != nil { match.today = first }
    let request = PlanRequest(
      match: match,
      count: try said[ShoppingQuestions.count] ?? 5,
      leavingOut: try said[ShoppingQuestions.leftOut].map(DishID.init) + kept.map(\.content.dish)
    )
    let view = PlanView(asker, PageQuery(said.query), first: first)
    let filling = try await asker.ask { kitchen in
      try view.filling(kitchen, request, kept: kept)
    }
    return Page(
      template: "plan",
      title: asker.pages.words("plan.title"),
      section: .make,
      filling: filling
    )
  }

  private static func entries(
    from today: CalendarDay,
    _ asker: Asker
  ) async throws -> [PlanEntry] {
    guard asker.identity.person != nil else { return [] }
    return try await asker.reading { try $0.plan(on: today...today.adding(days: days - 1)) } ?? []
  }
}

/// The page of the plan, filled.
private struct PlanView: Sendable {
  private let asker: Asker
  private let query: PageQuery
  /// The day of the first dish that is proposed.
  private let first: CalendarDay
  private var words: Words { asker.pages.words }
  private var isSomebody: Bool { asker.identity.person != nil }

  init(_ asker: Asker, _ query: PageQuery, first: CalendarDay) {
    self.asker = asker
    self.query = query
    self.first = first
  }

  func filling(
    _ kitchen: Kitchen,
    _ request: PlanRequest,
    kept: [PlanEntry]
  ) throws -> Filling {
    let nothing = request.match.have.isEmpty && kitchen.snapshot.pantry.isEmpty
    var filling: [String: Filling] = [
      "counts": .list(counts(request.count)),
      "isNothing": .flag(nothing), "next": .text(query.address("/plan")),
      "markable": .flag(isSomebody), "isMember": .flag(asker.isMember),
      "kept": .list(try decided(kept, kitchen)), "isKept": .flag(!kept.isEmpty),
      "undo": isSomebody ? try UndoBar.filling(kitchen, [.plan], asker) : .nothing,
      "again": .text(
        query.values(of: "not").isEmpty ? nil : query.without("not").address("/plan")
      ),
    ]
    if !nothing { try filling.merge(proposal(try rest(of: kitchen, kept), request)) { $1 } }
    return .keys(filling)
  }

  /// The kitchen without what the dishes that were decided will use.
  private func rest(of kitchen: Kitchen, _ entries: [PlanEntry]) throws -> Kitchen {
    kitchen.afterCooking(
      try entries.compactMap { entry in
        try kitchen.find(entry.content.dish).map { ($0, entry.content.servings) }
      }
    )
  }

  private func counts(_ count: Int) -> [Filling] {
    [3, 5, 7].map { number in
      [
        "name": .text(words("plan.days", count: number)), "isOn": .flag(number == count),
        "href": .text(query.setting("count", "\(number)").address("/plan")),
      ]
    }
  }

  /// What was decided, each with what those who eat avoid in it.
  private func decided(_ entries: [PlanEntry], _ kitchen: Kitchen) throws -> [Filling] {
    let cards = DishCards(kitchen, asker)
    return try entries.map { entry in
      let content = entry.content
      let found = try kitchen.find(content.dish)
      let dish = try found.flatMap { try kitchen.summaries(ofKept: [$0]).first }
      return (dish.map(cards.card) ?? cards.card(content.dish, content.dishName, .none)).with([
        "facts": .text(facts(content)),
        "excluded": .text(try warning(found, dish?.excluded ?? [], kitchen)),
        "entry": asker.isMember
          ? ["number": .text("\(entry.number)"), "day": .text("\(content.day)")] : .nothing,
      ])
    }
  }

  /// What of a dish must not be eaten, by whoever looks or by somebody else at the table.
  private func warning(
    _ dish: FoundDish?,
    _ excluded: [String],
    _ kitchen: Kitchen
  ) throws -> String? {
    guard let dish, !excluded.isEmpty else { return nil }
    let mine = try kitchen.eating(.myself).flatMap { try $0.summaries(ofKept: [dish]).first }
    let key = mine?.excluded == excluded ? "card.excluded" : "plan.excluded"
    return words(key, ["names": excluded.joined(separator: ", ")])
  }

  /// "Saturday, 28 Nov · 4 servings · Anna cooks".
  private func facts(_ content: PlanEntry.Content) -> String {
    [
      words.dayOfWeek(content.day),
      content.slot == .dinner ? nil : words("slot.\(content.slot.rawValue)"),
      content.servings.map { words("servings.food", count: $0) },
      content.cook.map { words("plan.cook", ["name": $0.name]) },
    ].compactMap(\.self).joined(separator: " · ")
  }

  private func proposal(_ kitchen: Kitchen, _ request: PlanRequest) throws -> [String: Filling] {
    let plan = try kitchen.plan(request)
    let cards = DishCards(kitchen, asker, query)
    let isLater = first != asker.today
    let days = plan.dishes.map { dish -> Filling in
      var match = dish.match
      // How many days are left then is no reason to hurry today.
      if isLater { for line in match.lines.indices { match.lines[line].daysLeft = nil } }
      let day = dish.day ?? 1
      let name =
        isSomebody
        ? words.dayOfWeek(first.adding(days: day - 1)) : words("plan.day", ["number": "\(day)"])
      return cards.card(match).with([
        "facts": .text(name),
        "other": .text(query.adding("not", dish.match.id.description).address("/plan")),
        "dish": .text(dish.match.id.description),
      ])
    }
    return [
      "days": .list(days),
      "from": .text("\(first)"),
      // What was left out was left out of these days.
      "start": .text(query.without("not").address("/plan")),
      "keep": .text(
        asker.isMember && !days.isEmpty ? words("plan.keep", count: days.count) : nil
      ),
      "purchases": .list(
        plan.buy.map { purchase in
          [
            "name": .text(purchase.name),
            "isListed": .flag(kitchen.isOnShoppingList(ingredient: purchase.name)),
          ]
        }
      ),
      "isToBuy": .flag(plan.buy.contains { !kitchen.isOnShoppingList(ingredient: $0.name) }),
      "lede": .text(
        words("plan.days", count: days.count) + ", "
          + words("plan.purchases", count: plan.buy.count)
      ),
      "used": .text(
        plan.usedUp.isEmpty
          ? nil
          : words("plan.used", ["names": plan.usedUp.map(\.ingredient).joined(separator: ", ")])
      ),
    ]
  }
}
