import WhatCanIMake

/// Recipes that a person wrote.
enum OwnRecipeRoutes {
  static let cooklang = Field.optionalProse(
    "cooklang",
    "The whole recipe as a Cooklang file. It replaces the other fields.",
    most: 100_000
  )
  // A recipe's limits are in bytes, of which a character has four at most.
  static let title = Field.optionalText(
    "title",
    "Its title.",
    TextRule(length: 1...125, content: .written)
  )
  static let kind: Field<Recipe.Kind?> = .word(
    "kind",
    "Whether the recipe is a drink or food. By default, the server decides by the ingredients."
  )
  static let summary = Field.optionalProse(
    "summary",
    "A short description.",
    most: 1_250
  )
  static let ingredients = Field.texts(
    "ingredients",
    "The ingredient lines, such as \"500 g apples, peeled\".",
    most: 200,
    length: 250,
    content: .written,
    isRequired: false
  )
  static let steps = Field.texts(
    "steps",
    "The steps.",
    most: 200,
    length: 5_000,
    isRequired: false
  )
  static let servings: Field<Int?> = .integer("servings", 1...1_000, "The number of servings.")
  static let minutes: Field<Int?> = .integer(
    "minutes",
    1...100_000,
    "The time that the recipe takes, in minutes."
  )

  static let isDeleted = Parameter.flag(
    "deleted",
    "Return only deleted recipes that you can restore."
  )

  static let routes = [list, create, change, delete, restore, publish, withdraw]

  private static let fields = [
    cooklang.facts, title.facts, kind.facts, summary.facts, ingredients.facts, steps.facts,
    servings.facts, minutes.facts,
  ]
  private static let most = 1 << 20

  private static let whole = FieldShapes(
    .init("cooklang", without: unwritten),
    .init("title", "ingredients", without: ["cooklang"]),
    fault: .bad("cooklang", "use either cooklang or the other fields, not both")
  )
  private static let changes = FieldShapes(
    [.init("cooklang", without: unwritten)]
      + unwritten.map { .init($0, without: ["cooklang"]) },
    fault: .bad("cooklang", "use either cooklang or the fields to change, not both")
  )
  /// All fields but the whole recipe as a file.
  private static let unwritten = fields.dropFirst().map(\.name)

  private static let list = Route(
    "/api/v1/recipes",
    "Shows the recipes that you wrote, and your versions of other dishes.",
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
    "Creates a recipe of your own, which is private and becomes a favourite.",
    method: .post,
    for: .writer,
    body: .json(fields, whole, most: most),
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
    "Changes one of your own recipes: the given fields, or the whole recipe if cooklang is given.",
    method: .patch,
    for: .writer,
    parameters: [DishQuestions.id.facts],
    body: .json(fields, changes, most: most),
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
    "Deletes one of your own recipes. You can restore it for 30 days.",
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
    "Restores a deleted recipe and marks it as a favourite.",
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
    "Makes one of your own recipes visible to your household.",
    isPublic: true
  )
  private static let withdraw = publication(
    .delete,
    "Makes one of your own recipes private again.",
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
    if let text = try said[cooklang] { return .cooklang(text) }
    return .fields(try written(said))
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
