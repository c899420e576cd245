import WhatCanIMake

/// The numbers that dishes and ingredients are known by elsewhere.
enum NumberRoutes {
  static let dishes = Field.texts("dishes", "Ids of dishes.", most: 200, isRequired: false)
  static let ingredients = Field.texts(
    "ingredients",
    "Names of ingredients.",
    most: 200,
    isRequired: false
  )
  static let number = Parameter.number("number", "The permanent number.")

  static let routes = [issue, dish, ingredient]

  private static let issue = Route(
    "/api/v1/numbers",
    "Returns the permanent numbers of dishes and ingredients. A dish or ingredient without a number is assigned the next free one.",
    method: .post,
    for: .writer,
    body: .json([dishes.facts, ingredients.facts], .some(of: "dishes", "ingredients")),
    reply: "numbers/1"
  ) { said, asker in
    let (ids, names) = (try said[dishes], try said[ingredients])
    let (found, canonical) = try await asker.ask { kitchen in
      let found = try ids.map { try kitchen.known($0).id }
      let canonical = try names.map { name in
        guard let name = kitchen.canonicalName(of: name) else {
          throw Problem.unknown(in: "ingredients", "the list contains an unknown ingredient")
        }
        return name
      }
      return (found, canonical)
    }
    let numbers = try await asker.keeper.writeNotebook(as: try asker.person) { writer in
      (
        try writer.issueNumbers(to: found), try writer.issueNumbers(toIngredients: canonical)
      )
    }
    return Answer(
      json: NumbersReply(
        schema: "whatcanimake.numbers/1",
        dishes: zip(found, numbers.0).map { .init(id: $0.description, number: $1) },
        ingredients: zip(canonical, numbers.1).map { .init(id: $0, number: $1) }
      )
    )
  }

  private static let dish = Route(
    "/api/v1/numbers/dishes/{number}",
    "Returns the dish that has a permanent number.",
    for: .visitor,
    parameters: [number.facts],
    reply: "number/1"
  ) { said, asker in
    let number = try said[number]
    let found = try await asker.reading { try $0.dish(numbered: number) }
    return try await asker.reply { kitchen in
      guard let found, let dish = try kitchen.find(found) else { throw Problem.unknown("number") }
      return NumberReply(id: dish.id.description, number: number)
    }
  }

  private static let ingredient = Route(
    "/api/v1/numbers/ingredients/{number}",
    "Returns the ingredient that has a permanent number.",
    for: .visitor,
    parameters: [number.facts],
    reply: "number/1"
  ) { said, asker in
    let number = try said[number]
    let found = try await asker.reading { try $0.ingredient(numbered: number) }
    guard let found else { throw Problem.unknown("number") }
    return Answer(json: NumberReply(id: found, number: number))
  }
}

/// Numbers that were given: `whatcanimake.numbers/1`.
package struct NumbersReply: JSONReply {
  package struct Given: JSONReply {
    /// A dish's id, or an ingredient's canonical name.
    package let id: String
    package let number: Int
  }

  package let schema: String
  /// In the order in which they were asked for.
  package let dishes, ingredients: [Given]
}

/// What a number was given to: `whatcanimake.number/1`.
package struct NumberReply: JSONReply {
  package let schema: String
  package let id: String
  package let number: Int

  init(id: String, number: Int) {
    schema = "whatcanimake.number/1"
    self.id = id
    self.number = number
  }
}
