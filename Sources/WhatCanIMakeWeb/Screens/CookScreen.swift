import WhatCanIMake

/// Cooking by a recipe: one step at a time, large, with what goes into it.
enum CookScreen {
  static let routes = [cook]

  private static let step = Parameter.integer(
    "step",
    1...1_000,
    "The number of the step (default: 1)."
  )

  private static let cook = Route.page(
    "/dish/{id}/cook",
    "Shows one step of a dish at a time in large type, with the ingredients of that step.",
    for: .visitor,
    parameters: [
      DishQuestions.id.facts, step.facts, DishQuestions.servings.facts, DishQuestions.units.facts,
    ]
  ) { said, asker in
    let (id, number) = (try said[DishQuestions.id], try said[step] ?? 1)
    let (servings, units) = (
      try said[DishQuestions.servings], try said[DishQuestions.units] ?? asker.preferences.units
    )
    let query = PageQuery(said.query)
    let (name, filling) = try await asker.ask { kitchen -> (String, Filling) in
      let dish = try kitchen.known(id)
      var recipe = dish.recipe.serving(servings)
      if let units { recipe = kitchen.measured(recipe, in: units) }
      let hasPantry = !kitchen.snapshot.pantry.isEmpty
      let filling = view(of: recipe, step: number, query, asker)
        .with([
          "mayTake": .flag(asker.identity.person != nil && asker.isMember && hasPantry),
          "cautions": try kitchen.caution(about: dish.recipe).filling(
            dish.recipe,
            asker.pages.words
          ),
        ])
      return (recipe.name, filling)
    }
    return Page(template: "cook", title: name, section: .make, filling: filling)
  }

  /// The last page says that it is done; a step behind that is the last page as well.
  private static func view(
    of recipe: Recipe,
    step number: Int,
    _ query: PageQuery,
    _ asker: Asker
  ) -> Filling {
    let words = asker.pages.words
    let path = "/dish/\(queryText(recipe.id.description))"
    let count = recipe.steps.count
    let place = min(number, count + 1)
    func href(_ number: Int) -> Filling {
      .text(query.setting("step", "\(number)").address("\(path)/cook"))
    }
    var filling: [String: Filling] = [
      "name": .text(recipe.name),
      "path": .text(path),
      "back": .text(query.without("step").address(path)),
      "previous": place > 1 ? href(place - 1) : .nothing,
      "markable": .flag(asker.identity.person != nil),
      "servings": recipe.servings.map { ["count": .text("\($0)")] } ?? .nothing,
      "all": .list(recipe.lines.map { Self.line($0) }),
    ]
    guard place <= count else {
      filling["isDone"] = true
      return .keys(filling)
    }
    let text = recipe.steps[place - 1]
    let lines = recipe.linesOfSteps[place - 1].map { recipe.lines[$0] }
    filling["step"] = [
      "text": .text(text),
      "place": .text(
        words("cook.place", ["number": words.number(place), "count": words.number(count)])
      ),
      "number": .text("\(place)"), "count": .text("\(count)"),
      "isLast": .flag(place == count),
      "lines": .list(lines.map { line($0) }), "hasLines": .flag(!lines.isEmpty),
      "times": .list(
        StepTime.all(in: text).map { time in
          ["text": .text(time.text), "seconds": .text("\(time.seconds)")]
        }
      ),
    ]
    filling["next"] = href(place + 1)
    return .keys(filling)
  }

  private static func line(_ line: IngredientLine) -> Filling {
    [
      "amount": .text(AmountText.text(of: line.amounts)),
      "name": .text([line.size, line.name].compactMap(\.self).joined(separator: " ")),
      "more": .text(line.preparation),
    ]
  }
}
