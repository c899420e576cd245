import ArgumentParser
import WhatCanIMake

struct ShowCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "show",
    abstract: "Show a recipe: its ingredients and steps.",
    discussion: "Example: whatcanimake show negroni --servings 4 --units metric"
  )

  @Argument(
    help: ArgumentHelp("Name or id.", valueName: "dish"),
    completion: .dishes
  )
  var dish: [String]

  @OptionGroup
  var servings: ServingsOption

  @Option(help: "Show amounts in these units.")
  var units: KitchenUnits?

  @OptionGroup
  var output: DataOptions

  func run() throws {
    let kitchen = try output.options.open()
    var dish = try kitchen.find(dish.joined(separator: " "))
    if servings.servings != nil, dish.recipe.servings == nil {
      warn(
        "the recipe for \(dish.recipe.name) does not say how many people it serves, so the amounts are not scaled"
      )
    }
    dish.recipe = dish.recipe.serving(servings.servings)
    if let units { dish.recipe = kitchen.measured(dish.recipe, in: units) }
    try kitchen.show(dish, asJSON: output.json)
  }
}

extension Kitchen {
  /// Prints a dish with what its cook has noted about it.
  func show(_ dish: FoundDish, asJSON: Bool) throws {
    let note = try note(on: dish)
    let author = try ownRecipe(dish.id)?.author
    if asJSON {
      writeJSON(try json(dish, note: note, author: author))
    } else {
      try RecipeView(dish, note: note, author: author, in: self, Terminal()).show()
    }
  }
}
