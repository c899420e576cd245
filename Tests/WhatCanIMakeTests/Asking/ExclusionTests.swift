import Testing

@testable import WhatCanIMake

@Suite("What must not be in it")
struct ExclusionTests {
  let kitchen: Kitchen
  private let world: TinyWorld

  init() throws {
    world = try TinyWorld()
    kitchen = try world.open()
  }

  private func ids(
    _ have: [String],
    without: [String] = [],
    diets: [String] = []
  ) throws -> [String] {
    try kitchen.ids(MatchRequest(have: have, without: without, diets: diets, missingAtMost: 9))
  }

  @Test("an excluded ingredient takes its kinds with it")
  func kinds() throws {
    #expect(try ids(["lime", "rum"], without: ["rum"]) == ["classic:gimlet"])
  }

  @Test("what is no class does not become unsafe for one kind of it")
  func oddKind() throws {
    #expect(try ids(["rum"], without: ["white rum"]).contains("classic:rum-snowball"))
  }

  @Test("an excluded part hides what is made of it: no ginger, no ginger beer")
  func contents() throws {
    #expect(try ids(["white rum"]).contains("classic:ginger-mule"))
    #expect(try !ids(["white rum"], without: ["ginger"]).contains("classic:ginger-mule"))
  }

  @Test("a word that is both an ingredient and a diet's word excludes both: egg, and advocaat")
  func ingredientAndFlag() throws {
    #expect(try ids(["rum"]).contains("classic:rum-snowball"))
    #expect(try !ids(["rum"], without: ["eggs"]).contains("classic:rum-snowball"))
  }

  @Test("a word that only diets know excludes what carries it")
  func flagOnly() throws {
    #expect(try ids(["bread", "butter"], without: ["gluten"]) == [])
    #expect(try ids(["bread"], without: ["dairy"]) == [])
    #expect(try !ids(["rum"], without: ["alcohol"]).contains("classic:daiquiri"))
  }

  @Test("a nice-to-have line is left out, and hides no dish")
  func optionalLines() throws {
    let answer = try kitchen.answer(
      MatchRequest(have: ["gin"], without: ["lime"], missingAtMost: 9)
    )
    let tonic = answer.matches.first {
      $0.name == "Gin and Tonic"
    }
    #expect(tonic?.leftOut.map(\.name) == ["lime wedge"])
  }

  @Test("what is typed and excluded is not used, and said to be so; alone it makes nothing")
  func withheld() throws {
    let reply = try kitchen.answer(MatchRequest(have: ["butter", "gin"], without: ["dairy"]))
    #expect(reply.notes.withheld == [WithheldItem(input: "butter", names: ["butter"])])
    #expect(reply.have == ["gin"])
    let nothing = try kitchen.answer(MatchRequest(have: ["butter"], without: ["dairy"]))
    #expect(nothing.matches == [])
    #expect(nothing.notes.withheld.map(\.input) == ["butter"])
    #expect(nothing.notes.doubtful == [])
  }

  @Test("an exclusion beats the pantry")
  func beatsPantry() throws {
    #expect(try ids(["butter"], without: ["butter"]) == [])
    #expect(try ids(["margarine"]) == ["classic:butter-toast"])
    #expect(try ids(["margarine"], without: ["margarine"]) == [])
  }

  @Test("a dish with a line nobody recognises is hidden from a diet's answer, and counted")
  func unrecognised() throws {
    let plain = try kitchen.answer(MatchRequest(have: ["bread"]))
    #expect(plain.hidden.unrecognised == 0)
    #expect(try kitchen.ids(MatchRequest(have: ["bread"])).contains("classic:moon-toast"))
    let diet = try kitchen.answer(MatchRequest(have: ["bread"], diets: ["vegan"]))
    #expect(diet.matches == [])
    #expect(diet.hidden.unrecognised == 1)
  }

  @Test("what only some brands carry, and what nobody looked at, is unsafe for a diet")
  func unsafe() throws {
    #expect(try ids(["rye bread"]).contains("classic:mystery-toast"))
    #expect(try ids(["rye bread"], diets: ["nut-free"]) == ["classic:butter-toast"])
  }

  @Test("a diet's swap is judged too: margarine may carry dairy")
  func swapUnderDiet() throws {
    #expect(try ids(["bread", "margarine"], diets: ["dairy-free"]) == [])
  }

  @Test(
    "diets are named in any spelling of their words",
    arguments: ["Gluten Free", "gluten-free"]
  )
  func dietSpelling(name: String) throws {
    #expect(try !ids(["bread"], diets: [name]).contains("classic:butter-toast"))
  }

  @Test("an unknown diet is no answer, and the error names those there are")
  func unknownDiet() throws {
    let error = #expect(throws: KitchenError.self) { try ids(["gin"], diets: ["carnivore"]) }
    #expect(
      error?.description
        == "unknown diet \"carnivore\"; choose one of vegan, vegetarian, pescatarian, gluten-free, "
        + "dairy-free, egg-free, nut-free, alcohol-free"
    )
  }

  @Test("an unknown exclusion is no answer, and the error says why")
  func unknownExclusion() throws {
    let error = #expect(throws: KitchenError.self) { try ids(["gin"], without: ["buter"]) }
    #expect(
      error?.description
        == "unknown ingredient \"buter\"; did you mean butter? (no answer, because "
        + "every name must be known)"
    )
    let flag = #expect(throws: KitchenError.self) { try ids(["gin"], without: ["glutn"]) }
    #expect(
      flag?.description.hasPrefix("unknown ingredient \"glutn\"; did you mean gluten") == true
    )
  }
}
