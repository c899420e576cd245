import JSONCoding
import RecipeMatching
import RecipeModel
import Testing

@testable import WhatCanIMake

@Suite("One dish from several sources")
struct FoldedMatchTests {
  /// The matches of a kitchen with these things, folded.
  private func folded(_ have: [String], in kitchen: Kitchen) throws -> [FoldedMatch] {
    let query = try kitchen.query(for: MatchRequest(have: have)).query
    return kitchen.folded(PantryMatcher(index: kitchen.index).answer(query).matches)
  }

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
      to: "cookbook/gimlet.cook"
    )
    let kitchen = try world.importing(["drinks.json", "cookbook/gimlet.cook"]).kitchen
    let matches = try kitchen.answer(MatchRequest(have: ["gin", "lime", "sugar"])).matches
    let folded = try folded(["gin", "lime", "sugar"], in: kitchen)

    func id(_ recipe: RecipeID) -> String { kitchen.index.recipes.id(of: recipe).description }
    #expect(
      matches.map { $0.id.description } == [
        "classic:gimlet", "thecocktaildb:1", "cookbook:gimlet", "thecocktaildb:3",
        "thecocktaildb:2", "classic:gin-and-tonic", "classic:daiquiri", "classic:ginger-mule",
      ]
    )
    #expect(
      folded.map { id($0.match.recipe) } == [
        "classic:gimlet", "cookbook:gimlet", "thecocktaildb:3", "classic:gin-and-tonic",
        "classic:daiquiri", "classic:ginger-mule",
      ]
    )
    #expect(
      folded.map { $0.alsoIn.map(id) } == [
        ["thecocktaildb:1", "thecocktaildb:2"], [], [], [], [], [],
      ]
    )
  }

  @Test("of a duplicate group the dishes that an answer hides are not named either")
  func hidden() throws {
    let world = try TinyWorld()
    try world.write(
      drinksFile([
        drinkRecord(1, "Gimlet", ["Gin", "Lime Juice", "Simple Syrup"]),
        drinkRecord(2, "Gimlet", ["Gin", "Lime Juice", "Moon Dust"]),
      ]),
      to: "drinks.json"
    )
    let kitchen = try world.importing(["drinks.json"]).kitchen
    let have = ["gin", "lime", "sugar"]
    let all = try kitchen.answer(MatchRequest(have: have)).json.jsonText
    #expect(all.contains("thecocktaildb:1") && all.contains("thecocktaildb:2"))
    let safe = try kitchen.answer(MatchRequest(have: have, without: ["egg"])).json.jsonText
    #expect(safe.contains("thecocktaildb:1") && !safe.contains("thecocktaildb:2"))
  }

  @Test("what the person keeps of a duplicate group is what is shown and meant by its name")
  func kept() throws {
    let world = try TinyWorld()
    try world.write(
      drinksFile([
        drinkRecord(1, "Gimlet", ["Gin", "Lime Juice", "Simple Syrup"]),
        drinkRecord(2, "Gimlet", ["Gin", "Lime Juice", "Moon Dust"]),
      ]),
      to: "drinks.json"
    )
    _ = try world.importing(["drinks.json"])
    let anna = try #require(Person("anna"))
    let before = try Kitchen.open(world.places, for: anna, now: TinyWorld.time)
    #expect(try before.dish(named: "gimlet").description == "classic:gimlet")
    let notebook = try before.notebook(of: anna, now: TinyWorld.time) { _ in }
    _ = try notebook.addFavorite(try before.find("thecocktaildb:1"))

    let kitchen = try Kitchen.open(world.places, for: anna, now: TinyWorld.time)
    #expect(try kitchen.dish(named: "gimlet").description == "thecocktaildb:1")
    let first = try #require(folded(["gin", "lime", "sugar"], in: kitchen).first)
    let table = kitchen.index.recipes
    #expect(table.id(of: first.match.recipe).description == "thecocktaildb:1")
    #expect(
      first.alsoIn.map { table.id(of: $0).description } == ["classic:gimlet", "thecocktaildb:2"]
    )
    let selection = DishSelection(containing: ["gin"])
    let listed = try kitchen.browse(selection, order: .name).rows
    #expect(listed.filter { $0.name == "Gimlet" }.map(\.id.description) == ["thecocktaildb:1"])
    // Importing the same again moves nothing.
    let again = try world.importing(["drinks.json"])
    #expect(again.report.unchanged == 2)
    let later = try Kitchen.open(world.places, for: anna, now: TinyWorld.time)
    #expect(later.alsoIn(DishID("thecocktaildb:1")) == kitchen.alsoIn(DishID("thecocktaildb:1")))
    #expect(later.snapshot.marks(of: DishID("thecocktaildb:1")).isFavorite)
  }
}
