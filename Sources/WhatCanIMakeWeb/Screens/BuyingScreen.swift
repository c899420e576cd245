import WhatCanIMake

/// What to buy so that most can be made, and what to cook in the next days.
enum BuyingScreen {
  static let routes = [buy, plan]

  private static let buy = Route.page(
    "/buy",
    "Suggests the best ingredients to buy for new dishes.",
    for: .visitor,
    parameters: StockWords.all + [ShoppingQuestions.buy.facts],
    load: .heavy
  ) { said, asker in
    var request = try StockWords.request(said, on: asker.today)
    request.usesPantry = asker.identity.person != nil
    let (asked, size) = (request, try said[ShoppingQuestions.buy] ?? 1)
    let (query, words) = (PageQuery(said.query), asker.pages.words)
    let filling = try await asker.eating(said).ask { kitchen -> Filling in
      let reply = try kitchen.unlock(asked, buying: size, limit: 8)
      let cards = DishCards(kitchen, asker, query)
      return [
        "sizes": .list(
          (1...3).map { count in
            [
              "name": .text(words("buy.size", count: count)), "isOn": .flag(count == size),
              "href": .text(query.setting("buy", "\(count)").address("/buy")),
            ]
          }
        ),
        "baskets": .list(
          reply.baskets.map { basket in
            [
              "things": .list(basket.buy.map { purchase($0, kitchen) }),
              "completes": .text(words("ticket.completes", count: basket.completes.dishes)),
              "dishes": .list(basket.rows.prefix(12).map(cards.link)),
              "rest": .text(
                basket.rows.count > 12 ? words("buy.rest", count: basket.rows.count - 12) : nil
              ),
            ]
          }
        ),
        "isNothing": .flag(reply.baskets.isEmpty),
        "proof": .text(words(reply.isOptimal ? "buy.proven" : "buy.near")),
        "markable": .flag(asker.identity.person != nil),
        "next": .text(query.address("/buy")),
      ]
    }
    return Page(template: "buy", title: words("buy.title"), section: .make, filling: filling)
  }

  private static let plan = Route.page(
    "/plan",
    "Proposes dinners for the next few days from what you have, with little to buy.",
    for: .visitor,
    parameters: StockWords.all + [ShoppingQuestions.count.facts],
    load: .heavy
  ) { said, asker in
    var match = try StockWords.request(said, on: asker.today)
    match.usesPantry = asker.identity.person != nil
    let count = try said[ShoppingQuestions.count] ?? 5
    let request = PlanRequest(match: match, count: count)
    let (query, words) = (PageQuery(said.query), asker.pages.words)
    let filling = try await asker.eating(said).ask { kitchen -> Filling in
      let nothing = request.match.have.isEmpty && kitchen.snapshot.pantry.isEmpty
      var filling: [String: Filling] = [
        "counts": .list(
          [3, 5, 7].map { number in
            [
              "name": .text(words("plan.days", count: number)), "isOn": .flag(number == count),
              "href": .text(query.setting("count", "\(number)").address("/plan")),
            ]
          }
        ),
        "isNothing": .flag(nothing), "next": .text(query.address("/plan")),
        "markable": .flag(asker.identity.person != nil),
      ]
      guard !nothing else { return .keys(filling) }
      let plan = try kitchen.plan(request)
      let cards = DishCards(kitchen, asker, query)
      filling["days"] = .list(
        plan.dishes.map { dish in
          cards.card(dish.match).with([
            "facts": .text(dish.day.map { words("plan.day", ["number": "\($0)"]) })
          ])
        }
      )
      filling["purchases"] = .list(plan.buy.map { purchase($0.name, kitchen) })
      filling["isToBuy"] = .flag(
        plan.buy.contains { !kitchen.isOnShoppingList(ingredient: $0.name) }
      )
      filling["lede"] = .text(
        words("plan.days", count: plan.dishes.count) + ", "
          + words("plan.purchases", count: plan.buy.count)
      )
      filling["used"] = .text(
        plan.usedUp.isEmpty
          ? nil
          : words(
            "plan.used",
            ["names": plan.usedUp.map(\.ingredient).joined(separator: ", ")]
          )
      )
      return .keys(filling)
    }
    return Page(template: "plan", title: words("plan.title"), section: .make, filling: filling)
  }

  private static func purchase(_ name: String, _ kitchen: Kitchen) -> Filling {
    ["name": .text(name), "isListed": .flag(kitchen.isOnShoppingList(ingredient: name))]
  }
}
