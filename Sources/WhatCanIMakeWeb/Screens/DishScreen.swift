import WhatCanIMake

/// One dish: what goes in, what of it is there, how it is made, and what somebody keeps of it.
enum DishScreen {
  static let routes =
    [dish, favourite, unfavourite, FavouriteScreen.again, shop]
    + [
      Route.form("/dish/{id}/stars", doing: RatingRoutes.rate, then: "/favourites"),
      Route.form("/dish/{id}/stars/none", doing: RatingRoutes.remove, then: "/favourites"),
      Route.form("/dish/{id}/note", doing: NoteRoutes.write, then: "/favourites"),
      Route.form("/dish/{id}/note/none", doing: NoteRoutes.remove, then: "/favourites"),
      Route.form("/dish/{id}/comment", doing: RemarkRoutes.comment, then: "/favourites"),
      Route.form("/dish/{id}/review", doing: RemarkRoutes.review, then: "/favourites"),
      Route.form("/remarks/{number}/remove", doing: RemarkRoutes.remove, then: "/favourites"),
    ]

  private static let dish = Route.page(
    "/dish/{id}",
    "Shows a dish, and which of its ingredients you have.",
    for: .visitor,
    parameters: [
      DishQuestions.id.facts, DishQuestions.servings.facts, DishQuestions.units.facts,
      DishRemarks.order.facts,
    ]
      + MadeScreen.parameters
      + StockWords.all.filter { PageQuery.stock.contains($0.name) }
  ) { said, asker in
    let (id, servings, units) = (
      try said[DishQuestions.id], try said[DishQuestions.servings],
      try said[DishQuestions.units] ?? asker.preferences.units
    )
    // What was noted just now is not so at the next step from here.
    let query = MadeScreen.parameters.reduce(PageQuery(said.query)) { $0.without($1.name) }
    let made = try MadeScreen.filling(said, asker.pages.words)
    var request = MatchRequest(
      have: try said[StockWords.have],
      usesPantry: asker.identity.person != nil,
      today: asker.today,
      use: try said[StockWords.use],
      without: try said[SelectionWords.without],
      diets: try said[SelectionWords.diet],
      staples: try said[StockWords.staples]
    )
    request.allowsGeneric = !(try said[StockWords.exact])
    request.allowsSwaps = !(try said[StockWords.noSwaps])
    let asked = request
    let order = try said[DishRemarks.order] ?? .newest
    let visibility = try await asker.visibility(ofRecipe: DishID(id))
    let (name, filling) = try await asker.eating(said).ask { kitchen in
      let view = DishView(try kitchen.known(id), kitchen, query, asker)
      var filling = try view.filling(asked, servings: servings, units: units)
      filling = filling.with(try view.remarks(order)).with(try view.changing(visibility))
        .with(made)
      return (view.name, filling)
    }
    return Page(template: "dish", title: name, section: .none, filling: filling)
  }

  private static let favourite = Route.form(
    "/dish/{id}/favourite",
    doing: FavouriteRoutes.add,
    then: "/favourites"
  )
  private static let unfavourite = Route.form(
    "/dish/{id}/favourite/none",
    FavouriteRoutes.remove.summary,
    for: FavouriteRoutes.remove.audience,
    parameters: FavouriteRoutes.remove.parameters
  ) { said, asker in
    let id = try said[DishQuestions.id]
    let since = try await asker.ask { $0.snapshot.marks(of: DishID(id)).favoritedAt }
    _ = try await FavouriteRoutes.remove.answer(said, asker)
    // On the page of all it can be taken back.
    guard let next = try said[Destination.next], FavouriteScreen.isMeant(by: next) else {
      return Destination("/favourites")
    }
    return Destination(FavouriteScreen.address(without: id, since: since), isFixed: true)
  }

  private static let shop = Route.form(
    "/dish/{id}/shop",
    "Adds the missing ingredients of a dish to the shopping list.",
    for: .member,
    parameters: [DishQuestions.id.facts],
    fields: [ShoppingRoutes.servings.facts]
  ) { said, asker in
    let (id, servings) = (try said[DishQuestions.id], try said[ShoppingRoutes.servings])
    try await asker.write { notebook in
      _ = try notebook.shop(for: [try notebook.kitchen.known(id)], servings: servings)
    }
    return Destination("/shopping")
  }
}
