import TestSupport
import Testing

@testable import WhatCanIMake

@Suite("What only decorates is no taste")
struct GarnishGroupTests {
  @Test("the committed lexicon has the shelf whose things are left out of learned tastes")
  func shelf() throws {
    let lexicon = try Collection.committed.get().lexicon
    let wheel = try #require(lexicon.ingredient(named: "lime wheel"))
    #expect(lexicon.ingredientGroup(of: wheel) == Kitchen.garnishGroup)
  }
}
