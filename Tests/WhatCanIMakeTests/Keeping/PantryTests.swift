import RecipeModel
import Testing

@testable import WhatCanIMake

@Suite("What goes into a pantry and out of it")
struct PantryTests {
  let world: KeepingWorld
  let notebook: Notebook

  init() throws {
    world = try KeepingWorld()
    notebook = try world.notebook()
  }

  private func lines() throws -> [String] { try notebook.kitchen.pantryLines() }

  @Test(
    "things are read as people type them",
    arguments: [
      (["gin, lime"], ["gin", "lime"]), (["milk, 1 l"], ["milk 1 l"]), (["milk 1 l"], ["milk 1 l"]),
      (["1,5 l milk"], ["milk 1.5 l"]), (["milk 1,5 l, 6 eggs"], ["egg 6", "milk 1.5 l"]),
      (["gin,lime,,", " egg "], ["egg", "gin", "lime"]),
      (["dry gin 70 cl"], ["london dry gin 70 cl"]),
      (["2 limes", "salt"], ["lime 2", "salt"]), (["200-250 g flour"], ["flour 200 g"]),
      (["eggs 2", "milk 100 ml"], ["egg 2", "milk 100 ml"]),
      (["milk, 1 l, butter, 250 g"], ["butter 250 g", "milk 1 l"]),
    ]
  )
  func read(typed: [String], kept: [String]) throws {
    let (added, unknown) = try notebook.addToPantry(typed)
    #expect(added.map(\.outcome) == Array(repeating: .added, count: kept.count))
    #expect(unknown == [])
    #expect(try lines() == kept)
  }

