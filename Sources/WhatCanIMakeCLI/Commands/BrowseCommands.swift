import ArgumentParser
import WhatCanIMake

struct BrowseCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "browse",
    abstract: "List all dishes, or only those in a given category or with a given ingredient.",
    discussion: "Example: whatcanimake browse --kind cocktail --with gin --sort newest"
  )

  @OptionGroup(title: "Which dishes")
  var selection: SelectionOptions

  @Option(
    help: """
      How to sort the list. With 'rating', dishes without a rating come last. To list only the \
      dishes that you rated, use the command 'rate'.
      """
  )
  var sort: BrowseOrder = .name

  @OptionGroup
  var part: PartLimit

  @OptionGroup
  var output: DataOptions

  func run() throws {
    let kitchen = try output.options.open()
    selection.filters.warnOfUnknownLabels(in: kitchen)
    sort.warnIfUnknown(in: kitchen)
    let reply = try kitchen.browse(selection.selection(), order: sort)
    DishListView(noun: "browse", asJSON: output.json, showsMean: sort == .rating)
      .show(reply, atMost: part.limit)
  }
}

struct RandomCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "random",
    abstract: "Show a dish picked at random.",
    discussion: """
      With --limit N, the command lists N random dishes.

      Example: whatcanimake random --kind cocktail --with rum
      """
  )

  @OptionGroup(title: "Which dishes")
  var selection: SelectionOptions

  @Flag(help: "Pick only dishes that you can make from your saved pantry.")
  var pantry = false

  @OptionGroup
  var part: PartLimit

  @OptionGroup
  var output: DataOptions

  func run() throws {
    let kitchen = try output.options.open()
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
        ? "No matching dish can be made from your pantry. To add something: whatcanimake pantry add gin"
        : "No dish matches; try fewer filters."
      return DishListView(noun: "random", asJSON: output.json, ifEmpty: hint).show(reply)
    }
    try kitchen.show(try kitchen.find(dish.id.description), asJSON: output.json)
  }
}

extension BrowseOrder {
  /// Says that an order says nothing while nobody has rated anything, or has a favourite.
  func warnIfUnknown(in kitchen: Kitchen) {
    let everyonesMarks = kitchen.snapshot.everyonesMarks.values
    if self == .rating, everyonesMarks.allSatisfy({ $0.ratings == 0 }) {
      warn("no dish has been rated yet, so the list is sorted by name")
    }
    if self == .favorited, everyonesMarks.allSatisfy({ $0.favorites == 0 }) {
      warn("no dish is a favourite yet, so the list is sorted by name")
    }
  }
}
