import WhatCanIMake

/// What somebody likes: five rounds of four drawn dishes, and what was learned from them.
enum TasteScreen {
  static let routes = [taste, round, keep, say, reset]

  /// One of the four; nothing where none of them is chosen.
  private static let chosenNow = Parameter.text("choose", "The id of the chosen dish.")
  private static let chosen = Field.texts(
    "chosen",
    "The ids of the chosen dishes.",
    most: TasteQuestion.all * TasteQuestion.width,
    isRequired: false
  )
  private static let last = Field.optionalText(
    "choose",
    "The id of the most recently chosen dish.",
    length: 1...300
  )
  private static let likes = Field.optionalText("like", "What you like.", length: 1...1_000)
  private static let dislikes = Field.optionalText(
    "dislike",
    "The ingredients, flavours, cuisines, categories or dishes that you do not like.",
    length: 1...1_000
  )

  private static let taste = Route.page(
    "/taste",
    "Shows the likes and dislikes that you entered, and those learned from your dishes.",
    for: .reader
  ) { _, asker in
    let words = asker.pages.words
    let filling = try await asker.ask { kitchen -> Filling in
      let summary = kitchen.tasteSummary()
      func traits(_ traits: [TasteTrait]) -> Filling {
        .list(
          traits.map { trait in
            [
              "name": .text(trait.name), "isSaid": .flag(trait.isSaid),
              "kind": .text(words("trait.\(trait.kind.rawValue)")),
            ]
          }
        )
      }
      return [
        "likes": traits(summary.likes), "avoids": traits(summary.avoids),
        "hasLikes": .flag(!summary.likes.isEmpty), "hasAvoids": .flag(!summary.avoids.isEmpty),
        "isNothing": .flag(summary.isEmpty),
        "learned": .text(
          summary.likedDishes == 0
            ? nil : words("taste.learned", count: summary.likedDishes)
        ),
        "undo": try UndoBar.filling(kitchen, [.taste], asker),
        "next": "/taste", "in-taste": true,
      ]
    }
    return Page(
      template: "taste",
      title: words("taste.title"),
      section: .account,
      filling: filling
    )
  }

  /// A round is a question of its own: what came before stands in its address, so that one can go back.
  private static let round = Route.page(
    "/taste/rounds",
    "Shows one of five questions, with four dishes to choose from.",
    for: .reader,
    parameters: [
      TasteRoutes.number.facts, TasteRoutes.offered.facts, TasteRoutes.chosen.facts,
      chosenNow.facts,
    ]
  ) { said, asker in
    let number = try said[TasteRoutes.number] ?? 1
    let offered = try said[TasteRoutes.offered]
    let chosen = try said[TasteRoutes.chosen] + [try said[chosenNow]].compactMap(\.self)
    let words = asker.pages.words
    let filling = try await asker.ask { kitchen -> Filling in
      let question = try kitchen.tasteQuestion(
        number: number,
        offered: offered.map { DishID($0) },
        chosen: chosen.map { DishID($0) }
      )
      let cards = DishCards(kitchen, asker)
      let isLast = number == TasteQuestion.all || question == nil
      return [
        "place": .text(
          words("taste.place", ["number": "\(number)", "count": "\(TasteQuestion.all)"])
        ),
        "number": .text("\(number)"), "all": .text("\(TasteQuestion.all)"),
        "following": .text("\(number + 1)"),
        "isLast": .flag(isLast),
        "cards": .list(
          try (question?.choices ?? []).map { dish in
            cards.card(dish).with(["summary": .text(try kitchen.find(dish.id)?.recipe.summary)])
          }
        ),
        "hasCards": .flag(question != nil),
        "offered": .list(
          (offered + (question?.choices ?? []).map(\.id.description)).map { ["id": .text($0)] }
        ),
        "chosen": .list(chosen.map { ["id": .text($0)] }),
      ]
    }
    return Page(
      template: "round",
      title: words("taste.question"),
      section: .account,
      filling: filling
    )
  }

  private static let keep = Route.form(
    "/taste/rounds",
    "Saves the chosen dishes.",
    for: .writer,
    fields: [chosen.facts, last.facts]
  ) { said, asker in
    let ids = try said[chosen] + [try said[last]].compactMap(\.self)
    try await asker.write { notebook in
      try notebook.note(.chosen, of: try ids.map { TasteWord(try notebook.kitchen.known($0)) })
    }
    return Destination("/taste")
  }

  private static let say = Route.form(
    "/taste",
    "Saves what you like and dislike.",
    for: .writer,
    fields: [likes.facts, dislikes.facts]
  ) { said, asker in
    let (likes, dislikes) = (try said[likes], try said[dislikes])
    guard likes != nil || dislikes != nil else {
      throw Problem.bad("like", "enter something that you like or dislike")
    }
    try await asker.write { notebook in
      let liked = try notebook.kitchen.tastes([likes].compactMap(\.self), in: "like")
      let disliked = try notebook.kitchen.tastes([dislikes].compactMap(\.self), in: "dislike")
      try notebook.note(.like, of: liked)
      try notebook.note(.dislike, of: disliked)
    }
    return Destination("/taste")
  }

  private static let reset = Route.form(
    "/taste/reset",
    doing: TasteRoutes.reset,
    then: "/taste"
  )
}
