import WhatCanIMake

/// Who may see what one made: nobody else, one's household, those who follow one, or everybody.
enum VisibilityRoutes {
  static let newVisibility: Field<Visibility?> = .word(
    "visibility",
    "Who can see the list, recipe, comment or profile."
  )
  static let visibility = Field<Visibility>.required(newVisibility.facts) { value throws(Problem) in
    try newVisibility.read(value)
  }

  static let routes = [all, ofList, ofRecipe, ofRemark]

  private static let all = Route(
    "/api/v1/visibility",
    "Lists everything of yours that can be shared, and who can see it.",
    for: .reader,
    reply: "visibility/1"
  ) { _, asker in
    let own = try await asker.reading { try $0.publications() } ?? []
    return Answer(json: Reply.List("visibility", own.map { PublicationReply($0) }))
  }

  static let ofList = Route(
    "/api/v1/lists/{list}/visibility",
    "Sets who can see one of your lists.",
    method: .put,
    for: .writer,
    parameters: [ListRoutes.list.facts],
    body: .json([visibility.facts]),
    status: 204
  ) { said, asker in
    let (name, visibility) = (try said[ListRoutes.list], try said[visibility])
    try await asker.keeper.writeNotebook(as: try asker.person) { writer in
      // The wish list is there before anything is on it.
      if name.lowercased() == DishList.wishlist { _ = try writer.createList(DishList.wishlist) }
      guard let number = try writer.reader.listNumber(named: name),
        try writer.setVisibility(of: .list(number), to: visibility)
      else { throw Problem.unknown("list") }
    }
    return .done()
  }

  static let ofRecipe = Route(
    "/api/v1/recipes/{id}/visibility",
    "Sets who can see one of your recipes.",
    method: .put,
    for: .writer,
    parameters: [DishQuestions.id.facts],
    body: .json([visibility.facts]),
    status: 204
  ) { said, asker in
    let (id, visibility) = (DishID(try said[DishQuestions.id]), try said[visibility])
    let answer = try await asker.change("recipe of your own") {
      try $0.setVisibility(of: .recipe(id), to: visibility)
    }
    await asker.keeper.caughtUp()
    return answer
  }

  static let ofRemark = Route(
    "/api/v1/remarks/{number}/visibility",
    "Sets who can see one of your verdicts or comments.",
    method: .put,
    for: .writer,
    parameters: [RemarkRoutes.number.facts],
    body: .json([visibility.facts]),
    status: 204
  ) { said, asker in
    let (number, visibility) = (try said[RemarkRoutes.number], try said[visibility])
    return try await asker.change("remark of your own") {
      try $0.setVisibility(of: .remark(number), to: visibility)
    }
  }
}
