import Foundation
import RecipeModel
import Synchronization
import TestSupport
import Testing

@testable import WhatCanIMake

/// What a server does, without one: eight who ask, one who writes and one who imports, over one keeper.
@Suite("A server's path without a server", .timeLimit(.minutes(30)))
struct ServerPathTests {
  /// How long it goes on; the full tier takes the project's own dishes, and a pantry of forty of their things.
  private static let isFull =
    ProcessInfo.processInfo.environment["WHATCANIMAKE_TEST_TIER"] == "full"
  private static let duration = Duration.seconds(isFull ? 600 : 5)
  private static let askers = 8
  /// How often each asks at least: beside all other tests the time alone may be over before it is answered twice.
  private static let leastRounds = 20

  /// What is measured, of all tasks.
  private struct Measured {
    var waits: [KitchenWait] = []
    var writes: [Duration] = []
    var delays: [Duration] = []
    var answers = 0
    var imports = 0
    var recipes = 0
    var catalogues: [WeakCatalogue] = []
    /// After a tenth of the time, when everything that is kept once is kept.
    var warm: ResidentMemory?
  }

  private final class Measurements: Sendable {
    let all = Mutex(Measured())

    func note(_ change: (inout Measured) -> Void) { all.withLock { change(&$0) } }
  }

  private struct WeakCatalogue {
    weak var catalogue: Catalogue?
  }

  @Test("no error, nobody waits for another, what is new is seen at once, and memory stays")
  func path() async throws {
    let folder = try TemporaryFolder()
    // Keeps its folder as long as it is there.
    let larger = Self.isFull ? nil : try LargerWorld()
    let places = larger?.places ?? Self.committed(folder)
    let person = KeepingWorld.anna
    let clock: @Sendable () -> Int = { Int(Date().timeIntervalSince1970) }
    let keeper = try await CatalogueKeeper(places, clock: clock)
    let things = Self.things(in: try await keeper.kitchen())
    try await keeper.write(as: person) { _ = try $0.addToPantry(things) }
    let dishes = try await keeper.kitchen().index.allRecipes.count
    let measured = Measurements()
    let threads = ReadingThreads()
    let request = MatchRequest(usesPantry: true, today: nil)
    let expected = try await keeper.kitchen(for: person).answer(request).have
    let before = try ResidentMemory()
    let end = ContinuousClock.now + Self.duration
    let warmed = ContinuousClock.now + Self.duration / 10

    try await withThrowingTaskGroup(of: Void.self) { group in
      for asker in 0..<Self.askers {
        group.addTask {
          var rounds = 0
          while rounds < Self.leastRounds || ContinuousClock.now < end {
            rounds += 1
            let (kitchen, wait) = try await threads.kitchen(of: keeper, for: person)
            let reply = try kitchen.answer(request)
            #expect(Set(reply.have).isSuperset(of: expected))
            #expect(kitchen.snapshot.fault == nil)
            // One of them is as slow as a suggestion.
            if asker == 0 { _ = kitchen.taste() }
            measured.note { measured in
              measured.waits.append(wait)
              measured.answers += 1
            }
            try await Task.sleep(for: .milliseconds(100))
          }
        }
      }
      group.addTask {
        var round = 0
        while ContinuousClock.now < end {
          round += 1
          let start = ContinuousClock.now
          let number = round
          let kitchen = try await keeper.kitchen(for: person)
          let dish = kitchen.index.recipes.id(of: RecipeID(number % dishes))
          try await keeper.write(as: person) { notebook in
            _ = try notebook.addToPantry(["salt"])
            if let recipe = try kitchen.recipes([dish]).first {
              try notebook.rate(FoundDish(recipe: recipe), .four)
            }
          }
          measured.note { $0.writes.append(ContinuousClock.now - start) }
          if number % 8 == 0 { try await Self.writeRecipe(number, keeper, person, measured) }
          try await Task.sleep(for: .milliseconds(150))
        }
      }
      group.addTask {
        var number = 0
        while ContinuousClock.now < end {
          number += 1
          if ContinuousClock.now > warmed, measured.all.withLock({ $0.warm == nil }) {
            let warm = try ResidentMemory()
            measured.note { $0.warm = warm }
          }
          let record = drinkRecord(900_000 + number % 20, "Stranger \(number)", ["Gin", "Lime"])
          let path = "\(folder.path)/strange.json"
          try writeBytes(Array(drinksFile([record]).utf8), to: path)
          try await keeper.changeCatalogue { places in
            let file = try OutsideFile(path)
            _ = try Kitchen.importing([file], format: nil, into: places, now: clock())
          }
          let kitchen = try await keeper.kitchen()
          let found = kitchen.index.recipe(with: DishID("thecocktaildb:\(900_000 + number % 20)"))
          #expect(found.map { kitchen.index.recipes.name(of: $0) } == "Stranger \(number)")
          measured.note { measured in
            measured.imports += 1
            measured.catalogues.append(WeakCatalogue(catalogue: kitchen.catalogue))
          }
          try await Task.sleep(for: .milliseconds(300))
        }
      }
      try await group.waitForAll()
    }

    await keeper.caughtUp()
    #expect(await keeper.fault == nil)
    let after = try ResidentMemory()
    let result = measured.all.withLock(\.self)
    let waits = result.waits.map(\.whole).sorted()
    let blocked = result.waits.map(\.blocked).sorted()
    let report =
      "\(result.answers) answers, waits: \(spread(waits)); for others, not for a processor: "
      + "\(spread(blocked)); for a thread: \(spread(result.waits.map(\.forThread).sorted())); "
      + "\(result.writes.count) writes, longest \(result.writes.max() ?? .zero); "
      + "\(result.imports) imports, \(result.recipes) own recipes, seen after at most "
      + "\(result.delays.max() ?? .zero); memory \(before) → \(result.warm ?? before) → \(after)"
    print(report)
    #expect(result.imports > 0 && result.writes.count > 0, "\(report)")
    // Beside all other tests a task waits for the processors.
    #expect(waits[waits.count / 2] < .seconds(1), "\(report)")
    #expect(waits[waits.count - 1] < .seconds(10), "\(report)")
    // No catalogue is kept but the current one, and the last that a task still has.
    #expect(result.catalogues.count { $0.catalogue != nil } <= 2, "\(report)")
    if Self.isFull {
      #expect(blocked[blocked.count - 1] < .milliseconds(50), "\(report)")
      #expect(after.anonymous - (result.warm ?? before).anonymous < 16 << 10, "\(report)")
    }
    withExtendedLifetime(larger) {}
    #expect(try Kitchen.checkup(of: places).isSound, "\(report)")
  }

