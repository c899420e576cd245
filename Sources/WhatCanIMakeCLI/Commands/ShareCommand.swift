import ArgumentParser
import WhatCanIMake

struct ShareCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "share",
    abstract:
      "Print a recipe in a form that you can share: text, Markdown, Cooklang, JSON-LD or a link.",
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
    let recipe = try find(in: kitchen).recipe.serving(servings.servings)
    let text = try kitchen.shared(recipe, as: format)
    var content = WrittenContent()
    content.show(text.hasSuffix("\n") ? text : text + "\n")
    content.end()
  }

  /// The dish; a list of dishes is refused with what shows it.
  private func find(in kitchen: Kitchen) throws -> FoundDish {
    do throws(KitchenError) {
      return try kitchen.find(dish.name)
    } catch {
      guard case .unknownDish = error.reason, let list = try? kitchen.list(named: dish.name).list
      else { throw error }
      let name = quotedIfNeeded(list.name)
      throw Refusal(
        "\"\(clipped(dish.name))\" is a list, but you can share only one dish at a time; to print the list: "
          + "whatcanimake list show \(name)",
        .notUnderstood
      )
    }
  }
}
