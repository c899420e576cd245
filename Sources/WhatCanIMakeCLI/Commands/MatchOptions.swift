import ArgumentParser
import WhatCanIMake

/// Everything that an answer can be asked for.
struct MatchOptions: ParsableArguments {
  @OptionGroup
  var stock: StockOptions

  @OptionGroup(title: "Which dishes")
  var filters: FilterOptions

  @Option(
    help: ArgumentHelp("Show dishes with at most this many missing ingredients.", valueName: "n")
  )
  var missing = 2

  @Option(
    help: ArgumentHelp(
      "Show at most this many rows; with --json, show at most this many dishes.",
      valueName: "n"
    )
  )
  var limit = 20

  @Option(help: "Which dishes to list first.")
  var rank: RankOrder = .fewestMissing

  @OptionGroup(title: "Matching")
  var grades: GradeOptions

  @Flag(help: "Explain the order of the dishes, and how each ingredient was matched.")
  var explain = false

  @Flag(help: "Print JSON.")
  var json = false

  @OptionGroup
  var options: KitchenOptions

  /// Refuses what narrows an answer when nothing is said to be there, and the pantry is empty.
  func validate(pantryOf kitchen: Kitchen, and words: [String]) throws {
    if stock.namesNothing, words.isEmpty, narrows || stock.pantry, kitchen.snapshot.pantry.isEmpty {
      throw ValidationError(
        "say what you have, as in --have gin,lime, or fill your pantry first: pantry add gin lime"
      )
    }
  }

  /// Something that narrows an answer.
  private var narrows: Bool {
    stock.exclusions.isGiven || grades.isGiven || explain
      || filters.filter != RecipeFilter()
  }

  func validate() throws {
    try refuseMissing(missing)
    guard (1...1_000_000).contains(limit) else {
      throw ValidationError("--limit must be between 1 and 1000000, not \(limit)")
    }
  }

  /// The request in the library's terms; reads the files it names.
  func request(and words: [String] = [], in kitchen: Kitchen) throws -> MatchRequest {
    var request = try stock.request(filters, grades, and: words, in: kitchen)
    request.missingAtMost = missing
    request.limit = limit
    request.order = rank
    return request
  }
}

/// Refuses a cap below 0.
func refuseMissing(_ missing: Int) throws {
  guard missing >= 0 else { throw ValidationError("--missing must be 0 or more, not \(missing)") }
}
