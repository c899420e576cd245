import ArgumentParser

/// For how many.
struct ServingsOption: ParsableArguments {
  @Option(help: ArgumentHelp("Scale the amounts to serve this many people.", valueName: "n"))
  var servings: Int?

  func validate() throws {
    if let servings, !(1...1_000).contains(servings) {
      throw ValidationError("--servings must be between 1 and 1000, not \(servings)")
    }
  }
}
