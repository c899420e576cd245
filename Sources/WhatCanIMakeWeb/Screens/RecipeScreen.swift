import WhatCanIMake

/// The recipes that somebody wrote, the dishes that they changed, and what they deleted.
enum RecipeScreen {
  static let routes = [
    mine, delete, restore, revert,
    Route.form(
      "/recipes/{id}/visibility",
      doing: VisibilityRoutes.ofRecipe,
      then: "/recipes"
    ),
  ]

  private static let removed = Parameter.text(
    "removed",
    "The recipe that was just deleted."
  )

  private static let mine = Route.page(
    "/recipes",
    "Shows the recipes that you wrote, and your versions of other dishes.",
    for: .reader,
    parameters: [removed.facts]
  ) { said, asker in
    let words = asker.pages.words
    let removed = try said[removed]
    let published = try await asker.visibilities()
    let filling = try await asker.ask { kitchen -> Filling in
      let cards = DishCards(kitchen, asker)
      func all(_ recipes: [Recipe]) throws -> [Filling] {
        try kitchen.summaries(ofKept: recipes.map { FoundDish(recipe: $0) }).map { dish in
          cards.card(dish).with([
            "visibility": .text(
              published[.recipe(dish.id)].map { words("visibility.\($0.rawValue)") }
            )
          ])
        }
      }
      let own = try all(try kitchen.ownRecipes().map(\.recipe))
      let versions = try all(try kitchen.versions().map(\.recipe))
      let deleted = try kitchen.deletedRecipes().map(\.recipe)
      return [
        "own": .list(own), "isNothing": .flag(own.isEmpty && versions.isEmpty),
        "versions": .list(versions), "hasVersions": .flag(!versions.isEmpty),
        "deleted": .list(
          deleted.map { ["name": .text($0.name), "path": .text(path(of: $0.id))] }
        ),
        "hasDeleted": .flag(!deleted.isEmpty),
        "removed": deleted.first { $0.id.description == removed }.map { recipe in
          [
            "text": .text(words("undo.named", ["name": recipe.name])),
            "path": .text(path(of: recipe.id)),
          ]
        } ?? .nothing,
        "count": .text(words("recipes.count", count: own.count)),
        "next": "/recipes", "in-recipes": true,
      ]
    }
    return Page(
      template: "recipes",
      title: words("recipes.title"),
      section: .saved,
      filling: filling
    )
  }

  private static let delete = Route.form(
    "/recipes/{id}/delete",
    "Deletes one of your own recipes. You can restore it for 30 days.",
    for: .writer,
    parameters: [DishQuestions.id.facts]
  ) { said, asker in
    let id = DishID(try said[DishQuestions.id])
    try await asker.write { try $0.deleteRecipe(id) }
    await asker.keeper.caughtUp()
    // The page of the recipe is no longer there.
    let page = PageQuery([.init(removed.facts.name, id.description)]).address("/recipes")
    return Destination(page, isFixed: true)
  }

  private static func path(of id: DishID) -> String { "/recipes/\(queryText(id.description))" }

  private static let restore = Route.form(
    "/recipes/{id}/restore",
    doing: OwnRecipeRoutes.restore,
    then: "/recipes"
  )

  private static let revert = Route.form(
    "/recipes/{id}/revert",
    "Deletes your version of a dish. You can undo this.",
    for: .writer,
    parameters: [DishQuestions.id.facts]
  ) { said, asker in
    let id = try said[DishQuestions.id]
    try await asker.write { notebook in
      let dish = try notebook.kitchen.changeable(id)
      guard try notebook.kitchen.ownership(of: dish) == .version else {
        throw Problem.unknown("version of yours")
      }
      try notebook.removeVersion(of: dish)
    }
    await asker.keeper.caughtUp()
    return Destination("/dish/\(queryText(id))")
  }
}

extension Asker {
  /// Who may see what one made.
  func visibilities() async throws -> [PublishedThing: Visibility] {
    let own = try await reading { try $0.publications() } ?? []
    return Dictionary(
      own.map { ($0.thing, $0.visibility) },
      uniquingKeysWith: { first, _ in first }
    )
  }
}

extension Asker {
  /// Who may see a recipe of whoever asks; nil for any other dish.
  func visibility(ofRecipe dish: DishID) async throws -> Visibility? {
    guard dish.source == OwnRecipe.source, identity.person != nil else { return nil }
    return try await visibilities()[.recipe(dish)]
  }
}

/// Who may see a thing, to choose from.
enum VisibilityChoice {
  static func all(_ chosen: Visibility, _ words: Words) -> [Filling] {
    Visibility.allCases.map { choice in
      [
        "word": .text(choice.rawValue), "name": .text(words("visibility.\(choice.rawValue)")),
        "isOn": .flag(choice == chosen),
      ]
    }
  }
}
