import TestSupport
import Testing

@testable import WhatCanIMake

@Suite("The store's files, whatever happens between them")
struct StoreProtocolTests {
  let world: TinyWorld

  init() throws {
    world = try TinyWorld()
    _ = try world.open()
  }

  @Test("a cache that was begun anew and not filled is not taken for the one of the marker")
  func emptyCache() throws {
    let marker = try readBytes(world.places.marker)
    try removeItem(world.places.cache)
    _ = try RecipeCache(opening: world.places.cache)
    try writeBytes(marker, to: world.places.marker)
    let kitchen = try world.open()

    #expect(try kitchen.recipe(named: "gimlet").name == "Gimlet")
    #expect(try Kitchen.verifying(world.places).dishNames == kitchen.dishNames)
  }

  @Test("another cache put in the place of the first is noticed")
  func replacedCache() throws {
    let before = try world.open().dishNames
    let backup = try readBytes(world.places.cache)
    try world.write(drinksFile([drinkRecord(1, "Pink Gin", ["Gin"])]), to: "drinks.json")
    #expect(try world.importing(["drinks.json"]).kitchen.dishNames.contains("Pink Gin"))
    try writeBytes(backup, to: world.places.cache)

    #expect(try world.open().dishNames == before)
  }

  @Test("damage deep in the cache is set aside, and what is readable stays")
  func deepDamage() throws {
    let records = (1...60).map { drinkRecord($0, "Pink Gin \($0)", ["Gin"]) }
    try world.write(drinksFile(records), to: "drinks.json")
    _ = try world.importing(["drinks.json"])
    let all = try world.open().dishNames
    var bytes = try readBytes(world.places.cache)
    let middle = bytes.count / 2
    for position in middle..<(middle + 4096) { bytes[position] = 0xFF }
    try writeBytes(bytes, to: world.places.cache)
    let kitchen = try Kitchen.rebuild(world.places, now: 99)

    #expect(kitchen.notices.count == 1)
    #expect(try readBytes("\(world.places.cache).damaged-99") == bytes)
    #expect(Set(kitchen.dishNames).isSubset(of: all))
    #expect(kitchen.dishNames.contains("Gimlet"))
    #expect(kitchen.dishNames.contains { $0.hasPrefix("Pink Gin ") })
    #expect(try Kitchen.verifying(world.places).dishNames == kitchen.dishNames)
    #expect(try world.open().notices == [])
  }

  @Test("verifying beside imports never reports a difference that is none")
  func verifyBesideImports() async throws {
    let world = world
    for number in 1...20 {
      let file = drinksFile([drinkRecord(number, "Pink Gin \(number)", ["Gin"])])
      try world.write(file, to: "\(number).json")
    }
    try await withThrowingTaskGroup(of: Void.self) { group in
      group.addTask {
        for number in 1...20 { _ = try world.importing(["\(number).json"]) }
      }
      group.addTask {
        for _ in 1...20 { _ = try Kitchen.verifying(world.places) }
      }
      try await group.waitForAll()
    }
    #expect(try Kitchen.verifying(world.places).index.recipes.count == 28)
  }

  @Test("a path that is too long for the system is refused, not followed")
  func longPath() throws {
    let store = world.folder.path + String(repeating: "/a", count: 60_000)
    let places = KitchenPaths(data: world.places.data, store: store)
    let kitchen = try Kitchen.open(places, now: 0)

    #expect(kitchen.notices.count == 1)
    #expect(kitchen.dishNames.contains("Gimlet"))
    #expect(throws: KitchenError.self) { try Kitchen.rebuild(places, now: 0) }
  }

  @Test("no file but the store's own is left after an import")
  func leftovers() throws {
    try world.write(drinksFile([drinkRecord(1, "Pink Gin", ["Gin"])]), to: "drinks.json")
    try writeBytes([1], to: "\(world.places.index).new")
    try writeBytes([1], to: "\(world.places.marker).new")
    _ = try world.importing(["drinks.json"])

    #expect(
      try names(in: world.places.store).filter { !$0.hasSuffix("-journal") } == [
        "cache.db", "catalogue.current", "catalogue.index", "catalogue.lock", "catalogue.taste",
      ]
    )
  }
}
