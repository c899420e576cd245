import ArgumentParser
import WhatCanIMake

struct BrowseCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "browse",
    abstract: "All dishes, by category and by what they contain.",
    discussion: "Example: whatcanimake browse --kind cocktail --with gin --sort newest"
  )

  @OptionGroup(title: "Which dishes")
  var selection: SelectionOptions

  @Option(help: "name, newest or rating.")
  var sort: BrowseOrder = .name

  @Flag(help: "Print JSON.")
  var json = false

  @OptionGroup(title: "Kitchen")
  var options: KitchenOptions

  func run() throws {
    let kitchen = try options.open()
    selection.filters.warnOfUnknownLabels(in: kitchen)
    sort.warnIfUnrated()
    let dishes = try kitchen.browse(
      selection.filters.filter,
      containing: selection.ingredients,
      order: sort
    )
    DishListView(noun: "browse", asJSON: json).show(dishes)
  }
}

struct SearchCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "search",
    abstract: "Dishes by name, and by the words in them.",
    discussion: "Example: whatcanimake search tomato soup --kind meal"
  )

  @Argument(help: "All of these must occur; the last may be the beginning of a word.")
  var words: [String]

  @OptionGroup(title: "Which dishes")
  var selection: SelectionOptions

  @Option(help: "name, newest or rating; without it the best fit comes first.")
  var sort: BrowseOrder?

  @Flag(help: "Print JSON.")
  var json = false

  @OptionGroup(title: "Kitchen")
  var options: KitchenOptions

  func validate() throws {
    guard words.contains(where: { $0.contains { $0.isLetter || $0.isNumber } }) else {
      throw ValidationError("give at least one word to search for")
    }
  }

  func run() throws {
    let kitchen = try options.open()
    selection.filters.warnOfUnknownLabels(in: kitchen)
    sort?.warnIfUnrated()
    let dishes = try kitchen.search(
      words,
      containing: selection.ingredients,
      filter: selection.filters.filter,
      order: sort
    )
    DishListView(noun: "search", asJSON: json).show(dishes)
  }
}

struct RandomCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "random",
    abstract: "One dish, picked by chance.",
    discussion: "Example: whatcanimake random --kind cocktail --with rum"
  )

  @OptionGroup(title: "Which dishes")
  var selection: SelectionOptions

  @Flag(help: "Print JSON.")
  var json = false

  @OptionGroup(title: "Kitchen")
  var options: KitchenOptions

  func run() throws {
    let kitchen = try options.open()
    selection.filters.warnOfUnknownLabels(in: kitchen)
    var generator = SystemRandomNumberGenerator()
    let dish = try kitchen.random(
      selection.filters.filter,
      containing: selection.ingredients,
      using: &generator
    )
    guard let dish else {
      return DishListView(noun: "random", asJSON: json).show([])
    }
    let recipe = try kitchen.recipe(named: dish.id.description)
    if json {
      writeOut(kitchen.json(recipe).text + "\n")
    } else {
      RecipeView(recipe, Terminal()).show()
    }
  }
}

extension BrowseOrder {
  /// Says that an order by rating says nothing while nothing is rated.
  fileprivate func warnIfUnrated() {
    if self == .rating { warn("no dish is rated yet; sorted by name") }
  }
}
