import Foundation
import StandIn
import TestSupport
import Testing

@testable import WhatCanIMake

@Suite("Syncing with a source")
struct SyncingTests {
  private func plain() -> SourceContent {
    var content = SourceContent()
    content.servesImages = false
    // A sync asks for recipes with steps only.
    content.recipes.removeAll { $0["analyzedInstructions"]?.array.isEmpty ?? true }
    return content
  }

  @Test(
    "a sync gives, dish for dish, what importing the same records gives",
    arguments: [RecipeSource.thecocktaildb, .themealdb, .spoonacular]
  )
  func equalToImport(source: RecipeSource) throws {
    let content = plain()
    let synced = try SourceWorld(content)
    let (report, _) = try synced.syncing(source)

    let imported = try TinyWorld()
    let text =
      switch source {
      case .thecocktaildb: "{\"drinks\":" + JSONValue.array(content.drinks).text + "}"
      case .themealdb: "{\"meals\":" + JSONValue.array(content.meals).text + "}"
      default: "{\"results\":" + JSONValue.array(content.recipes).text + "}"
      }
    try imported.write(text, to: "records.json")
    let counted = try imported.importing(["records.json"])

    let dishes = try synced.dishes(of: source)
    #expect(try counted.kitchen.recipes(.source(source.rawValue)) == dishes)
    #expect(dishes.count == counted.report.new)
    #expect(report.new == dishes.count)
    #expect((report.changed, report.unchanged, report.failed) == (0, 0, 0))
    #expect(report.isFinished && !report.isResumed && report.done == report.expected)
  }

  /// Tells a file from another one put in its place.
  private func identity(of path: String) throws -> Int? {
    try FileManager.default.attributesOfItem(atPath: path)[.systemFileNumber] as? Int
  }

  @Test("a few dishes that a sync stores are laid beside a large index")
  func beside() throws {
    let world = try SourceWorld(plain())
    try world.world.write(drinksFile((0..<1000).map { LargerWorld.record($0) }), to: "many.json")
    _ = try world.world.importing(["many.json"])
    let index = try identity(of: world.world.places.index)
    let (report, kitchen) = try world.syncing(.thecocktaildb)
    #expect(report.new > 0)
    #expect(isFile(world.world.places.delta))
    #expect(try identity(of: world.world.places.index) == index)
    #expect(try Kitchen.verifying(world.world.places).index == kitchen.index)
  }

  @Test("a second sync changes nothing, does not build the index again, and counts what changed")
  func again() throws {
    let world = try SourceWorld(plain())
    _ = try world.syncing(.thecocktaildb)
    let dishes = try world.dishes(of: .thecocktaildb)
    let marked = world.world.markedGeneration
    let index = try identity(of: world.world.places.index)

    let (same, _) = try world.syncing(.thecocktaildb)
    #expect((same.new, same.changed, same.unchanged) == (0, 0, dishes.count))
    #expect(world.world.markedGeneration == marked)
    #expect(try Kitchen.open(world.world.places, now: world.now).notices == [])
    #expect(try identity(of: world.world.places.index) == index)
    #expect(world.world.markedGeneration == marked)

    world.sources.change { content in
      content.drinks[0]["strDrink"] = "Renamed"
      content.drinks.removeLast()
    }
    let (changed, _) = try world.syncing(.thecocktaildb)
    #expect((changed.new, changed.changed, changed.unchanged) == (0, 1, dishes.count - 2))
    // What the source no longer has stays.
    #expect(try world.dishes(of: .thecocktaildb).map(\.id) == dishes.map(\.id))
  }

  @Test(
    "a sync that a failing request stopped goes on there, and ends as one that nothing stopped",
    arguments: [RecipeSource.thecocktaildb, .themealdb]
  )
  func resumed(source: RecipeSource) throws {
    let whole = try SourceWorld(plain())
    let (all, _) = try whole.syncing(source)
    let played: SourceStandIn.Source = source == .themealdb ? .themealdb : .thecocktaildb
    for step in [0, 1, 7, 20, 40, all.done - 1] where step < all.done {
      let world = try SourceWorld(plain())
      world.sources.fault(.status(404), of: played, skipping: step)
      let (stopped, kitchen) = try world.syncing(source)
      #expect(!stopped.isFinished)
      #expect(stopped.done == step)
      #expect(
        kitchen.index.allRecipes.count {
          kitchen.index.recipes.id(of: $0).source
            == source.rawValue
        } == stopped.new
      )
      let states = try kitchen.sourceStates(environment: { _ in nil })
      let state = try #require(states.first { $0.source == source })
      // Where nothing was answered there is nothing to go on from.
      #expect(state.unfinished?.done == (step == 0 ? nil : step))

      let (rest, _) = try world.syncing(source)
      #expect(rest.isFinished && rest.isResumed == (step > 0))
      #expect((rest.new, rest.changed, rest.unchanged) == (all.new, 0, 0))
      #expect(rest.done == all.done)
      #expect(world.sources.requests(to: played).count == all.done + 1)
      #expect(try world.dishes(of: source) == whole.dishes(of: source))
    }
  }

  @Test("begun anew, a stopped sync asks for everything again")
  func restarted() throws {
    let world = try SourceWorld(plain())
    world.sources.fault(.status(404), of: .themealdb, skipping: 10)
    let (stopped, _) = try world.syncing(.themealdb)
    let (report, _) = try world.syncing(.themealdb, restarts: true)
    #expect(!report.isResumed && report.isFinished)
    #expect(report.unchanged == stopped.new)
  }

  @Test("a source that cannot be reached leaves the catalogue as it is")
  func unreachable() throws {
    let world = try SourceWorld(plain())
    _ = try world.syncing(.themealdb)
    let dishes = try world.dishes(of: .themealdb)
    let access = try world.access(to: .themealdb)
    world.sources.stop()
    let (report, _) = try Kitchen.syncing(
      access,
      into: world.world.places,
      clock: { TinyWorld.time }
    )
    #expect((report.new, report.changed, report.failed) == (0, 0, 0))
    #expect(!report.isFinished)
    #expect(try world.dishes(of: .themealdb) == dishes)
  }
}