  @Test(
    "a thing may have its date, which counts more than that of all",
    arguments: [
      (["milk 1 l until tomorrow"], ["milk 1 l 2023-11-15"]),
      (["flour 2026-12-10"], ["flour 2026-12-10"]),
      (["milk, 1 l until 2023-12-01, egg 6"], ["egg 6", "milk 1 l 2023-12-01"]),
      (["gin, milk until 3 days", "lime"], ["gin", "lime", "milk 2023-11-17"]),
      (["egg 6 until 2023-12-01 ,"], ["egg 6 2023-12-01"]),
      (["milk until"], []), (["until friday"], []), (["2026-12-10"], []),
    ]
  )
  func dated(typed: [String], kept: [String]) throws {
    _ = try? notebook.addToPantry(typed)
    #expect(try lines() == kept)
    let day = try #require(CalendarDay("2030-01-01"))
    if typed == ["milk 1 l until tomorrow"] {
      // Where somebody is, another day may have begun than in Greenwich.
      _ = try notebook.addToPantry(["egg until tomorrow"], typedOn: CalendarDay("2023-11-13"))
      #expect(try lines() == ["egg 2023-11-14", "milk 1 l 2023-11-15"])
    }
    if typed == ["flour 2026-12-10"] {
      _ = try notebook.addToPantry(["sugar, lime 2 until 2023-12-24"], expires: day)
      #expect(
        try lines() == ["flour 2026-12-10", "lime 2 2023-12-24", "sugar 2030-01-01"]
      )
    }
  }

  @Test("a quoted name that is a thing by itself is not joined to the words beside it")
  func quoted() throws {
    let (added, unknown) = try notebook.addToPantry(["london", "dry gin"])
    #expect(added.map(\.item.entry.text) == ["dry gin"])
    #expect(unknown.map(\.input) == ["london"])
    #expect(try notebook.addToPantry(["london", "dry", "gin"]).unknown.isEmpty)
  }

  @Test("unknown names are reported, and the rest is taken")
  func unknown() throws {
    let (added, unknown) = try notebook.addToPantry(["limme, gin", "purple rain 2 l"])
    #expect(added.map(\.item.entry.ingredient) == ["gin"])
    #expect(unknown.map(\.input) == ["limme", "purple rain"])
    #expect(unknown[0].suggestions.first == "lime")
    #expect(try lines() == ["gin"])
  }

  @Test("an unknown name behind a known one is reported too")
  func unknownBehindKnown() throws {
    let (added, unknown) = try notebook.addToPantry(["gin, limme", "milk 1 l, purple rain"])
    #expect(added.map(\.item.entry.line) == ["gin", "milk 1 l"])
    #expect(unknown.map(\.input) == ["limme", "purple rain"])
  }

  @Test("where nothing is known, that is an error and nothing is kept")
  func nothingKnown() throws {
    let error = try failure { _ = try notebook.addToPantry(["purple rain", "sun dust"]) }
    #expect(error?.contains("purple rain") == true)
    #expect(try lines() == [])
    #expect(try failure { _ = try notebook.addToPantry([" "]) } != nil)
    #expect(try failure { _ = try notebook.addToPantry(["gin\u{1B}[2J"]) } != nil)
    let long = String(repeating: "a", count: Notebook.longestName + 1)
    #expect(try failure { _ = try notebook.addToPantry(["gin", long]) } != nil)
    #expect(try lines() == [])
  }

  @Test("what is put in carries the date, what was typed, and when")
  func entry() throws {
    let day = try #require(CalendarDay("2026-11-30"))
    let added = try notebook.addToPantry(["milk 1 l"], expires: day).added
    let milk = PantryEntry(
      ingredient: "milk",
      text: "milk 1 l",
      amount: Amount(quantity: 1, unit: "l"),
      expires: day
    )
    let items = [PantryItem(number: added[0].item.number, entry: milk, addedAt: KeepingWorld.time)]
    #expect(added.map(\.item) == items)
    #expect(try notebook.kitchen.pantry() == items)
  }

  @Test("putting the same in again adds up, and what says no more changes nothing")
  func again() throws {
    #expect(try notebook.addToPantry(["milk"]).added.map(\.outcome) == [.added])
    #expect(try notebook.addToPantry(["milk"]).added.map(\.outcome) == [.unchanged])
    #expect(try notebook.addToPantry(["milk 1 l"]).added.map(\.outcome) == [.changed])
    #expect(try notebook.addToPantry(["milk"]).added.map(\.outcome) == [.unchanged])
    #expect(try notebook.addToPantry(["milk 1 l"]).added.map(\.outcome) == [.changed])
    #expect(try notebook.addToPantry(["milk 200 ml"]).added.map(\.outcome) == [.changed])
    #expect(try notebook.addToPantry(["milk 200 g"]).added.map(\.outcome) == [.added])
    #expect(try lines() == ["milk 2.2 l", "milk 200 g"])
  }

  @Test("an amount is taken from what must be used first, and the rest stays")
  func byAmount() throws {
    let days = try ["2026-11-30", "2026-10-01"].map { try #require(CalendarDay($0)) }
    _ = try notebook.addToPantry(["milk 1 l"])
    for day in days { _ = try notebook.addToPantry(["milk 1 l"], expires: day) }
    let (removed, absent) = try notebook.removeFromPantry(["milk 1500 ml", "gin"])
    #expect(absent == ["gin"])
    #expect(removed.map(\.isMeasured) == [true])
    #expect(removed[0].left.map(\.entry.line) == ["milk 500 ml 2026-11-30", "milk 1 l"])
    #expect(try notebook.kitchen.pantry() == removed[0].left)
  }

  @Test("an amount in a measure that does not compare takes nothing")
  func incomparable() throws {
    _ = try notebook.addToPantry(["milk 1 l", "egg"])
    let (removed, _) = try notebook.removeFromPantry(["milk 200 g", "2 eggs"])
    #expect(removed.map(\.isMeasured) == [false, false])
    #expect(removed.map { $0.left.map(\.entry.line) } == [["milk 1 l"], ["egg"]])
    #expect(try lines() == ["egg", "milk 1 l"])
  }

  @Test("without an amount all of a thing goes; more than there is takes all there is")
  func all() throws {
    _ = try notebook.addToPantry(["milk 1 l", "milk 2 kg", "gin 70 cl", "lime"])
    #expect(try notebook.removeFromPantry(["milk", "gin 1 l"]).removed.map(\.left) == [[], []])
    #expect(try lines() == ["lime"])
    #expect(try failure { _ = try notebook.removeFromPantry(["milk"]) }?.contains("milk") == true)
  }

  @Test("what was taken out comes back at once, with amount, date, place and time")
  func undone() throws {
    let day = try #require(CalendarDay("2026-12-01"))
    let later = try #require(CalendarDay("2026-12-02"))
    _ = try notebook.addToPantry(["milk 1 l"], expires: day, in: .freezer)
    _ = try notebook.addToPantry(["milk 2 kg", "gin", "lime"])
    let before = try notebook.kitchen.pantry()
    let (removed, absent) = try notebook.removeFromPantry(["milk", "gin", "milk"])
    #expect(removed.map(\.ingredient) == ["milk", "gin"])
    #expect(removed.map(\.left) == [[], []])
    #expect(absent == ["milk"])
    #expect(try lines() == ["lime"])
    let undoing = try notebook.undo()
    #expect(undoing.deletion.name == nil)
    #expect(undoing.restored == 3)
    #expect(try notebook.kitchen.pantry() == before)
    // Of one ingredient it is said which; an amount by itself leaves nothing to undo.
    _ = try notebook.removeFromPantry(["milk", "lime 1"])
    #expect(try notebook.undo().deletion.name == "milk")
    #expect(try notebook.kitchen.pantry() == before)
    #expect(try notebook.removePastDate(on: later).map(\.left.count) == [1])
    #expect(try notebook.undo().deletion.name == "milk")
    #expect(try notebook.kitchen.pantry() == before)
  }

  @Test("clearing empties it and says how much there was; other people's stays")
  func clear() throws {
    _ = try world.notebook(of: KeepingWorld.ben).addToPantry(["gin"])
    _ = try notebook.addToPantry(["milk 1 l", "milk 2 kg", "lime"])
    #expect(try notebook.clearPantry() == 3)
    #expect(try notebook.clearPantry() == 0)
    #expect(try lines() == [])
    #expect(try world.open(KeepingWorld.ben).pantryLines() == ["gin"])
  }

  @Test("the list is by ingredient, then by date with the undated last")
  func order() throws {
    let days = try ["2027-01-01", "2026-12-01"].map { try #require(CalendarDay($0)) }
    _ = try notebook.addToPantry(["sugar", "milk 1 l"])
    for day in days { _ = try notebook.addToPantry(["milk 1 l", "butter"], expires: day) }
    #expect(
      try lines() == [
        "butter 2026-12-01", "butter 2027-01-01", "milk 1 l 2026-12-01", "milk 1 l 2027-01-01",
        "milk 1 l", "sugar",
      ]
    )
  }
}
