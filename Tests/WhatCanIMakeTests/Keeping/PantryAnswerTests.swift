import RecipeModel
import Testing

@testable import WhatCanIMake

@Suite("Answers from the saved pantry")
struct PantryAnswerTests {
  let world: KeepingWorld
  let notebook: Notebook

  init() throws {
    world = try KeepingWorld()
    notebook = try world.notebook()
  }

  private func answer(_ request: MatchRequest, person: Person? = KeepingWorld.anna) throws
    -> MatchReply
  {
    try world.open(person).answer(request)
  }

  /// A dish's lines of an answer: "gin short 30 ml".
  private func lines(of name: String, in reply: MatchReply) throws -> [String] {
    let match = try #require(reply.matches.first { $0.name == name })
    return match.lines.map { line in
      let short = line.short.map { AmountText.text(of: [$0]) } ?? ""
      let days = line.daysLeft.map { "\($0) days" } ?? ""
      return [line.name, line.grade.name, short, days].filter { !$0.isEmpty }
        .joined(separator: " ")
    }
  }

  @Test("what there is too little of is short by the difference")
  func short() throws {
    _ = try notebook.addToPantry(["gin 30 ml", "tonic water 1 l"])
    let reply = try answer(MatchRequest(usesPantry: true))
    #expect(reply.have == ["gin", "tonic water"])
    #expect(
      try lines(of: "Gin and Tonic", in: reply) == ["gin short 20 ml", "tonic water exact"]
    )
  }

  @Test("a typed name is there in any amount, whatever the pantry says")
  func typed() throws {
    _ = try notebook.addToPantry(["gin 30 ml", "tonic water 1 l"])
    let reply = try answer(MatchRequest(have: ["gin"], usesPantry: true))
    #expect(reply.have == ["gin", "tonic water"])
    #expect(try lines(of: "Gin and Tonic", in: reply) == ["gin exact", "tonic water exact"])
  }

  @Test("the pantry counts only where it is asked for")
  func notAsked() throws {
    _ = try notebook.addToPantry(["gin", "tonic"])
    #expect(try failure { _ = try answer(MatchRequest()) } != nil)
    #expect(try answer(MatchRequest(have: ["milk"])).have == ["milk"])
    #expect(try failure { _ = try answer(MatchRequest(usesPantry: true), person: nil) } != nil)
    let ben = KeepingWorld.ben
    #expect(try failure { _ = try answer(MatchRequest(usesPantry: true), person: ben) } != nil)
  }

  @Test("what must be used soon decides the order by expiry, and today is what days count from")
  func expiring() throws {
    let today = try #require(CalendarDay("2026-11-20"))
    let soon = try #require(CalendarDay("2026-11-22"))
    _ = try notebook.addToPantry(["gin", "tonic", "bread"])
    _ = try notebook.addToPantry(["butter"], expires: soon)
    var request = MatchRequest(usesPantry: true, today: today, order: .expiring)
    func first(_ request: MatchRequest) throws -> String? {
      try answer(request).matches.first?.name
    }
    #expect(try first(request) == "Buttery Toast")
    #expect(
      try lines(of: "Buttery Toast", in: answer(request)) == ["bread exact", "butter exact 2 days"]
    )
    request.today = nil
    #expect(try lines(of: "Buttery Toast", in: answer(request)) == ["bread exact", "butter exact"])
    #expect(try answer(request).matches.allSatisfy { $0.keys.expiring == 0 })
  }

  @Test("an item of the pantry that the lexicon no longer knows is reported, and the rest counts")
  func unknown() throws {
    _ = try notebook.addToPantry(["gin", "oat milk 1 l"])
    let path = "data/lexicon/ingredients/kitchen.tsv"
    try world.write(
      """
      # shelf: Kitchen
      name\talso\tis\tflags
      water\t\t\tstaple
      salt\t\t\tstaple
      sugar\t\t\t-
      butter\t\t\tdairy
      margarine\t\t\tdairy?

      """,
      to: path
    )
    let reply = try answer(MatchRequest(usesPantry: true))
    #expect(reply.unknown.map(\.input) == ["oat milk"])
    #expect(reply.have == ["gin"])
  }

  @Test("other people's private recipes are neither in answers nor in counts")
  func hidden() throws {
    let ben = try world.notebook(of: KeepingWorld.ben)
    let fizz = try ben.createRecipe(
      WrittenRecipe(title: "Ben's Fizz", kind: .cocktail, ingredients: ["10 ml gin"])
    )
    let request = MatchRequest(have: ["gin"], missingAtMost: 9)
    func ids(_ person: Person?) throws -> [String] { try world.open(person).ids(request) }
    func counted(_ person: Person?) throws -> Int {
      try answer(request, person: person).counts.reduce(0) { $0 + $1.dishes }
    }
    #expect(try ids(KeepingWorld.ben).contains("own:ben-s-fizz"))
    for person in [nil, KeepingWorld.anna] {
      #expect(try !ids(person).contains("own:ben-s-fizz"))
      #expect(try counted(person) == counted(KeepingWorld.ben) - 1)
    }
    try ben.publishRecipe(fizz.recipe.id)
    #expect(try ids(nil).contains("own:ben-s-fizz"))
    #expect(try counted(nil) == counted(KeepingWorld.ben))
  }
}
