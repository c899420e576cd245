import ArgumentParser
import WhatCanIMake

/// Everything that an answer can be asked for.
struct MatchOptions: ParsableArguments {
  @OptionGroup
  var stock: StockOptions

  @OptionGroup(title: "Which dishes")
  var filters: FilterOptions

  @Option(help: ArgumentHelp("At most this many missing.", valueName: "n"))
  var missing = 2

  @Option(help: ArgumentHelp("At most this many rows; dishes with --json.", valueName: "n"))
  var limit = 20

  @Option(help: "What comes first.")
  var rank: RankOrder = .fewestMissing

  @OptionGroup
  var grades: GradeOptions

  @Flag(help: "Say why each dish stands where it does, and every line's grade.")
  var explain = false

  @Flag(help: "Print JSON.")
  var json = false

  @OptionGroup(title: "Kitchen")
  var options: KitchenOptions

  /// Refuses what narrows an answer when nothing is said to be there, and the pantry is empty.
  func validate(pantryOf kitchen: Kitchen) throws {
    if stock.namesNothing, narrows || stock.pantry, kitchen.belongings.pantry.isEmpty {
      throw ValidationError(
        "say what you have, as in --have gin,lime, or fill the pantry: pantry add gin lime"
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
      throw ValidationError("--limit is \(limit); it is between 1 and 1000000")
    }
  }

  /// The request in the library's terms; reads the files it names.
  func request() throws -> MatchRequest {
    var request = try stock.request(filters, grades)
    request.missingAtMost = missing
    request.limit = limit
    request.order = rank
    return request
  }
}

/// Refuses a cap below 0.
func refuseMissing(_ missing: Int) throws {
  guard missing >= 0 else { throw ValidationError("--missing is \(missing); it is 0 or more") }
}
