import ArgumentParser
import WhatCanIMake

/// What is asked about a pantry beside the answer itself: what could be bought or planned.
struct RequestOptions: ParsableArguments {
  @OptionGroup
  var stock: StockOptions

  @OptionGroup(title: "Which dishes")
  var filters: FilterOptions

  @OptionGroup(title: "Matching")
  var grades: GradeOptions

  @Flag(help: "Print JSON.")
  var json = false

  @OptionGroup
  var options: KitchenOptions

  /// The request in the library's terms; reads the files it names.
  ///
  /// - Parameter words: Names that were typed without an option.
  func request(and words: [String] = [], in kitchen: Kitchen) throws -> MatchRequest {
    try stock.request(filters, grades, and: words, in: kitchen)
  }

  /// Says which of the names and labels were not understood.
  func warn(ofUnknown names: [UnknownName], in kitchen: Kitchen) {
    WhatCanIMakeCLI.warn(ofUnknown: names)
    filters.warnOfUnknownLabels(in: kitchen)
  }
}
