import RecipeMatching
import RecipeModel
import RecipeStorage
import TestSupport
import Testing

@testable import WhatCanIMake

@Suite("A version that the catalogue does not have")
struct VersionsOfOldCatalogueTests {
  let world: KeepingWorld
  let gimlet: FoundDish

  init() throws {
    world = try KeepingWorld()
    gimlet = try world.open().dish("gimlet")
  }

  private func change(_ lines: [String]) throws {
    let notebook = try world.notebook()
    let dish = try notebook.kitchen.dish(gimlet.id.description)
    _ = try notebook.changeVersion(of: dish, WrittenRecipe(ingredients: lines))
  }

  /// No dish of an answer has, as it is shown, what must be avoided.
  ///
  /// - Parameter isOld: The dishes on the disk are newer than what answers judge; then what is shown says so itself.
  private func expectSafe(
    _ kitchen: Kitchen,
    without: String,
    in name: String,
    isOld: Bool = false
  ) throws {
    let stated = try kitchen.exclusions(without: [without])
    let request = MatchRequest(have: ["gin", "butter"], without: [without], missingAtMost: 9)
    let listed = try kitchen.browse(DishSelection(without: [without]), order: .name)
    for id in try kitchen.ids(request).map({ DishID($0) }) + listed.dishes.map(\.id) {
      let shown = try #require(try kitchen.find(id)).recipe
      let isSafe = !shown.lines.map(\.name).contains(without)
      let caution = kitchen.caution(about: shown, kitchen.exclusion(stated))
      #expect(isSafe || isOld && caution.excluded.contains(without), "\(name): \(id)")
    }
  }

  @Test("a catalogue that is older than the notebook shows what it judges, or says what is in it")
  func older() throws {
    let names = ["butter", "lime juice", "milk"]
    let first = try world.open().catalogue
    try change(["60 ml gin", "10 g butter"])
    let second = try world.open().catalogue
    try change(["60 ml gin", "10 ml milk"])
    let third = try world.open().catalogue
    let last = PersonSnapshot(
      of: KeepingWorld.anna,
      in: Stores(world.places),
      now: KeepingWorld.time
    )
    for (position, catalogue) in [first, second, third].enumerated() {
      let kitchen = Kitchen(catalogue, last)
      for name in names {
        try expectSafe(kitchen, without: name, in: "\(position), \(name)", isOld: position == 1)
      }
    }
    // The newest one has the newest version, under the origin of the dish.
    let shown = try Kitchen(third, last).dish("gimlet").recipe
    #expect(shown == (try world.open().version(of: gimlet.id)?.recipe))
  }

  @Test("where another process holds the store, the answer from memory judges the version")
  func locked() throws {
    try change(["60 ml gin", "10 g butter"])
    guard let lock = try FileLock(world.places.lock, patience: 0) else {
      Issue.record("somebody holds the store")
      return
    }
    let kitchen = try Kitchen.open(
      world.places,
      for: KeepingWorld.anna,
      now: KeepingWorld.time,
      patience: 0.05
    )
    _ = consume lock
    #expect(kitchen.notices.count == 1)
    for name in ["butter", "lime juice"] { try expectSafe(kitchen, without: name, in: name) }
    #expect(try kitchen.dish("gimlet").recipe.lines.map(\.name) == ["gin", "butter"])
  }
}
