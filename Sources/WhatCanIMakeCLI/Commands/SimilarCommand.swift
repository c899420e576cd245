import ArgumentParser
import WhatCanIMake

struct SimilarCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "similar",
    abstract: "Find dishes that are similar to a given dish.",
    discussion: "Example: whatcanimake similar negroni --limit 5"
  )

  @OptionGroup
  var dish: DishName

  @OptionGroup
  var rows: RowLimit

  @OptionGroup(title: "Which dishes")
  var filters: FilterOptions

  @OptionGroup(title: "Which dishes")
  var exclusions: ExclusionOptions

  @OptionGroup
  var output: DataOptions

  func run() throws {
    let kitchen = try output.options.open()
    let dish = try kitchen.find(dish.name)
    let selection = filters.selection(in: kitchen, exclusions)
    let found = try kitchen.similar(to: dish, selection, limit: rows.limit)
    if output.json { return writeJSON(Reply.List("similar", found.map(\.json))) }
    SimilarView(found, to: dish, Terminal()).show()
  }
}

struct GoesWithCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "goes-with",
    abstract: "Find ingredients that are often used together with the ones you name.",
    discussion: "Example: whatcanimake goes-with gin lime"
  )

  @Argument(
    help: ArgumentHelp("Ingredients, separated by commas or spaces.", valueName: "name"),
    completion: .ingredients
  )
  var names: [String]

  @OptionGroup
  var rows: RowLimit

  @OptionGroup(title: "Which dishes")
  var filters: FilterOptions

  @OptionGroup(title: "Which dishes")
  var exclusions: ExclusionOptions

  @OptionGroup
  var output: DataOptions

  func validate() throws {
    if phrases(names).isEmpty {
      throw ValidationError("name at least one ingredient: goes-with gin")
    }
  }

  func run() throws {
    let kitchen = try output.options.open()
    let reply = try kitchen.goesWith(
      phrases(names).flatMap(kitchen.ingredientNames),
      filters.selection(in: kitchen, exclusions),
      limit: rows.limit
    )
    warn(ofUnknown: reply.unknown)
    if output.json { return writeJSON(reply.json) }
    CompanionView(reply, Terminal()).show()
  }
}

extension FilterOptions {
  /// Which dishes count; a label that no dish has is said.
  fileprivate func selection(in kitchen: Kitchen, _ exclusions: ExclusionOptions) -> DishSelection {
    warnOfUnknownLabels(in: kitchen)
    return DishSelection(filter: filter, without: exclusions.words, diets: exclusions.diets)
  }
}

/// How long a list is.
struct RowLimit: ParsableArguments {
  @Option(help: ArgumentHelp("Show at most this many results.", valueName: "n"))
  var limit = 10

  func validate() throws {
    guard (1...1_000).contains(limit) else {
      throw ValidationError("--limit must be between 1 and 1000, not \(limit)")
    }
  }
}
