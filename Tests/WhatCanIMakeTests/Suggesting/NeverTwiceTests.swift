import Foundation
import TestSupport
import Testing
import WhatCanIMake

@Suite("Never twice, by the real store")
struct NeverTwiceTests {
  /// Many people, each with favourites of their own, ask again and again.
  static var isFull: Bool {
    ProcessInfo.processInfo.environment["WHATCANIMAKE_TEST_TIER"] == "full"
  }

  @Test("no simulated person is shown a dish twice, whatever they like, skip and cook")
  func simulatedPeople() throws {
    let world = try TasteWorld()
    let (people, rounds, count) = Self.isFull ? (200, 8, 4) : (4, 5, 4)
    for number in 0..<people {
      var generator = SeededGenerator(seed: UInt64(number))
      let person = KeepingWorld.person("person \(number)")
      let kitchen = try world.open(person)
      let notebook = try kitchen.notebook(of: person, now: TasteWorld.time) { _ in }
      let all = try kitchen.browse(RecipeFilter(), containing: [], order: .name)
      for dish in all.shuffled(using: &generator).prefix(3) {
        if let found = try kitchen.find(dish.id) { _ = try notebook.addFavorite(found) }
      }
      var seen: Set<DishID> = []
      for round in 0..<rounds {
        let now = TasteWorld.time + round
        let kitchen = try world.open(person, now: now)
        let notebook = try kitchen.notebook(of: person, now: now) { _ in }
        let reply = try notebook.suggest(SuggestRequest(count: count))
        if reply.isExhausted { break }
        for suggestion in reply.suggestions {
          let id = suggestion.match.id
          #expect(seen.insert(id).inserted, "\(id) came twice to \(person), round \(round)")
          guard let dish = try kitchen.find(id) else { continue }
          switch Int.random(in: 0..<6, using: &generator) {
          case 0: try notebook.skip([dish])
          case 1: _ = try notebook.addFavorite(dish)
          case 2: _ = try notebook.cooked(dish, takesFromPantry: false)
          case 3: try notebook.rate(dish, .two)
          default: break
          }
        }
      }
    }
  }

  @Test("callers at the same time are shown different dishes")
  func atTheSameTime() async throws {
    let world = try TasteWorld()
    _ = try world.open()
    let answers = try await withThrowingTaskGroup(of: [String].self) { group in
      for _ in 0..<4 {
        group.addTask {
          var names: [String] = []
          for _ in 0..<2 { names += try world.suggest(count: 3) }
          return names
        }
      }
      return try await group.reduce(into: []) { $0 += $1 }
    }
    #expect(answers.count == 24)
    #expect(Set(answers).count == 24)
  }
}
