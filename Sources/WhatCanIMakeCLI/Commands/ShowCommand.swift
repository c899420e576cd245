import ArgumentParser
import WhatCanIMake

struct ShowCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "show",
    abstract: "One dish: what goes in, and how it is made.",
    discussion: "Example: whatcanimake show negroni"
  )

  @Argument(
    help: ArgumentHelp("An id, a name, or the beginning of one.", valueName: "dish"),
    completion: .dishes
  )
  var dish: [String]

  @Flag(help: "Print JSON.")
  var json = false

  @OptionGroup(title: "Kitchen")
  var options: KitchenOptions

  func run() throws {
    let kitchen = try options.open()
    let recipe = try kitchen.recipe(named: dish.joined(separator: " "))
    if json {
      writeOut(kitchen.json(recipe).text + "\n")
    } else {
      RecipeView(recipe, Terminal()).show()
    }
  }
}
