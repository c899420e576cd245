public import ArgumentParser
public import WhatCanIMake

// The words of options, as the library spells them.
extension Recipe.Kind: ExpressibleByArgument {}
extension RankOrder: ExpressibleByArgument {}
extension BrowseOrder: ExpressibleByArgument {}
extension RecipeFormat: ExpressibleByArgument {}
extension ValueList: ExpressibleByArgument {}
extension ShareFormat: ExpressibleByArgument {}
extension KitchenUnits: ExpressibleByArgument {}
extension HistoryEntry.Kind: ExpressibleByArgument {}

extension CalendarDay: ExpressibleByArgument {
  public init?(argument: String) { self.init(argument) }
}
