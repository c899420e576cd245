import StandIn
import Testing

@testable import WhatCanIMake

@Suite("Dishes and pictures from a source")
struct FetchingDishesTests {
  @Test("what a source's terms let one keep for an hour is gone after it, and not before")
  func expiry() throws {
    var world = try SourceWorld()
    let id = DishID("spoonacular:700001")
    let (outcome, _) = try Kitchen.fetching(
      id,
      through: try world.access(to: .spoonacular),
      into: world.world.places,
      now: world.now
    )
    #expect(outcome == .new)
    world.now += 3599
    #expect(try world.dishes(of: .spoonacular).map(\.id) == [id])
    world.now += 1
    #expect(try world.dishes(of: .spoonacular) == [])
    #expect(try world.world.open(now: TinyWorld.time).index.recipe(with: id) == nil)
  }

  @Test("fetched again, a dish may be kept for another hour without a new index")
  func prolonged() throws {
    let world = try SourceWorld()
    let id = DishID("spoonacular:700001")
    func fetch(at time: Int) throws -> FetchOutcome {
      try Kitchen.fetching(
        id,
        through: try world.access(to: .spoonacular),
        into: world.world.places,
        now: time
      ).outcome
    }
    #expect(try fetch(at: world.now) == .new)
    let marked = world.world.markedGeneration
    #expect(try fetch(at: world.now + 3000) == .unchanged)
    #expect(world.world.markedGeneration == marked)
    #expect(try world.world.open(now: world.now + 6500).index.recipe(with: id) != nil)
    #expect(try world.world.open(now: world.now + 6600).index.recipe(with: id) == nil)
  }

  @Test("a dish that changed at its source is changed here, and one that is gone there stays")
  func fetchedAgain() throws {
    let world = try SourceWorld()
    let id = DishID("themealdb:80001")
    func fetch() throws -> FetchOutcome {
      try Kitchen.fetching(
        id,
        through: try world.access(to: .themealdb),
        into: world.world.places,
        now: world.now
      ).outcome
    }
    #expect(try fetch() == .new)
    #expect(try fetch() == .unchanged)
    world.sources.change { $0.meals[0]["strMeal"] = "Another Name" }
    #expect(try fetch() == .changed)
    #expect(try world.dishes(of: .themealdb).map(\.name) == ["Another Name"])
    world.sources.change { $0.meals.removeFirst() }
    #expect(throws: KitchenError.self) { try fetch() }
    #expect(try world.dishes(of: .themealdb).map(\.name) == ["Another Name"])
  }

  @Test("a picture is fetched once, and one that is no picture is refused")
  func pictures() throws {
    let world = try SourceWorld()
    let (_, kitchen) = try world.syncing(.themealdb)
    let dish = try kitchen.find("themealdb:80001")
    guard case .elsewhere(let address) = try kitchen.pictureState(of: dish) else {
      Issue.record("no address of a picture")
      return
    }
    let access = try world.access(to: .themealdb)
    let bytes = try kitchen.fetchPicture(of: dish, at: address, through: access)
    #expect(PictureFormat(bytes) != nil)
    #expect(try kitchen.pictureState(of: dish) == .kept(bytes))
    let page = "\(world.sources.server.address)/images/page.jpg"
    #expect(throws: KitchenError.self) {
      try kitchen.fetchPicture(of: dish, at: page, through: access)
    }
    let huge = "\(world.sources.server.address)/images/huge.jpg"
    #expect(throws: KitchenError.self) {
      try kitchen.fetchPicture(of: dish, at: huge, through: access)
    }
  }
}
