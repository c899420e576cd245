import ArgumentParser
import WhatCanIMake

struct ImageCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "image",
    abstract: "The picture that is kept of a dish, to a file or a pipe.",
    discussion: "Example: whatcanimake image \"apple pie\" --output pie.jpg"
  )

  @OptionGroup
  var dish: DishName

  @Option(
    help: ArgumentHelp("Where to write it; without it standard output.", valueName: "file"),
    completion: .file()
  )
  var output: String?

  @OptionGroup(title: "Kitchen")
  var options: KitchenOptions

  func run() throws {
    let kitchen = try options.open()
    let dish = try kitchen.find(dish.name)
    guard let bytes = try kitchen.picture(of: dish) else {
      throw KitchenError(.noPictureKept(dish.recipe.name))
    }
    if let output {
      try Kitchen.write(bytes, to: output)
      return writeOut("The picture of \(safe(dish.recipe.name)) is in \(safe(output)).\n")
    }
    guard !Terminal().isInteractive else {
      throw ValidationError("a picture is nothing to read; name a file with --output")
    }
    writeOut(bytes)
  }
}
