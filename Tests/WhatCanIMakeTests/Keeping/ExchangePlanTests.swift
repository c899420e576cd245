import RecipeModel
import RecipeStorage
import TestSupport
import Testing

@testable import WhatCanIMake

@Suite("A plan and a profile that are exported and taken in")
struct ExchangePlanTests {
  @Test("all of it is there again byte for byte, and taking it in again changes nothing")
  func roundTrip() throws {
    let world = try KeepingWorld()
    let other = try world.besides("other")
    _ = try world.notebook().writing { writer in
      try writer.setAbout("Cooks at night.")
      let days = [5, 3, 3, 3].map { CalendarDay(daysSince1970: $0) }
      _ = try writer.plan(
        zip(days, [PlanEntry.Slot.dinner, .drinks, .lunch, .lunch]).map { day, slot in
          .init(day: day, slot: slot, dish: DishID("classic:gimlet"), dishName: "Gimlet")
        }
      )
    }
    let export = try world.exported()
    #expect(try other.takeIn(export) == NotebookImportReport(new: 5, changed: 0, unchanged: 0))
    #expect(try other.exported() == export)
    #expect(try other.takeIn(export) == NotebookImportReport(new: 0, changed: 0, unchanged: 5))
    #expect(try other.exported() == export)
    let broken = export.replacing("\"lunch\"", with: "\"elevenses\"")
    #expect(throws: KitchenError.self) { try world.besides("third").takeIn(broken) }
  }
}
