import BenchmarkFiles
import Foundation
import WhatCanIMake

/// A kitchen that stays open, and the questions of somebody with a pantry.
struct KitchenQuestions {
  struct Question: Sendable {
    var name: String
    var ask: @Sendable (Kitchen) throws -> Void
  }

  private let keeper: CatalogueKeeper
  private let person: Person

  /// Opens a kitchen and fills the pantry of a person with the things that most dishes require.
  init(_ places: KitchenPlaces, of person: Person, things: Int) async throws {
    keeper = try await CatalogueKeeper(
      places,
      clock: { Int(Date().timeIntervalSince1970) }
    )
    self.person = person
    let commonest = try await keeper.kitchen().ingredients(shelf: nil, words: [])
      .sorted { ($1.dishes, $0.name) < ($0.dishes, $1.name) }
      .prefix(things).map(\.name)
    try await keeper.write(as: person) { _ = try $0.addToPantry(commonest) }
  }

  /// The microseconds that a question took each time, after a first one; what it takes to be given the kitchen
  /// counts as well.
  func times(of question: Question, rounds: Int) async throws -> [Double] {
    try question.ask(try await keeper.kitchen(for: person))
    let clock = ContinuousClock()
    var times: [Double] = []
    for _ in 0..<rounds {
      let start = clock.now
      try question.ask(try await keeper.kitchen(for: person))
      times.append((clock.now - start) / .microseconds(1))
    }
    return times
  }

  private static let pantry = MatchRequest(usesPantry: true)

  static let all = [
    Question(name: "nothing") { _ in },
    Question(name: "answer, 20 dishes") { _ = try $0.answer(pantry) },
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
