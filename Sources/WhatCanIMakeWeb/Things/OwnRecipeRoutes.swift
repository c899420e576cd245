import WhatCanIMake

/// Recipes that a person wrote.
enum OwnRecipeRoutes {
  static let cooklang = Field.optionalProse(
    "cooklang",
    "The whole recipe as a Cooklang file, in place of the other fields.",
    most: 100_000
  )
  static let title = Field.optionalText("title", "Its title.", length: 1...500)
  static let kind: Field<Recipe.Kind?> = .word("kind", "A drink, or food.")
  static let summary = Field.optionalProse("summary", "A sentence or two about it.")
  static let ingredients = Field.texts(
    "ingredients",
    "One ingredient each: \"500 g apples, peeled\".",
    most: 200,
    length: 1_000,
    isRequired: false
  )
  static let steps = Field.texts(
    "steps",
    "One step each.",
    most: 200,
    length: 10_000,
    isRequired: false
  )
  static let servings: Field<Int?> = .integer("servings", 1...1_000, "For so many people.")
  static let minutes: Field<Int?> = .integer("minutes", 1...100_000, "How long it takes.")

  static let isDeleted = Parameter.flag("deleted", "Those that you deleted and can restore.")

  static let routes = [list, create, change, delete, restore, publish, withdraw]

  private static let fields: Route.Body = .json(
    [
      cooklang.facts, title.facts, kind.facts, summary.facts, ingredients.facts, steps.facts,
      servings.facts, minutes.facts,
    ],
    most: 256 << 10
  )

  private static let list = Route(
    "/api/v1/recipes",
    "The recipes that you wrote, and the dishes that you changed.",
    for: .reader,
    parameters: [isDeleted.facts],
    reply: "recipes/1"
  ) { said, asker in
    let isDeleted = try said[isDeleted]
    return try await asker.reply { kitchen in
      if isDeleted { return Reply.List("recipes", try kitchen.deletedRecipes().map(\.json)) }
      let versions = try kitchen.versions().map(\.json)
      return Reply.List("recipes", try kitchen.ownRecipes().map(\.json) + versions)
    }
  }

  private static let create = Route(
    "/api/v1/recipes",
    "Keeps a recipe of your own, a favourite at once, which nobody else sees.",
    method: .post,
    for: .writer,
    body: fields,
    status: 201,
    reply: "dish/1"
  ) { said, asker in
    let content = try content(said)
    let own = try await asker.write { notebook in
      switch content {
      case .cooklang(let text):
        return try notebook.createRecipe(cooklang: Array(text.utf8), file: "recipe.cook")
      case .fields(let written): return try notebook.createRecipe(written)
      }
    }
    var answer = try await shown(own, asker)
    answer.status = 201
    return answer
  }

  private static let change = Route(
    "/api/v1/recipes/{id}",
    "Changes a recipe of your own: the fields that are said, or all of it as cooklang.",
    method: .patch,
    for: .writer,
    parameters: [DishQuestions.id.facts],
    body: fields,
    reply: "dish/1"
  ) { said, asker in
    let (id, content) = (DishID(try said[DishQuestions.id]), try content(said))
    let own = try await asker.write { notebook in
      switch content {
      case .cooklang(let text):
        return try notebook.changeRecipe(id, cooklang: Array(text.utf8), file: "recipe.cook")
      case .fields(let written): return try notebook.changeRecipe(id, written)
      }
    }
    return try await shown(own, asker)
  }

  private static let delete = Route(
    "/api/v1/recipes/{id}",
    "Deletes a recipe of your own; for 30 days it can be restored.",
    method: .delete,
    for: .writer,
    parameters: [DishQuestions.id.facts],
    status: 204
  ) { said, asker in
    let id = DishID(try said[DishQuestions.id])
    try await asker.write { try $0.deleteRecipe(id) }
    await asker.keeper.caughtUp()
    return .done()
  }

  static let restore = Route(
    "/api/v1/recipes/{id}/restore",
    "Brings a recipe back that you deleted, as a favourite.",
    method: .post,
    for: .writer,
    parameters: [DishQuestions.id.facts],
    reply: "dish/1"
  ) { said, asker in
    let id = DishID(try said[DishQuestions.id])
    let own = try await asker.write { notebook in
      guard try notebook.kitchen.deletedRecipes().contains(where: { $0.recipe.id == id }) else {
        throw Problem.unknown("deleted recipe")
      }
      return try notebook.restoreRecipe(id.description)
    }
    return try await shown(own, asker)
  }

  private static let publish = publication(
    .put,
    "Lets your household see a recipe of your own.",
    isPublic: true
  )
  private static let withdraw = publication(
    .delete,
    "Keeps a recipe of your own to yourself again.",
    isPublic: false
  )

  private static func publication(
    _ method: Route.Method,
    _ summary: String,
    isPublic: Bool
  ) -> Route {
    Route(
      "/api/v1/recipes/{id}/publication",
      summary,
      method: method,
      for: .writer,
      parameters: [DishQuestions.id.facts],
      status: 204
    ) { said, asker in
      let id = DishID(try said[DishQuestions.id])
      try await asker.write { try $0.publishRecipe(id, isPublic) }
      await asker.keeper.caughtUp()
      return .done()
    }
  }

  /// A recipe as everyone sees it who may, from now on.
  private static func shown(_ own: OwnRecipe, _ asker: Asker) async throws -> Answer {
    await asker.keeper.caughtUp()
    return try await asker.reply { kitchen in
      try kitchen.json(FoundDish(recipe: own.recipe), author: own.author)
    }
  }

  /// A recipe as somebody sends it.
  private enum Content {
    case cooklang(String)
    case fields(WrittenRecipe)
  }

  private static func content(_ said: Arguments) throws(Problem) -> Content {
    let (text, written) = (try said[cooklang], try written(said))
    switch (text, written == WrittenRecipe()) {
    case (let text?, true): return .cooklang(text)
    case (nil, false): return .fields(written)
    default: throw .bad("cooklang", "give the recipe as cooklang, or in the other fields")
    }
  }

  /// What is said of it field by field.
  private static func written(_ said: Arguments) throws(Problem) -> WrittenRecipe {
    let (ingredients, steps) = (try said[ingredients], try said[steps])
    return WrittenRecipe(
      title: try said[title],
      kind: try said[kind],
      summary: try said[summary],
      ingredients: ingredients.isEmpty ? nil : ingredients,
      directions: steps.isEmpty ? nil : steps,
      servings: try said[servings],
      minutes: try said[minutes]
    )
  }
}
