import RecipeModel
import TestSupport
import Testing

@testable import WhatCanIMake

@Suite("Dishes that are one, or are not, to a person")
struct OneDishTests {
  let world: KeepingWorld

  init() throws {
    world = try KeepingWorld()
    let path = try world.write(
      drinksFile([
        drinkRecord(7, "Gimlet", ["Gin", "Lime juice", "Simple syrup"]),
        drinkRecord(8, "Sharp Thing", ["Gin", "Lime juice"]),
      ]),
      to: "other.json"
    )
    _ = try Kitchen.importing(
      [try OutsideFile(path)],
      format: nil,
      into: world.places,
      now: KeepingWorld.time
    )
  }

  private let gimlets = ["classic:gimlet", "thecocktaildb:7"]

  private func say(_ one: String, _ other: String, same: Bool) throws -> TeachOutcome {
    let notebook = try world.notebook()
    return try notebook.teach(
      notebook.kitchen.find(one),
      isSameAs: notebook.kitchen.find(other),
      same
    )
  }

  private func alsoIn(_ id: String, for person: Person? = KeepingWorld.anna) throws -> [String] {
    try world.open(person).alsoIn(DishID(id)).map(\.description)
  }

  private func rows(for person: Person? = KeepingWorld.anna) throws -> Int {
    try world.open(person).browse(DishSelection(), order: .name).rows.count
  }

  @Test("two are one for who says so: they share a row, with all that are one with either")
  func same() throws {
    let (before, all) = (try rows(), try world.open().dishCount)
    #expect(try alsoIn("thecocktaildb:8") == [])
    #expect(try say("sharp thing", "thecocktaildb:7", same: true).isChanged)
    #expect(try !say("thecocktaildb:7", "thecocktaildb:8", same: true).isChanged)
    #expect(try alsoIn("thecocktaildb:8") == gimlets)
    #expect(try alsoIn("classic:gimlet") == ["thecocktaildb:7", "thecocktaildb:8"])
    #expect(try rows() == before - 1)
    #expect(try world.open().dishCount == all)
    #expect(try alsoIn("thecocktaildb:8", for: KeepingWorld.ben) == [])
    #expect(try rows(for: KeepingWorld.ben) == before)
  }

  @Test("two that share a row are two for who says so, taken back and brought back in one step")
  func different() throws {
    let before = try rows()
    #expect(try alsoIn("classic:gimlet") == ["thecocktaildb:7"])
    _ = try say(gimlets[0], gimlets[1], same: false)
    #expect(try alsoIn("classic:gimlet") == [] && alsoIn("thecocktaildb:7") == [])
    #expect(try rows() == before + 1)
    #expect(try alsoIn("classic:gimlet", for: KeepingWorld.ben) == ["thecocktaildb:7"])
    let export = try world.exported()
    let other = try world.besides("other")
    #expect(try other.takeIn(export) == NotebookImportReport(new: 1, changed: 0, unchanged: 0))
    #expect(try other.exported() == export)
    #expect(try world.notebook().forget([gimlets[1]]).count == 1)
    #expect(try alsoIn("classic:gimlet") == ["thecocktaildb:7"])
    _ = try world.notebook().undo()
    #expect(try alsoIn("classic:gimlet") == [])
    // The contrary takes its place.
    _ = try say(gimlets[1], gimlets[0], same: true)
    #expect(try world.open().snapshot.taught.map(\.kind) == [.sameDish])
    #expect(try alsoIn("classic:gimlet") == ["thecocktaildb:7"])
    #expect(try failure { _ = try say("classic:gimlet", "classic:gimlet", same: true) } != nil)
  }

  @Test("what is one is excluded dish by dish all the same")
  func excluded() throws {
    _ = try say("sharp thing", "buttery toast", same: true)
    let listed = try world.open().browse(DishSelection(without: ["butter"]), order: .name)
    #expect(listed.rows.contains { $0.name == "Sharp Thing" && $0.alsoIn.isEmpty })
    #expect(!listed.dishes.contains { $0.name == "Buttery Toast" })
  }
}
