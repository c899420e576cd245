import Testing

@testable import WhatCanIMake

@Suite("What every kitchen is taken to have")
struct StapleTests {
  let kitchen: Kitchen
  private let world: TinyWorld

  init() throws {
    world = try TinyWorld()
    kitchen = try world.open()
  }

  @Test(
    "the list can be replaced, emptied, added to and taken from",
    arguments: [
      ([], ["salt", "water"]),
      (["none"], []),
      (["None"], []),
      (["sugar", "butter"], ["butter", "sugar"]),
      (["+sugar"], ["salt", "sugar", "water"]),
      (["-salt"], ["water"]),
      (["+sugar", "-water"], ["salt", "sugar"]),
      (["none", "+salt"], ["salt"]),
      (["sugar", "-sugar"], []),
      (["salt", "salts", "+salt"], ["salt"]),
    ] as [([String], [String])]
  )
  func lists(words: [String], expected: [String]) throws {
    #expect(try kitchen.staples(words).map(kitchen.index.lexicon.name(of:)).sorted() == expected)
  }

  @Test("what is no staple any more is missing; what is one counts as there")
  func effect() throws {
    func missing(_ staples: [String]) throws -> [String] {
      let request = MatchRequest(have: ["bread"], staples: staples)
      let match = try kitchen.answer(request).matches.first {
        $0.name == "Buttery Toast"
      }
      return try #require(match).missing.map(\.name)
    }
    #expect(try missing([]) == ["butter"])
    #expect(try missing(["none"]) == ["butter", "salt"])
    #expect(try missing(["+butter"]) == [])
  }

  @Test("a dish is not in the answer for its staples alone")
  func staplesAlone() throws {
    #expect(
      try kitchen.ids(MatchRequest(have: ["gin"], staples: ["bread", "butter", "salt"])).sorted()
        == ["classic:gimlet", "classic:gin-and-tonic"]
    )
  }
}
