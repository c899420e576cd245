import Testing

@testable import WhatCanIMake

@Suite("Naming a dish")
struct KitchenDishesTests {
  let kitchen: Kitchen
  private let world: TinyWorld

  init() throws {
    world = try TinyWorld()
    try world.write(
      drinksFile([
        drinkRecord(1, "Gimlet", ["Gin"]), drinkRecord(2, "Zombie", ["Rum"]),
        drinkRecord(3, "Zombie", ["Gin", "Salt"]), drinkRecord(4, "Gin", ["Gin"]),
      ]),
      to: "drinks.json"
    )
    try world.write(
      "---\ntitle: Zombie\nkind: cocktail\n---\n\nStir @rum{60%ml}.\n",
      to: "cookbook/zombie.cook"
    )
    kitchen = try world.importing(["drinks.json", "cookbook/zombie.cook"]).kitchen
  }

  @Test(
    "a dish is meant by its id, its name in any spelling, or an unambiguous beginning",
    arguments: [
      ("thecocktaildb:1", "thecocktaildb:1"), ("classic:gin-and-tonic", "classic:gin-and-tonic"),
      ("GIN AND TONIC", "classic:gin-and-tonic"), ("gin & tonic", "classic:gin-and-tonic"),
      ("daiquiris", "classic:daiquiri"), ("dai", "classic:daiquiri"),
      ("mystery", "classic:mystery-toast"), ("gimlet", "classic:gimlet"),
      ("gim", "classic:gimlet"), ("gin", "thecocktaildb:4"),
    ]
  )
  func found(text: String, id: String) throws {
    #expect(try kitchen.dish(named: text).description == id)
    #expect(try kitchen.recipe(named: text).id.description == id)
  }

  @Test(
    "a beginning or a name that several have is ambiguous, and lists them",
    arguments: [
      ("m", ["classic:moon-toast", "classic:mystery-toast"]),
      ("ging", ["classic:ginger-mule"]),
      ("zombie", ["cookbook:zombie", "thecocktaildb:2", "thecocktaildb:3"]),
      ("z", ["cookbook:zombie", "thecocktaildb:2", "thecocktaildb:3"]),
    ]
  )
  func ambiguous(text: String, candidates: [String]) throws {
    if candidates.count == 1 {
      #expect(try kitchen.dish(named: text).description == candidates[0])
      return
    }
    let reason = try reason { _ = try kitchen.dish(named: text) }
    guard case .ambiguousDish(text, let found) = reason else {
      Issue.record("\(String(describing: reason))")
      return
    }
    // Each candidate reads "Zombie (cookbook:zombie)".
    let ids = found.map { String($0.drop { $0 != "(" }.dropFirst().dropLast()) }
    #expect(ids == candidates)
    #expect(found.allSatisfy { !$0.hasPrefix("(") })
  }

  @Test(
    "a name that no dish has comes with those near it",
    arguments: [
      ("gimlit", ["Gimlet"]), ("daquiri", ["Daiquirí"]), ("qqqq", []), ("", []), ("!?", []),
      ("snwball", ["Rum Snowball"]), ("gingr mul", ["Ginger Mule"]),
      ("toats", ["Buttery Toast", "Moon Toast", "Mystery Toast"]),
    ]
  )
  func unknown(text: String, near: [String]) throws {
    let reason = try reason { _ = try kitchen.dish(named: text) }
    guard case .unknownDish(text, let suggestions) = reason else {
      Issue.record("\(String(describing: reason))")
      return
    }
    #expect(suggestions == near)
  }

  @Test("recipes come in the order asked, without those that are deleted")
  func recipes() throws {
    let ids = ["classic:moon-toast", "classic:gone", "classic:daiquiri"].map { DishID($0) }
    #expect(try kitchen.recipes(ids).map(\.name) == ["Moon Toast", "Daiquirí"])
  }
}
