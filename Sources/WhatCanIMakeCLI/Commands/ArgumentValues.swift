public import ArgumentParser
public import WhatCanIMake

// The words of options, as the library spells them.
extension Recipe.Kind: ExpressibleByArgument {}
extension PantryPlace: ExpressibleByArgument {}
extension FillGroup.Room: ExpressibleByArgument {}
extension RankOrder: ExpressibleByArgument {}
extension BrowseOrder: ExpressibleByArgument {}
extension RecipeFormat: ExpressibleByArgument {}
extension ValueList: ExpressibleByArgument {}
extension ShareFormat: ExpressibleByArgument {}
extension KitchenUnits: ExpressibleByArgument {}
extension HistoryEntry.Kind: ExpressibleByArgument {}

/// A day in one of the forms that people write.
func day(_ text: String) throws -> CalendarDay {
  guard let day = CalendarDay(typed: text, today: RunningProgram.today) else {
    throw ValidationError("write a day as \(CalendarDay.typedForms)")
  }
  return day
}

/// A time in days: "30d", "2w", "30".
func days(_ text: String) throws -> Int {
  let unit = text.last.flatMap { $0.isLetter ? $0 : nil }
  let number = Int(unit == nil ? text[...] : text.dropLast())
  let factor = [nil: 1, "d": 1, "w": 7][unit]
  // A century of weeks.
  guard let number, let factor, (0...5_200).contains(number) else {
    throw ValidationError("write a number of days or weeks, such as 30d or 2w")
  }
  return number * factor
}
