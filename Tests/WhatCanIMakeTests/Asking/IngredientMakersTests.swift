import JSONCoding
import RecipeMatching
import RecipeModel
import Testing

@testable import WhatCanIMake

@Suite("Or make it")
struct IngredientMakersTests {
  let world: TinyWorld

  init() throws { world = try TinyWorld() }

  private func write(_ name: String, yields: String, of lines: String, minutes: Int = 5) throws {
    try world.write(
      """
      ---
      title: \(name)
      kind: meal
      time: \(minutes) minutes
      yields: \(yields)
      ---

      Mix \(lines).
      """,
      to: "data/recipes/meals/\(name.lowercased()).cook"
    )
  }

  /// What makes the missing bread of Buttery Toast.
  private func maker(
    of ingredient: String = "bread",
    isExact: Bool = false,
    without: [String] = []
  ) throws -> String? {
    let kitchen = try world.open()
    let named = try #require(kitchen.index.lexicon.ingredient(named: ingredient))
    return try IngredientMakers(kitchen, under: kitchen.exclusions(without: without))
      .maker(of: [named], isExact: isExact)?.name
  }

  @Test("the thing itself comes before a kind of it, which does unless it must be exactly this")
  func kinds() throws {
    #expect(try maker() == nil)
    try write("Ryeloaf", yields: "rye bread 28 oz", of: "@sugar{1%oz}")
    #expect(try maker() == "Ryeloaf")
    #expect(try maker(isExact: true) == nil)
    #expect(try maker(of: "rye bread", isExact: true) == "Ryeloaf")
    try write("Loaf", yields: "bread", of: "@sugar{2%oz}", minutes: 90)
    #expect(try maker() == "Loaf")
    #expect(try maker(of: "rye bread") == "Ryeloaf")
    try write("Another", yields: "bread", of: "@sugar{2%oz} and @egg{1}", minutes: 30)
    #expect(try maker() == "Another")
  }

  @Test("nothing is named that has, or is, what must not be eaten")
  func safety() throws {
    try write("Loaf", yields: "bread", of: "@sugar{2%oz} and @egg{1}")
    #expect(try maker() == "Loaf")
    #expect(try maker(without: ["egg"]) == nil)
    #expect(try maker(without: ["bread"]) == nil)
    #expect(try maker(without: ["gin"]) == "Loaf")
    try write("Sauce", yields: "bread", of: "@mystery sauce{1}", minutes: 1)
    #expect(try maker() == "Sauce")
    #expect(try maker(without: ["gin"]) == "Sauce")
  }

  @Test("who has what the dish needs has what it makes, and cooking it puts that into the pantry")
  func home() throws {
    try write("Loaf", yields: "bread 28 oz", of: "@sugar{2%oz}")
    let anna = KeepingWorld.anna
    let now = KeepingWorld.time
    let notebook = try Kitchen.open(world.places, for: anna, now: now)
      .notebook(of: anna, now: now) { _ in }
    let toast = try notebook.kitchen.find("buttery toast")
    let reply = try notebook.kitchen.whyNot(toast, MatchRequest(have: ["butter", "sugar"]))
    let json = reply.json { "\($0)" }
    #expect(json.jsonText.contains(#""grade":"home""#) && json.jsonText.contains(#""ready":true"#))
    #expect(json.jsonText.contains(#""makeIt":"classic:loaf""#))
    let exactly = MatchRequest(have: ["butter", "sugar"], allowsGeneric: false)
    #expect(try !notebook.kitchen.whyNot(toast, exactly).isReady)
    let loaf = try notebook.kitchen.find("loaf")
    let made = try #require(notebook.kitchen.made(by: loaf, servings: nil))
    #expect(made.ingredient == "bread" && made.amount == Amount(quantity: 28, unit: "oz"))
    _ = try notebook.cooked(loaf, takesFromPantry: false)
    #expect(try notebook.kitchen.pantry().isEmpty)
    _ = try notebook.cooked(loaf, takesFromPantry: true)
    #expect(try notebook.kitchen.pantry().map(\.entry) == [made])
    #expect(notebook.kitchen.made(by: toast, servings: nil) == nil)
  }

  @Test("the shopping list says what could be made instead, if its person may eat that")
  func shopping() throws {
    try write("Loaf", yields: "bread", of: "@sugar{2%oz} and @egg{1}")
    let (anna, now) = (KeepingWorld.anna, KeepingWorld.time)
    func open() throws -> Kitchen { try Kitchen.open(world.places, for: anna, now: now) }
    let notebook = try open().notebook(of: anna, now: now) { _ in }
    _ = try notebook.addToShopping(["bread, butter, paper towels"])
    func makers() throws -> [String: String?] {
      let groups = try open().shoppingList()
      return Dictionary(uniqueKeysWithValues: groups.map { ($0.name, $0.maker?.name) })
    }
    #expect(try makers() == ["bread": "Loaf", "butter": nil, "paper towels": nil])
    let json = try open().shoppingList().map { $0.json.jsonText }.joined()
    #expect(json.contains(#""makeIt":"classic:loaf""#))
    _ = try notebook.avoid(["egg"])
    #expect(try makers() == ["bread": nil, "butter": nil, "paper towels": nil])
  }

  @Test("a missing line names its maker in JSON, and a line that is had does not")
  func lines() throws {
    try write("Loaf", yields: "bread", of: "@sugar{2%oz}")
    let kitchen = try world.open()
    let dish = try kitchen.find("buttery toast")
    func text(_ have: [String]) throws -> String {
      try kitchen.whyNot(dish, MatchRequest(have: have)).json { "\($0)" }.jsonText
    }
    #expect(try text(["butter"]).contains(#""makeIt":"classic:loaf""#))
    #expect(try !text(["butter", "bread"]).contains(#""makeIt":"classic"#))
    let loaf = try kitchen.json(kitchen.find("loaf")).jsonText
    #expect(loaf.contains(#""yields":{"ingredient":"bread","#))
  }
}
