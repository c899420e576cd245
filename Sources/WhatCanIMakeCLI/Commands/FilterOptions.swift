import ArgumentParser
import WhatCanIMake

/// Which dishes come into question.
struct FilterOptions: ParsableArguments {
  @Option(help: "Show only drinks, or only food.")
  var kind: Recipe.Kind?

  @Option(
    help: ArgumentHelp(
      "Show only dishes in this category. To list the categories, use the command 'categories'.",
      valueName: "name"
    ),
    completion: .categories
  )
  var category: String?

  @Option(
    help: ArgumentHelp("Show only drinks served in this glass.", valueName: "name"),
    completion: .glasses
  )
  var glass: String?

  @Option(
    help: ArgumentHelp("Show only dishes of this cuisine.", valueName: "name"),
    completion: .cuisines
  )
  var cuisine: String?

  @Option(
    help: ArgumentHelp("Show only dishes that take at most this many minutes.", valueName: "n")
  )
  var minutes: Int?

  var filter: RecipeFilter {
    RecipeFilter(
      kind: kind,
      category: category,
      cuisine: cuisine,
      glass: glass,
      minutesAtMost: minutes
    )
  }

  func validate() throws {
    if let minutes, minutes < 1 {
      throw ValidationError("--minutes must be at least 1, not \(minutes)")
    }
  }

  /// Says when a label is none that any dish has.
  func warnOfUnknownLabels(in kitchen: Kitchen) {
    for label in kitchen.unknownLabels(of: filter) {
      let known = kitchen.categories().filter { $0.group == label.group }.map(\.name)
      let near = nearWords(to: label.name.lowercased(), among: known.map { $0.lowercased() })
      let meant = known.filter { near.contains($0.lowercased()) }
      let remedy =
        !label.dinners.isEmpty
        ? "; dinners are in these categories: \(label.dinners.joined(separator: ", "))"
        : meant.isEmpty ? "; for a list, see: whatcanimake categories" : didYouMean(meant)
      warn("no dish has the \(label.group.rawValue) \"\(label.name)\"" + remedy)
    }
  }
}

/// How much of a list is shown that is whole without it.
struct PartLimit: ParsableArguments {
  @Option(help: ArgumentHelp("Show at most this many results.", valueName: "n"))
  var limit: Int?

  func validate() throws {
    if let limit, limit < 1 { throw ValidationError("--limit must be at least 1, not \(limit)") }
  }
}

/// Which dishes a list shows: by their labels, and by what they contain.
struct SelectionOptions: ParsableArguments {
  @OptionGroup
  var filters: FilterOptions

  @Option(
    help: ArgumentHelp("Show only dishes with all of these ingredients.", valueName: "names"),
    completion: .ingredients
  )
  var with: [String] = []

  @OptionGroup
  var exclusions: ExclusionOptions

  var ingredients: [String] { nameList(with) }

  /// The selection in the library's terms.
  func selection(containing more: [String] = []) -> DishSelection {
    DishSelection(
      filter: filters.filter,
      containing: ingredients + more,
      without: exclusions.words,
      diets: exclusions.diets
    )
  }

  func validate() throws {
    try refuseEmpty(with, option: "--with")
  }
}
