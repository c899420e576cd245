import ArgumentParser

/// The name of one dish, its words not necessarily quoted.
struct DishName: ParsableArguments {
  @Argument(
    help: ArgumentHelp("An id, a name, or the beginning of one.", valueName: "dish"),
    completion: .dishes
  )
  var words: [String]

  var name: String { words.joined(separator: " ") }
}
