import Testing

@testable import WhatCanIMake

@Suite("One dish from several sources")
struct FamiliesTests {
  @Test("dishes of one name and kind fold into the best ranked; the count of dishes stays")
  func folding() throws {
    let world = try TinyWorld()
    try world.write(
      drinksFile([
        drinkRecord(1, "GIMLET", ["Gin", "Lime Juice", "Simple Syrup"]),
        drinkRecord(2, "Gimlets", ["Gin", "Lime Juice", "Moon Dust"]),
        drinkRecord(3, "Gimlet Royal", ["Gin"]),
      ]),
      to: "drinks.json"
    )
    try world.write(
      "---\ntitle: Gimlet\nkind: meal\n---\n\nFreeze @gin{60%ml}.\n",
      to: "gimlet.cook"
    )
    let kitchen = try world.importing(["drinks.json", "gimlet.cook"]).kitchen
    let matches = try kitchen.answer(MatchRequest(have: ["gin", "lime", "sugar"])).answer.matches
    let folded = kitchen.folded(matches)

    #expect(
      matches.map { kitchen.index.recipes.id(of: $0.recipe).description } == [
        "classic:gimlet", "thecocktaildb:1", "cooklang:gimlet", "thecocktaildb:3",
        "classic:daiquiri", "thecocktaildb:2", "classic:gin-and-tonic", "classic:ginger-mule",
      ]
    )
    #expect(
      folded.map { kitchen.index.recipes.id(of: $0.match.recipe).description } == [
        "classic:gimlet", "cooklang:gimlet", "thecocktaildb:3", "classic:daiquiri",
        "classic:gin-and-tonic", "classic:ginger-mule",
      ]
    )
    #expect(
      folded.map { $0.alsoIn.map(\.description) } == [
        ["thecocktaildb:1", "thecocktaildb:2"], [], [], [], [], [],
      ]
    )
  }
}
