import ArgumentParser

/// The name of one dish, its words not necessarily quoted.
struct DishName: ParsableArguments {
  @Argument(
    help: ArgumentHelp("Name or id.", valueName: "dish"),
    completion: .dishes
  )
  var words: [String]

  var name: String { words.joined(separator: " ") }
}

/// The name of a recipe that the person wrote.
struct OwnRecipeName: ParsableArguments {
  @Argument(help: ArgumentHelp("Name or id.", valueName: "dish"), completion: .ownRecipes)
  var words: [String]

  var name: String { words.joined(separator: " ") }
}
