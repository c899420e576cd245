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

  @Option(help: "What comes first.")
  var sort: BrowseOrder = .name

  @OptionGroup
  var part: PartLimit

  @Flag(help: "Print JSON.")
  var json = false

  @OptionGroup(title: "Kitchen")
  var options: KitchenOptions

  func run() throws {
    let kitchen = try options.open()
    selection.filters.warnOfUnknownLabels(in: kitchen)
    sort.warnIfUnknown(in: kitchen)
    let reply = try kitchen.browse(selection.selection(), order: sort)
    DishListView(noun: "browse", asJSON: json, showsMean: sort == .rating)
      .show(reply, atMost: part.limit)
  }
}

struct RandomCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "random",
    abstract: "One dish, picked by chance.",
    discussion: """
      With --limit a list of dishes, each picked by chance.

      Example: whatcanimake random --kind cocktail --with rum
      """
  )

  @OptionGroup(title: "Which dishes")
  var selection: SelectionOptions

  @Flag(help: "Only what the saved pantry can make.")
  var pantry = false

  @OptionGroup
  var part: PartLimit

  @Flag(help: "Print JSON.")
  var json = false

  @OptionGroup(title: "Kitchen")
  var options: KitchenOptions

  func run() throws {
    let kitchen = try options.open()
    selection.filters.warnOfUnknownLabels(in: kitchen)
    var generator = SystemRandomNumberGenerator()
    let reply = try kitchen.random(
      selection.selection(),
      makeableFromPantry: pantry,
      count: part.limit ?? 1,
      using: &generator
    )
    guard part.limit == nil, let dish = reply.dishes.first else {
      let hint =
        pantry
        ? "The saved pantry can make nothing that fits; fill it: whatcanimake pantry add gin"
        : "No dish fits; try fewer words or filters."
      return DishListView(noun: "random", asJSON: json, ifEmpty: hint).show(reply)
    }
    try kitchen.show(try kitchen.find(dish.id.description), asJSON: json)
  }
}

extension BrowseOrder {
  /// Says that an order says nothing while nobody has rated anything, or has a favourite.
  func warnIfUnknown(in kitchen: Kitchen) {
    let standings = kitchen.belongings.standings.values
    if self == .rating, standings.allSatisfy({ $0.ratings == 0 }) {
      warn("no dish is rated yet; sorted by name")
    }
    if self == .favorited, standings.allSatisfy({ $0.favorites == 0 }) {
      warn("no dish is a favourite yet; sorted by name")
    }
  }
}
