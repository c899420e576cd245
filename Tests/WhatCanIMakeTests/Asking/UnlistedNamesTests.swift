import Testing
import WhatCanIMake

@Suite("names that dishes use and the lexicon does not know")
struct UnlistedNamesTests {
  private let world: TinyWorld

  init() throws {
    world = try TinyWorld()
    let bowl = """
      ---
      title: Zork Bowl
      kind: meal
      category: Snack
      plain: false
      ---

      Mix @unobtainium{1} with @lime{1} and @limme{1}.

      """
    try world.write(bowl, to: "data/recipes/meals/zork-bowl.cook")
  }

  @Test("what a dish asks for can be had, as exactly that name")
  func had() throws {
    let kitchen = try world.open()
    let reply = try kitchen.answer(MatchRequest(have: ["Unobtainiums", "lime", "limme"]))
    #expect(reply.have == ["unobtainium", "lime", "limme"])
    let bowl = try #require(reply.matches.first { $0.name == "Zork Bowl" })
    #expect(bowl.missing.isEmpty)
    let more = try kitchen.answer(MatchRequest(have: ["fresh unobtainium", "lime"]))
    #expect(more.unknown.map(\.input) == ["fresh unobtainium"])
  }

  @Test("what may be a slip of a name of the lexicon is counted, and both are said")
  func slip() throws {
    let reply = try world.open().answer(MatchRequest(have: ["limme"], isStrict: true))
    #expect(reply.have == ["limme"])
    #expect(reply.unknown.map(\.input) == ["limme"])
    #expect(reply.unknown.map(\.dishes) == [1])
    #expect(reply.unknown.first?.suggestions.first == "lime")
  }

  /// A kitchen of somebody who keeps things.
  private func open() throws -> Kitchen {
    try Kitchen.open(world.places, for: KeepingWorld.anna, now: KeepingWorld.time)
  }

  private func notebook() throws -> Notebook {
    try open().notebook(of: KeepingWorld.anna, now: KeepingWorld.time) { _ in }
  }

  @Test("nobody can avoid what only a dish knows", arguments: ["without", "diet", "avoid"])
  func exclusions(_ way: String) throws {
    let kitchen = try world.open()
    #expect(throws: KitchenError.self) {
      switch way {
      case "without": _ = try kitchen.answer(MatchRequest(have: ["lime"], without: ["unobtainium"]))
      case "diet": _ = try kitchen.answer(MatchRequest(have: ["lime"], diets: ["unobtainium"]))
      default: _ = try notebook().avoid(["unobtainium"])
      }
    }
  }

  @Test("where something is excluded, a dish with such a line is hidden")
  func hidden() throws {
    let request = MatchRequest(have: ["unobtainium", "lime", "limme"], without: ["butter"])
    let reply = try world.open().answer(request)
    #expect(!reply.matches.contains { $0.name == "Zork Bowl" })
    #expect(reply.hidden.unrecognised == 1)
  }

  @Test("it can be put into the pantry, counts there, and is what to buy when it alone is missing")
  func kept() throws {
    let kitchen = try world.open()
    let before = try kitchen.answer(MatchRequest(have: ["lime", "limme"]))
    #expect(before.buyNext.contains { $0.name == "unobtainium" && $0.completes == 1 })
    _ = try notebook().addToPantry(["2 unobtainium", "lime", "limme"])
    let reopened = try open()
    #expect(try reopened.pantry().map(\.entry.ingredient) == ["lime", "limme", "unobtainium"])
    let reply = try reopened.answer(MatchRequest(usesPantry: true))
    #expect(reply.matches.first { $0.name == "Zork Bowl" }?.missing.isEmpty == true)
  }
}
