import ArgumentParser
import WhatCanIMake

struct ImageCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "image",
    abstract: "Write the picture of a dish to a file or to standard output.",
    discussion: """
      A picture that is not stored yet is fetched from the dish's source and stored, unless --offline is given.

      Example: whatcanimake image "apple pie" --output pie.jpg
      """
  )

  @OptionGroup
  var dish: DishName

  @Option(
    help: ArgumentHelp("The file to write (default: standard output).", valueName: "file"),
    completion: .file()
  )
  var output: PathArgument?

  @Flag(help: "Do not connect to the network.")
  var offline = false

  @OptionGroup
  var fetch: FetchOptions

  @OptionGroup
  var options: KitchenOptions

  func run() throws {
    let kitchen = try options.open()
    let dish = try kitchen.find(dish.name)
    let bytes = try picture(of: dish, in: kitchen)
    if let output = output?.path {
      try kitchen.write(bytes, to: output)
      return writeOut("Wrote the picture of \(safe(dish.recipe.name)) to \(safe(output)).\n")
    }
    guard !Terminal().isInteractive else {
      throw ValidationError("a picture cannot be shown on a terminal; name a file with --output")
    }
    writeOut(bytes)
  }

  private func picture(of dish: FoundDish, in kitchen: Kitchen) throws -> [UInt8] {
    switch try kitchen.pictureState(of: dish) {
    case .kept(let bytes): return bytes
    case .elsewhere(let address) where !offline:
      // Whatever the dish's source, a picture is fetched without a key and at its pace.
      let source = RecipeSource(rawValue: dish.id.source) ?? .themealdb
      let access = try fetch.access(to: source, kitchen.places)
      return try kitchen.fetchPicture(of: dish, at: address, through: access)
    case .elsewhere, .none: throw KitchenError(.noPictureKept(dish.recipe.name))
    }
  }
}
