import TestSupport
import Testing

@testable import WhatCanIMake

@Suite("A store that cannot be written")
struct UnwritableStoreTests {
  let world: TinyWorld

  init() throws {
    world = try TinyWorld()
  }

  @Test("it answers from memory as it would from the store, and says so")
  func answersFromMemory() throws {
    let places = try world.withoutStore()
    let kitchen = try Kitchen.open(places, now: TinyWorld.time)

    #expect(
      kitchen.notices == [
        "cannot write \(places.store): Not a directory; make it writable or choose another folder "
          + "with --home; this answer was computed without it"
      ]
    )
    #expect(try kitchen.sampleAnswer() == world.open().sampleAnswer())
  }

  @Test("dishes, lists, search and counts work from memory too")
  func readsFromMemory() throws {
    let memory = try Kitchen.open(try world.withoutStore(), now: TinyWorld.time)
    let stored = try world.open()

    #expect(try memory.recipe(named: "gimlet") == stored.recipe(named: "gimlet"))
    #expect(memory.categories() == stored.categories())
    #expect(
      try memory.search(["toast"], containing: [], filter: RecipeFilter(), order: .name)
        == stored.search(["toast"], containing: [], filter: RecipeFilter(), order: .name)
    )
    #expect(try memory.catalogueInfo().sources == stored.catalogueInfo().sources)
    #expect(try memory.catalogueInfo().unresolved == stored.catalogueInfo().unresolved)
  }

  @Test("an import into it fails with what cannot be written")
  func importFails() throws {
    let places = try world.withoutStore()
    let path = try world.write(drinksFile([drinkRecord(1, "Pink Gin", ["Gin"])]), to: "a.json")

    let reason = try reason {
      _ = try Kitchen.importing(
        [try OutsideFile(path)],
        format: nil,
        into: places,
        now: TinyWorld.time
      )
    }
    guard case .cannotWrite(let path, _) = reason else {
      Issue.record("\(String(describing: reason))")
      return
    }
    #expect(path == places.store)
  }

  @Test("imported dishes are still answered when the index can no longer be written")
  func keepsImportsWithoutIndex() throws {
    try world.write(drinksFile([drinkRecord(1, "Pink Gin", ["Gin"])]), to: "drinks.json")
    _ = try world.importing(["drinks.json"])
    try removeItem(world.places.index)
    try removeItem(world.places.marker)
    // A folder with something in it cannot be replaced by a file, not even by the superuser.
    try writeBytes([], to: "\(world.places.index)/in-the-way")
    let kitchen = try world.open()

    #expect(kitchen.notices.count == 1)
    #expect(kitchen.notices.first?.hasSuffix("; it is rebuilt at the next start") == true)
    #expect(kitchen.dishNames.count == 9)
    #expect(try kitchen.recipe(named: "pink gin").id.description == "thecocktaildb:1")
  }

  @Test("data that is nowhere is said with the places searched")
  func noData() {
    let error = #expect(throws: KitchenError.self) {
      try KitchenPaths(
        home: "/h",
        environment: { $0 == "WHATCANIMAKE_DATA" ? "/nowhere" : nil },
        executable: "/a/b"
      )
    }
    #expect(
      error?.description
        == "no ingredients or recipes found in /nowhere; reinstall, or set WHATCANIMAKE_DATA to the "
        + "folder that contains lexicon and recipes"
    )
  }
}
