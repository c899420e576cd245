import ArgumentParser
import WhatCanIMake

/// What is asked about a pantry beside the answer itself: what could be bought or planned.
struct RequestOptions: ParsableArguments {
  @OptionGroup
  var stock: StockOptions

  @OptionGroup(title: "Which dishes")
  var filters: FilterOptions

  @OptionGroup
  var grades: GradeOptions

  @Flag(help: "Print JSON.")
  var json = false

  @OptionGroup(title: "Kitchen")
  var options: KitchenOptions

  /// The request in the library's terms; reads the files it names.
  func request() throws -> MatchRequest { try stock.request(filters, grades) }

  /// Says which of the names and labels were not understood.
  func warn(ofUnknown names: [UnknownName], in kitchen: Kitchen) {
    WhatCanIMakeCLI.warn(ofUnknown: names)
    filters.warnOfUnknownLabels(in: kitchen)
  }
}
