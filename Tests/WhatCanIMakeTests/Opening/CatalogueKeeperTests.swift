import Foundation
import RecipeMatching
import RecipeModel
import Synchronization
import TestSupport
import Testing

@testable import WhatCanIMake

@Suite("An open kitchen")
struct CatalogueKeeperTests {
  let world: KeepingWorld

  init() throws { world = try KeepingWorld() }

  private func keeper() async throws -> CatalogueKeeper {
    try await CatalogueKeeper(world.places, clock: { KeepingWorld.time })
  }

  private func drinks(_ number: Int) throws -> String {
    let record = drinkRecord(number, "Pink Gin \(number)", ["Gin", "Water"])
    return try world.write(drinksFile([record]), to: "drinks-\(number).json")
  }

  private static func importing(_ path: String, into places: KitchenPaths) throws {
    let file = try OutsideFile(path)
    _ = try Kitchen.importing([file], format: nil, into: places, now: KeepingWorld.time)
  }

  private static func id(_ number: Int) -> DishID { DishID("thecocktaildb:\(number)") }

  @Test("answers as one that is opened for each question")
  func answers() async throws {
    let notebook = try world.notebook()
    _ = try notebook.addToPantry(["gin", "lime", "sugar", "milk", "flour", "6 eggs"])
    let keeper = try await keeper()
    let request = MatchRequest(have: ["bread"], usesPantry: true)
    for person in [KeepingWorld.anna, KeepingWorld.ben, nil] {
      let open = try await keeper.kitchen(for: person)
      let opened = try world.open(person)
      #expect(try open.ids(request) == opened.ids(request))
      #expect(open.snapshot.person == person)
      let ids = open.index.allRecipes.map { open.index.recipes.id(of: $0) }
      #expect(try open.recipes(ids).count == 8)
    }
  }

  @Test("what it imports is there at once, and who began before ends on the old catalogue")
  func imports() async throws {
    let keeper = try await keeper()
    let before = try await keeper.kitchen()
    let file = try drinks(7)
    try await keeper.changeCatalogue { try Self.importing(file, into: $0) }
    let after = try await keeper.kitchen()
    #expect(after.index.recipe(with: Self.id(7)) != nil)
    #expect(try after.recipes([Self.id(7)]).map(\.name) == ["Pink Gin 7"])
    #expect(before.index.recipe(with: Self.id(7)) == nil)
    #expect(try before.ids(MatchRequest(have: ["gin", "lime", "sugar"])).first == "classic:gimlet")
    #expect(await keeper.fault == nil)
  }

  @Test("what another process imports is seen within a second, or when one asks to be caught up")
  func others() async throws {
    let keeper = try await keeper()
    try Self.importing(try drinks(8), into: world.places)
    await keeper.caughtUp()
    #expect(try await keeper.kitchen().index.recipe(with: Self.id(8)) != nil)

    try Self.importing(try drinks(9), into: world.places)
    let start = ContinuousClock.now
    while try await keeper.kitchen().index.recipe(with: Self.id(9)) == nil,
      ContinuousClock.now - start < .seconds(20)
    {
      try await Task.sleep(for: .milliseconds(20))
    }
    #expect(try await keeper.kitchen().index.recipe(with: Self.id(9)) != nil)
  }

  @Test("what takes long is asked on its own threads, and a question that nobody waits for ends")
  func asking() async throws {
    let keeper = try await keeper()
    let request = MatchRequest(have: ["gin", "lime", "sugar"])
    let ids: [String] = try await keeper.ask { try $0.ids(request) }
    #expect(ids.first == "classic:gimlet")

    let isBegun = Flag()
    let question = Task {
      try await keeper.ask { _ in
        isBegun.set()
        while !Cancellation.isRequested { Thread.sleep(forTimeInterval: 0.001) }
      }
    }
    while !isBegun.isSet { try await Task.sleep(for: .milliseconds(1)) }
    question.cancel()
    await #expect(throws: CancellationError.self) { try await question.value }
    let count = try await keeper.ask { try $0.answer(request).matches.count }
    #expect(count > 0)
  }

  @Test("a question that waits for its turn is not begun once nobody waits for it")
  func notBegun() async throws {
    let keeper = try await keeper()
    let isFree = Flag()
    let lanes = ProcessInfo.processInfo.activeProcessorCount
    let begun = (0..<lanes).map { _ in Flag() }
    let busy = begun.map { begun in
      Task {
        try await keeper.ask { _ in
          begun.set()
          while !isFree.isSet { Thread.sleep(forTimeInterval: 0.001) }
        }
      }
    }
    // Every lane is taken before the question comes.
    while !begun.allSatisfy(\.isSet) { try await Task.sleep(for: .milliseconds(1)) }
    let isBegun = Flag()
    let waiting = Task { try await keeper.ask { _ in isBegun.set() } }
    // A kitchen is had all the same.
    #expect(try await keeper.kitchen().dishNames.count == 8)
    waiting.cancel()
    isFree.set()
    for task in busy { try await task.value }
    await #expect(throws: CancellationError.self) { try await waiting.value }
    #expect(!isBegun.isSet)
  }

