import RecipeLexicon
import RecipeModel
import Testing

@testable import WhatCanIMake

@Suite("What is bought")
struct BuyingTests {
  let world: KeepingWorld
  let notebook: Notebook

  init() throws {
    world = try KeepingWorld()
    notebook = try world.notebook()
  }

  private func shopping() throws -> [String] { try notebook.kitchen.shoppingLines() }
  private func pantry() throws -> [String] { try notebook.kitchen.pantryLines() }

  @Test("ticking off moves things into the pantry, as much as was needed in all")
  func check() throws {
    _ = try notebook.addToShopping(["milk 1 l", "milk 500 ml", "gin", "paper towels 2"])
    let (bought, absent) = try notebook.check(["milk", "Paper Towels", "egg"])
    #expect(bought.map(\.group.name) == ["milk", "paper towels"])
    #expect(bought.map { $0.item?.entry.line } == ["milk 1.5 l", nil])
    #expect(absent == ["egg"])
    #expect(try shopping() == ["gin ?", "x milk 1.5 l", "x paper towels 2"])
    #expect(try pantry() == ["milk 1.5 l"])
  }

  @Test("an amount behind the name says how much was bought")
  func amount() throws {
    _ = try notebook.addToShopping(["milk 300 ml"])
    #expect(try notebook.check(["milk 1 l"]).bought.map { $0.item?.entry.line } == ["milk 1 l"])
    #expect(try shopping() == ["x milk 300 ml"])
  }

  @Test("where an amount is unknown or in two measures, there is some in the pantry")
  func someAmount() throws {
    _ = try notebook.addToShopping(["milk 300 ml", "milk 2 kg", "egg", "gin 20 ml"])
    _ = try notebook.checkAll()
    #expect(try pantry() == ["egg", "gin 20 ml", "milk"])
    #expect(try notebook.checkAll().bought.isEmpty)
  }

  @Test("of alternatives the one that is named is bought, else the first")
  func alternatives() throws {
    let bread = try notebook.kitchen.dish("fried bread")
    _ = try notebook.addToShopping(["butter"], from: bread)
    #expect(try notebook.check(["margarine"]).bought.map { $0.item?.entry.line } == ["margarine"])
    #expect(try notebook.uncheck(["butter or margarine"]).map(\.name) == ["butter or margarine"])
    #expect(try pantry() == [])
    #expect(
      try notebook.check(["butter or margarine"]).bought.map { $0.item?.entry.line } == ["butter"]
    )
  }

  @Test("of what dishes need a little of there is a package afterwards, of an unknown size")
  func packages() throws {
    let units = try #require(
      UnitTable(units: [
        Unit(name: "dash", dimension: .vague, factor: nil, system: .none),
        Unit(name: "tbsp", dimension: .volume, factor: 15, system: .none),
        Unit(name: "ml", dimension: .volume, factor: 1, system: .metric),
        Unit(name: "l", dimension: .volume, factor: 1_000, system: .metric),
        Unit(name: "g", dimension: .mass, factor: 1, system: .metric),
        Unit(name: "can", dimension: .count, factor: nil, system: .none),
      ])
    )
    func bought(_ quantity: Double, _ unit: String?, isForDishes: Bool = true) -> Amount? {
      units.boughtAmount(listed: Amount(quantity: quantity, unit: unit), isForDishes: isForDishes)
    }
    #expect(bought(1, "dash") == nil && bought(2, "tbsp") == nil && bought(60, "ml") == nil)
    #expect(bought(99.5, "g") == nil)
    #expect(bought(100, "g") == Amount(quantity: 100, unit: "g"))
    #expect(bought(0.5, "l") == Amount(quantity: 0.5, unit: "l"))
    #expect(bought(2, "can") == Amount(quantity: 2, unit: "can"))
    #expect(bought(3, nil) == Amount(quantity: 3))
    #expect(bought(2, "knobs") == Amount(quantity: 2, unit: "knobs"))
    #expect(bought(1, "dash", isForDishes: false) == Amount(quantity: 1, unit: "dash"))
    #expect(units.boughtAmount(listed: nil, isForDishes: true) == nil)

    _ = try notebook.addToShopping(["gin", "lime juice"], from: notebook.kitchen.dish("gimlet"))
    _ = try notebook.addToShopping(["lime juice 20 ml"])
    _ = try notebook.checkAll()
    #expect(try pantry().contains("gin"))
    #expect(try pantry().contains { $0.hasPrefix("lime juice ") })
  }

  @Test("taking the tick off takes out of the pantry what it put there")
  func uncheck() throws {
    _ = try notebook.addToPantry(["milk 2 kg"])
    _ = try notebook.addToShopping(["milk 1 l", "egg 6"])
    _ = try notebook.checkAll()
    #expect(try pantry() == ["egg 6", "milk 2 kg", "milk 1 l"])
    #expect(try notebook.uncheck(["milk"]).map(\.name) == ["milk"])
    #expect(try pantry() == ["egg 6", "milk 2 kg"])
    #expect(try shopping() == ["milk 1 l", "x egg 6"])
    _ = try notebook.removeFromPantry(["egg"])
    #expect(try notebook.uncheck(["egg"]).count == 1)
    #expect(try pantry() == ["milk 2 kg"])
    #expect(try failure { _ = try notebook.uncheck(["egg"]) } != nil)
  }

  @Test("taking the tick off leaves in the pantry what was put there besides")
  func uncheckJoined() throws {
    _ = try notebook.addToShopping(["milk 1 l"])
    _ = try notebook.checkAll()
    _ = try notebook.addToPantry(["milk 2 l"])
    _ = try notebook.uncheck(["milk"])
    #expect(try pantry() == ["milk 2 l"])
  }

  @Test("what is not on the list cannot be ticked off or taken from it")
  func absent() throws {
    _ = try notebook.addToShopping(["milk"])
    for change in [
      { _ = try notebook.check(["gin", "egg"]) }, { _ = try notebook.uncheck(["milk"]) },
      { _ = try notebook.removeFromShopping(["gin"]) },
    ] as [() throws -> Void] {
      let reason = try reason(change)
      guard case .notOnShoppingList = reason else {
        Issue.record("\(String(describing: reason))")
        continue
      }
    }
    #expect(try shopping() == ["milk ?"])
  }

  @Test("things leave the list, ticked off or not; the pantry stays as it is")
  func remove() throws {
    _ = try notebook.addToShopping(["milk 1 l", "egg 6", "gin"])
    _ = try notebook.check(["milk"])
    #expect(try notebook.removeFromShopping(["milk", "egg"]).map(\.name) == ["milk", "egg"])
    #expect(try shopping() == ["gin ?"])
    #expect(try pantry() == ["milk 1 l"])
  }

  @Test("the list is cleared of what is ticked off, or of all")
  func clear() throws {
    _ = try notebook.addToShopping(["milk 1 l", "egg 6", "gin"])
    _ = try notebook.check(["milk"])
    #expect(try notebook.clearShopping(onlyChecked: true) == 1)
    #expect(try shopping() == ["gin ?", "egg 6"])
    #expect(try notebook.clearShopping(onlyChecked: false) == 2)
    #expect(try shopping() == [])
    #expect(try pantry() == ["milk 1 l"])
  }
}
