import RecipeLexicon
import RecipeModel
import Testing

@testable import WhatCanIMake

@Suite("How long things keep of which nobody typed a date")
struct KeepingEstimateTests {
  /// Three days where it usually is, five in the fridge, one in the cupboard, two once open; beside what keeps for
  /// years, and what does so until it is opened.
  private let table = KeepingTable(
    days: [3, 5, 1, 2] + Array(repeating: KeepingTable.unknown, count: 4) + [9999, 9999, 9999, 4]
  )
  private let monday = CalendarDay(daysSince1970: 20_000)

  private func left(
    of ingredient: Int = 0,
    after days: Int = 0,
    _ change: (inout PantryEntry) -> Void = { _ in }
  ) throws -> Int? {
    var entry = PantryEntry(ingredient: "x", text: "x")
    change(&entry)
    let item = PantryItem(number: 1, entry: entry, addedAt: monday.daysSince1970 * 86_400 + 7)
    let table = try #require(table)
    return table.estimate(of: item, as: IngredientID(ingredient))?
      .until.days(since: day(days))
  }

  private func day(_ number: Int) -> CalendarDay {
    CalendarDay(daysSince1970: monday.daysSince1970 + number)
  }

  @Test("it counts from the day something was added, by the place where it is")
  func places() throws {
    #expect(try left() == 3)
    #expect(try left(after: 2) == 1)
    #expect(try left { $0.move(to: .fridge, on: monday) } == 5)
    #expect(try left { $0.move(to: .cupboard, on: monday) } == 1)
    #expect(try left(of: 1) == nil)
    #expect(try left(of: 2) == nil)
  }

  @Test("what is open keeps as long as open things do, but no longer than closed")
  func opened() throws {
    #expect(try left { $0.opened = day(0) } == 2)
    #expect(try left { $0.opened = day(2) } == 3)
    #expect(try left(of: 2) { $0.opened = day(10) } == 14)
    #expect(try left(of: 1) { $0.opened = day(0) } == nil)
  }

  @Test("a typed date wins")
  func typed() throws {
    #expect(try left { $0.expires = day(9) } == nil)
  }

  @Test("in the freezer time stands still, and goes on where it stopped")
  func freezer() throws {
    #expect(try left { $0.move(to: .freezer, on: day(1)) } == nil)
    let thawed = try left(after: 61) {
      $0.move(to: .freezer, on: day(1))
      $0.move(to: .fridge, on: day(61))
    }
    // One day of five had gone.
    #expect(thawed == 4)
    let again = try left(after: 71) {
      $0.move(to: .freezer, on: day(1))
      $0.move(to: .fridge, on: day(61))
      $0.move(to: .freezer, on: day(62))
      $0.move(to: .freezer, on: day(65))
      $0.move(to: .fridge, on: day(71))
    }
    #expect(again == 3)
  }

  @Test("an estimate that is over counts as today, and is no date that has passed")
  func over() {
    let estimate = KeepingEstimate(until: day(1))
    #expect([0, 1, 2].map { estimate.daysLeft(on: day($0)) } == [1, 0, 0])
    #expect([1, 2].map { estimate.isOver(on: day($0)) } == [false, true])
  }
}
