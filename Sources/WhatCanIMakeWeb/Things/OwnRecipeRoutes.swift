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

  static let routes = [list, create, delete]

  private static let list = Route(
    "/api/v1/recipes",
    "The recipes that you wrote, and the dishes that you changed.",
    for: .reader,
    reply: "recipes/1"
  ) { _, asker in
    try await asker.reply { kitchen in
      let versions = try kitchen.versions().map(\.json)
      return Reply.List("recipes", try kitchen.ownRecipes().map(\.json) + versions)
    }
  }

  private static let create = Route(
    "/api/v1/recipes",
    "Keeps a recipe of your own, a favourite at once, which nobody else sees.",
    method: .post,
    for: .writer,
    body: .json(
      [
        cooklang.facts, title.facts, kind.facts, summary.facts, ingredients.facts, steps.facts,
        servings.facts, minutes.facts,
      ],
      most: 256 << 10
    ),
    status: 201,
    reply: "dish/1"
  ) { said, asker in
    let (text, written) = (try said[cooklang], try written(said))
    guard (text == nil) != (written == WrittenRecipe()) else {
      throw Problem.bad("cooklang", "give the recipe as cooklang, or in the other fields")
    }
    let own = try await asker.write { notebook in
      if let text {
        return try notebook.createRecipe(cooklang: Array(text.utf8), file: "recipe.cook")
      }
      return try notebook.createRecipe(written)
    }
    await asker.keeper.caughtUp()
    var answer = try await asker.reply { kitchen in
      try kitchen.json(FoundDish(recipe: own.recipe), author: own.author)
    }
    answer.status = 201
    return answer
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
