import ArgumentParser
import WhatCanIMake

struct ImageCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "image",
    abstract: "The picture of a dish, to a file or a pipe.",
    discussion: """
      One that is kept is given at once. Another is fetched from where the dish's source names it, and \
      kept; with --offline it is not.

      Example: whatcanimake image "apple pie" --output pie.jpg
      """
  )

  @OptionGroup
  var dish: DishName

  @Option(
    help: ArgumentHelp("Where to write it; without it standard output.", valueName: "file"),
    completion: .file()
  )
  var output: PathArgument?

  @Flag(help: "Open no connection.")
  var offline = false

  @OptionGroup(title: "Source")
  var fetch: FetchOptions

  @OptionGroup(title: "Kitchen")
  var options: KitchenOptions

  func run() throws {
    let kitchen = try options.open()
    let dish = try kitchen.find(dish.name)
    let bytes = try picture(of: dish, in: kitchen)
    if let output = output?.path {
      try kitchen.write(bytes, to: output)
      return writeOut("The picture of \(safe(dish.recipe.name)) is in \(safe(output)).\n")
    }
    guard !Terminal().isInteractive else {
      throw ValidationError("a picture is nothing to read; name a file with --output")
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
