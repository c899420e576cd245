import RecipeModel
import Testing

@testable import WhatCanIMake

@Suite("One stock for all dishes on the shopping list")
struct SharedStockTests {
  let world: KeepingWorld
  let notebook: Notebook

  init() throws {
    world = try KeepingWorld()
    notebook = try world.notebook()
  }

  private func dish(_ name: String) throws -> FoundDish { try notebook.kitchen.dish(name) }

  @Test("two dishes put on the list one after the other need what they need together")
  func oneAfterTheOther() throws {
    _ = try notebook.addToPantry(["milk 400 ml", "flour 250 g"])
    _ = try notebook.shop(for: [dish("pancakes"), dish("custard")])
    let together = try notebook.kitchen.shoppingLines()
    _ = try notebook.clearShopping(onlyChecked: false)

    _ = try notebook.shop(for: [dish("pancakes")])
    _ = try notebook.shop(for: [dish("custard")])
    #expect(try notebook.kitchen.shoppingLines() == together)
    #expect(try notebook.shop(for: [dish("custard")]).items.isEmpty == false)
    #expect(try notebook.kitchen.shoppingLines() == together)
  }

  @Test("a part of a piece is a piece to buy, and parts of two dishes are added up first")
  func wholePieces() throws {
    _ = try notebook.shop(for: [dish("pancakes")], servings: 1)
    #expect(try notebook.kitchen.shoppingLines() == ["egg 1", "flour 100 g", "milk 150 ml"])
    _ = try notebook.shop(for: [dish("pancakes")], servings: 3)
    #expect(try notebook.kitchen.shoppingLines() == ["egg 3", "flour 300 g", "milk 450 ml"])
  }

  @Test("what cannot be compared is not bought, and said")
  func relied() throws {
    _ = try notebook.addToPantry(["milk", "flour 2 tbsp", "egg 6"])
    let (items, relied) = try notebook.shop(for: [dish("pancakes")])
    #expect(items.isEmpty)
    #expect(relied == ["milk", "flour"])
  }

  @Test("a place beyond any list is its end")
  func farPlace() throws {
    try notebook.createList("Party")
    let dishes = try [dish("pancakes"), dish("custard")]
    #expect(try notebook.add(dishes, toList: "Party", at: .max).map(\.id) == dishes.map(\.id))
    #expect(try world.open().list(named: "party").list.dishes == dishes.map(\.id))
  }
}