  private static func writeRecipe(
    _ number: Int,
    _ keeper: CatalogueKeeper,
    _ person: Person,
    _ measured: Measurements
  ) async throws {
    let id = try await keeper.write(as: person) { notebook in
      try notebook.createRecipe(
        WrittenRecipe(title: "Pie \(number)", kind: .meal, ingredients: ["gin", "lime"])
      ).recipe.id
    }
    let start = ContinuousClock.now
    await keeper.caughtUp()
    let delay = ContinuousClock.now - start
    let kitchen = try await keeper.kitchen(for: person)
    #expect(kitchen.index.recipe(with: id) != nil && kitchen.canSee(id))
    measured.note { measured in
      measured.delays.append(delay)
      measured.recipes += 1
    }
  }

  private static func committed(_ folder: TemporaryFolder) -> KitchenPaths {
    let data = Checkout.url("Data").path(percentEncoded: false)
    return KitchenPaths(data: data, store: "\(folder.path)/store")
  }

  /// Forty things that most dishes require, or all there are.
  private static func things(in kitchen: Kitchen) -> [String] {
    let all = kitchen.ingredients(inGroup: nil, words: []).sorted {
      ($1.dishes, $0.name) < ($0.dishes, $1.name)
    }
    return all.prefix(40).map(\.name)
  }

  private func spread(_ durations: [Duration]) -> String {
    "median \(durations[durations.count / 2]), 99th \(durations[durations.count * 99 / 100]), "
      + "longest \(durations[durations.count - 1])"
  }
}