  @Test("a recipe of one's own is in the catalogue soon after it is kept, for its author alone")
  func ownRecipes() async throws {
    let keeper = try await keeper()
    let own = try await keeper.write(as: KeepingWorld.anna) { notebook in
      try notebook.createRecipe(
        WrittenRecipe(title: "Gin Pie", kind: .meal, ingredients: ["gin", "flour"])
      ).recipe.id
    }
    await keeper.caughtUp()
    let request = MatchRequest(have: ["gin", "flour"])
    #expect(try await keeper.kitchen(for: KeepingWorld.anna).ids(request).first == "\(own)")
    #expect(try await !keeper.kitchen(for: KeepingWorld.ben).ids(request).contains("\(own)"))
    try await keeper.write(as: KeepingWorld.anna) { try $0.deleteRecipe(own) }
    await keeper.caughtUp()
    #expect(try await !keeper.kitchen(for: KeepingWorld.anna).ids(request).contains("\(own)"))
    #expect(try Kitchen.verifying(world.places).dishNames.count == 8)
  }

  @Test("what is written is known to whoever asks next; what is not is read once")
  func snapshots() async throws {
    let keeper = try await keeper()
    let gimlet = try world.open().dish("gimlet")
    #expect(try await keeper.kitchen(for: KeepingWorld.anna).snapshot.marks.isEmpty)
    for stars in [Rating.one, .five] {
      try await keeper.write(as: KeepingWorld.anna) { try $0.rate(gimlet, stars) }
      let marks = try await keeper.kitchen(for: KeepingWorld.anna).snapshot.marks
      #expect(marks[gimlet.id]?.rating == stars)
      let everyonesMarks = try await keeper.kitchen(for: KeepingWorld.ben).snapshot.everyonesMarks
      #expect(everyonesMarks[gimlet.id]?.stars == stars.stars)
    }
    // By another process, too.
    try world.notebook(of: KeepingWorld.ben).rate(gimlet, .three)
    let everyonesMarks = try await keeper.kitchen(for: KeepingWorld.anna).snapshot.everyonesMarks
    #expect(everyonesMarks[gimlet.id] == EveryonesMarks(ratings: 2, stars: 8))
  }

  @Test("another notebook in the place of the first is read, and written, from then on")
  func replaced() async throws {
    let keeper = try await keeper()
    let other = try world.besides("other")
    _ = try other.notebook().addToPantry(["milk"])
    try await keeper.write(as: KeepingWorld.anna) { _ = try $0.addToPantry(["gin"]) }
    #expect(try await keeper.kitchen(for: KeepingWorld.anna).pantryLines() == ["gin"])
    #expect(rename(other.places.notebook, world.places.notebook) == 0)
    #expect(try await keeper.kitchen(for: KeepingWorld.anna).pantryLines() == ["milk"])
    try await keeper.write(as: KeepingWorld.anna) { _ = try $0.addToPantry(["lime"]) }
    #expect(try await keeper.kitchen(for: KeepingWorld.anna).pantryLines() == ["lime", "milk"])
  }

  @Test("a notebook that is damaged while it is open is refused, and said to be")
  func damaged() async throws {
    let keeper = try await keeper()
    try await keeper.write(as: KeepingWorld.anna) { _ = try $0.addToPantry(["gin"]) }
    #expect(try await keeper.kitchen(for: KeepingWorld.anna).snapshot.fault == nil)
    let bytes = try readBytes(world.places.notebook)
    try writeBytes(Array(bytes.prefix(bytes.count / 2)), to: world.places.notebook)
    let kitchen = try await keeper.kitchen(for: KeepingWorld.ben)
    #expect(kitchen.snapshot.fault != nil)
    await #expect(throws: KitchenError.self) {
      try await keeper.write(as: KeepingWorld.anna) { _ = try $0.addToPantry(["lime"]) }
    }
  }

  @Test("data files that changed are seen when it is told to look")
  func reloads() async throws {
    let keeper = try await keeper()
    try world.removeDish("meals/toast")
    await keeper.caughtUp()
    #expect(try await keeper.kitchen().dishNames.count == 8)
    await keeper.reload()
    #expect(try await keeper.kitchen().dishNames.count == 7)
  }

  @Test("while a process with patience for nothing finds the store locked, the old catalogue stays")
  func busy() async throws {
    let keeper = try await CatalogueKeeper(
      world.places,
      patience: 0.05,
      clock: { KeepingWorld.time }
    )
    let lock = try FileLock(world.places.lock, patience: 1)
    try world.removeDish("meals/toast")
    await keeper.reload()
    let fault = try #require(await keeper.fault)
    guard case .busy = fault.reason else { throw fault }
    #expect(try await keeper.kitchen().dishNames.count == 8)
    _ = consume lock
    await keeper.reload()
    #expect(await keeper.fault == nil)
    #expect(try await keeper.kitchen().dishNames.count == 7)
  }
}

private final class Flag: Sendable {
  private let value = Mutex(false)

  var isSet: Bool { value.withLock(\.self) }

  func set() { value.withLock { $0 = true } }
}
