import Foundation
import RecipeMatching
import RecipeModel
import Synchronization
import TestSupport
import Testing

@testable import WhatCanIMake

@Suite("The last answers of a keeper")
struct RememberedAnswersTests {
  private let catalogue = NSObject()

  private func key(_ question: String) -> RememberedAnswers.Key {
    RememberedAnswers.Key(
      reading: 1,
      catalogue: ObjectIdentifier(catalogue),
      question: question
    )
  }

  @Test(
    "the least recently used goes first, by number and by bytes; what is too large is not taken"
  )
  func bounds() {
    let answers = RememberedAnswers(mostAnswers: 3, mostBytes: 100)
    func remember(_ question: String, _ bytes: Int) {
      answers.remember(question, bytes: bytes, for: key(question)) { true }
    }
    func known(_ questions: String) -> String {
      String(questions.filter { answers.value(for: key(String($0))) as? String == String($0) })
    }
    for question in ["a", "b", "c"] { remember(question, 10) }
    #expect(known("cba") == "cba")
    // c is the one that was used longest ago.
    remember("d", 10)
    #expect(known("abcd") == "abd")
    for question in ["a", "b", "d"] { remember(question, 25) }
    #expect(known("abd") == "abd")
    remember("e", 26)
    #expect(known("abde") == "abd")
    remember("e", 25)
    #expect(known("abde") == "bde")
    answers.remember("f", bytes: 1, for: key("f")) { false }
    #expect(known("bdef") == "bde")
    answers.forgetAll()
    #expect(known("abdef") == "")
    for question in ["a", "b", "c"] { remember(question, 25) }
    #expect(known("abc") == "abc")
  }

  @Test(
    "a question is worked out again when the notebook or the catalogue changed, for each person"
  )
  func again() async throws {
    let world = try KeepingWorld()
    let keeper = try await CatalogueKeeper(world.places, clock: { KeepingWorld.time })
    let worked = Mutex(0)
    func ask(_ question: String, _ person: Person?, lasting: Bool = true) async throws -> Int {
      let before = worked.withLock(\.self)
      let nothing = try await keeper.ask(as: person, remembering: question) { kitchen in
        worked.withLock { $0 += 1 }
        // A value that may be nil is told from one that is not remembered.
        return LastingAnswer(nil as Int?, bytes: lasting ? 10 : nil)
      }
      #expect(nothing == nil)
      return worked.withLock(\.self) - before
    }
    // Nobody has kept anything yet.
    #expect(try await [ask("q", KeepingWorld.anna), ask("q", KeepingWorld.anna)] == [1, 1])
    try await keeper.write(as: KeepingWorld.anna) { _ = try $0.addToPantry(["gin"]) }
    for person in [KeepingWorld.anna, KeepingWorld.ben, nil] {
      #expect(try await [ask("q", person), ask("q", person), ask("r", person)] == [1, 0, 1])
    }
    #expect(
      try await [ask("s", nil, lasting: false), ask("s", nil, lasting: false)] == [1, 1]
    )
    try await keeper.write(as: KeepingWorld.ben) { _ = try $0.addToPantry(["lime"]) }
    for person in [KeepingWorld.anna, KeepingWorld.ben, nil] {
      #expect(try await [ask("q", person), ask("q", person)] == [1, 0])
    }
    let record = drinkRecord(7, "Pink Gin", ["Gin", "Water"])
    let path = try world.write(drinksFile([record]), to: "drinks.json")
    try await keeper.changeCatalogue { places in
      let file = try OutsideFile(path)
      _ = try Kitchen.importing([file], format: nil, into: places, now: KeepingWorld.time)
    }
    #expect(try await [ask("q", nil), ask("q", nil)] == [1, 0])
    await #expect(throws: CancellationError.self) {
      try await keeper.ask(remembering: "t") { _ -> LastingAnswer<Int> in throw CancellationError()
      }
    }
    #expect(try await [ask("t", nil), ask("t", nil)] == [1, 0])
  }

  @Test(
    "what is remembered is what a kitchen that is opened for the question says, whatever changes"
  )
  func equal() async throws {
    let world = try KeepingWorld()
    let keeper = try await CatalogueKeeper(world.places, clock: { KeepingWorld.time })
    var random = SeededGenerator(seed: 45)
    let people = [KeepingWorld.anna, KeepingWorld.ben]
    let things = ["gin", "lime", "sugar", "milk", "flour", "6 eggs"]
    for _ in 0..<60 {
      let person = people.randomElement(using: &random) ?? KeepingWorld.anna
      let thing = things.randomElement(using: &random) ?? "gin"
      switch Int.random(in: 0..<6, using: &random) {
      case 0: try await keeper.write(as: person) { _ = try $0.addToPantry([thing]) }
      case 1:
        try await keeper.write(as: person) { _ = try $0.avoid([thing.filter { !$0.isNumber }]) }
      case 2: try await keeper.write(as: person) { _ = try? $0.removeFromPantry([thing]) }
      default: break
      }
      let request = MatchRequest(
        have: Bool.random(using: &random) ? ["lime"] : [],
        usesPantry: true
      )
      let asked = people.randomElement(using: &random)
      let said: String = try await keeper.ask(as: asked, remembering: "\(request.have)") {
        kitchen in
        LastingAnswer(Self.text(kitchen, request), bytes: 100)
      }
      #expect(said == Self.text(try world.open(asked), request))
    }
  }

  private static func text(_ kitchen: Kitchen, _ request: MatchRequest) -> String {
    do { return try kitchen.answer(request).json.jsonText } catch { return "\(error)" }
  }
}
