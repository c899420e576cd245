import WhatCanIMake

/// Named lists of dishes in a person's order; the wish list is always there.
enum ListRoutes {
  /// A list's name is as long as a part of a path may be.
  static let name = Field.text("name", "The list's name.", length: 1...300)
  static let list = Parameter.part("list", "The list's name.")
  static let dishes = Field.texts(
    "dishes",
    "The ids of the dishes, in the order in which to add them."
  )
  static let position: Field<Int?> = .integer(
    "position",
    1...100_000,
    "The position for the first dish, counted from 1. By default, the dishes are added at the end."
  )
  static let newPosition = Field.number(
    "position",
    1...100_000,
    "The new position of the dish, counted from 1."
  )

  static let routes = [all, create, show, rename, delete, add, move, remove]

  private static let all = Route(
    "/api/v1/lists",
    "Your lists.",
    for: .reader,
    reply: "lists/1"
  ) { _, asker in try await every(asker) }

  static let create = Route(
    "/api/v1/lists",
    "Creates an empty list.",
    method: .post,
    for: .writer,
    body: .json([name.facts]),
    status: 201,
    reply: "lists/1"
  ) { said, asker in
    let name = try said[name]
    try await asker.write { try $0.createList(name) }
    var answer = try await every(asker)
    answer.status = 201
    return answer
  }

  private static let show = Route(
    "/api/v1/lists/{list}",
    "Shows the dishes on a list, in order.",
    for: .reader,
    parameters: [list.facts],
    reply: "list/1"
  ) { said, asker in try await content(of: try said[list], asker) }

  static let rename = Route(
    "/api/v1/lists/{list}",
    "Renames a list.",
    method: .patch,
    for: .writer,
    parameters: [list.facts],
    body: .json([name.facts]),
    reply: "lists/1"
  ) { said, asker in
    let (list, name) = (try said[list], try said[name])
    try await asker.write { try $0.renameList(list, to: name) }
    return try await every(asker)
  }

  static let delete = Route(
    "/api/v1/lists/{list}",
    "Deletes a list. You can undo this.",
    method: .delete,
    for: .writer,
    parameters: [list.facts],
    status: 204
  ) { said, asker in
    let list = try said[list]
    _ = try await asker.write { try $0.deleteList(list) }
    return .done()
  }

  static let add = Route(
    "/api/v1/lists/{list}/dishes",
    "Adds dishes to a list. Dishes that are already on the list keep their positions.",
    method: .post,
    for: .writer,
    parameters: [list.facts],
    body: .json([dishes.facts, position.facts]),
    reply: "list/1"
  ) { said, asker in
    let (list, ids, position) = (try said[list], try said[dishes], try said[position])
    _ = try await asker.write { notebook in
      let dishes = try ids.map { try notebook.kitchen.known($0) }
      return try notebook.add(dishes, toList: list, at: position)
    }
    return try await content(of: list, asker)
  }

  static let move = Route(
    "/api/v1/lists/{list}/dishes/{id}",
    "Moves a dish within a list.",
    method: .patch,
    for: .writer,
    parameters: [list.facts, DishQuestions.id.facts],
    body: .json([newPosition.facts]),
    reply: "list/1"
  ) { said, asker in
    let (list, id) = (try said[list], try said[DishQuestions.id])
    let position = try said[newPosition]
    _ = try await asker.write { notebook in
      try notebook.move(try notebook.kitchen.known(id), inList: list, to: position)
    }
    return try await content(of: list, asker)
  }

  static let remove = Route(
    "/api/v1/lists/{list}/dishes/{id}",
    "Removes a dish from a list.",
    method: .delete,
    for: .writer,
    parameters: [list.facts, DishQuestions.id.facts],
    status: 204
  ) { said, asker in
    let (list, id) = (try said[list], try said[DishQuestions.id])
    _ = try await asker.write { notebook in
      try notebook.remove([try notebook.kitchen.known(id)], fromList: list)
    }
    return .done()
  }

  private static func every(_ asker: Asker) async throws -> Answer {
    try await asker.reply { Reply.List("lists", try $0.lists().map(\.json)) }
  }

  private static func content(of list: String, _ asker: Asker) async throws -> Answer {
    try await asker.reply { kitchen in
      let content = try kitchen.list(named: list)
      return Reply.List("list", try kitchen.summaries(ofKept: content.dishes).map(\.json))
    }
  }
}
