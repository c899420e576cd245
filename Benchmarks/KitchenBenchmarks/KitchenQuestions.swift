import BenchmarkFiles
import Foundation
import WhatCanIMake

/// A kitchen that stays open, and the questions of somebody with a pantry.
struct KitchenQuestions {
  struct Question: Sendable {
    var name: String
    /// - Parameter round: Which one, from 0.
    var ask: @Sendable (_ kitchen: Kitchen, _ round: Int) throws -> Void

    /// One that is the same each round.
    init(name: String, _ ask: @escaping @Sendable (Kitchen) throws -> Void) {
      (self.name, self.ask) = (name, { kitchen, _ in try ask(kitchen) })
    }

    /// One that is another each round.
    init(name: String, eachTime ask: @escaping @Sendable (Kitchen, _ round: Int) throws -> Void) {
      (self.name, self.ask) = (name, ask)
    }
  }

  private let keeper: CatalogueKeeper
  private let person: Person

  /// Opens a kitchen and fills the pantry of a person with the things that most dishes require.
  init(_ places: KitchenPaths, of person: Person, things: Int) async throws {
    keeper = try await CatalogueKeeper(
      places,
      clock: { Int(Date().timeIntervalSince1970) }
    )
    self.person = person
    let commonest = try await keeper.kitchen().ingredients(inGroup: nil, words: [])
      .sorted { ($1.dishes, $0.name) < ($0.dishes, $1.name) }
      .prefix(things).map(\.name)
    try await keeper.write(as: person) { _ = try $0.addToPantry(commonest) }
  }

  /// The microseconds that a question took each time, after a first one; what it takes to be given the kitchen
  /// counts as well.
  func times(of question: Question, rounds: Int) async throws -> [Double] {
    try question.ask(try await keeper.kitchen(for: person), 0)
    let clock = ContinuousClock()
    var times: [Double] = []
    for round in 1...rounds {
      let start = clock.now
      try question.ask(try await keeper.kitchen(for: person), round)
      times.append((clock.now - start) / .microseconds(1))
    }
    return times
  }

  private static let pantry = MatchRequest(usesPantry: true)

  /// One more thing in the pantry, so that what was worked out of it is of no use: more than are known at a time.
  private static let others = [
    "saffron", "star anise", "capers", "gin", "tofu", "salmon", "plum", "fig", "cashew", "okra",
    "lentil", "quinoa",
    "kale", "rum", "mango", "papaya",
  ]

  static let all = [
    Question(name: "nothing") { _ in },
    Question(name: "answer, 20 dishes") { _ = try $0.answer(pantry) },
    Question(
      name: "answer to another pantry",
      eachTime: { kitchen, round in
        var request = pantry
        request.have = [others[round % others.count]]
        _ = try kitchen.answer(request)
      }
    ),
    Question(name: "screen, 20 rows") { _ = try $0.screen(pantry) },
    Question(name: "answer without soy and dairy") { kitchen in
      var request = pantry
      request.without = ["soy", "dairy"]
      _ = try kitchen.answer(request)
    },
    Question(name: "unlock of 1") { _ = try $0.unlock(pantry, buying: 1, limit: 5) },
    Question(name: "unlock of 3") { _ = try $0.unlock(pantry, buying: 3, limit: 5) },
    Question(name: "plan of 7 dinners") { _ = try $0.plan(PlanRequest(match: pantry, count: 7)) },
    Question(name: "search: chicken") { kitchen in
      _ = try kitchen.search(["chicken"], DishSelection(), order: nil)
    },
  ]
}
