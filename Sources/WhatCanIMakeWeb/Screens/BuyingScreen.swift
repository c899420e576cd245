import WhatCanIMake

/// What to buy so that most can be made.
enum BuyingScreen {
  static let routes = [buy]

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

  private static func purchase(_ name: String, _ kitchen: Kitchen) -> Filling {
    ["name": .text(name), "isListed": .flag(kitchen.isOnShoppingList(ingredient: name))]
  }
}
