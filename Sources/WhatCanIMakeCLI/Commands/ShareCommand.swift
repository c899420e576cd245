import ArgumentParser
import WhatCanIMake

struct ShareCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "share",
    abstract: "Print a recipe to share, as text, Markdown, Cooklang, JSON-LD or a link.",
    discussion: "Example: whatcanimake share negroni --format markdown"
  )

  @OptionGroup
  var dish: DishName

  @Option(help: "The output format.")
  var format: ShareFormat = .text

  @OptionGroup
  var servings: ServingsOption

  @OptionGroup
  var options: KitchenOptions

  func run() throws {
    let kitchen = try options.open()
    let recipe = try kitchen.find(dish.name).recipe.serving(servings.servings)
    let text = try kitchen.shared(recipe, as: format)
    var content = WrittenContent()
    content.show(text.hasSuffix("\n") ? text : text + "\n")
    content.end()
  }
}
