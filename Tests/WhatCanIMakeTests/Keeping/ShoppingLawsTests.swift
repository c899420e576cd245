import RecipeModel
import TestSupport
import Testing

@testable import WhatCanIMake

@Suite("The shopping list against plain arithmetic")
struct ShoppingLawsTests {
  /// Dishes ask for random tens of milk, flour and sugar, each in one unit: what is short by tens
  /// is always more than a fiftieth of a need, so it is noticed.
  private static let ingredients = [("milk", "ml"), ("flour", "g"), ("sugar", "g")]

  private func dish(_ number: Int, _ needs: [Int]) -> FoundDish {
    let lines = zip(Self.ingredients, needs).compactMap { ingredient, need -> IngredientLine? in
      guard need > 0 else { return nil }
      let amount = Amount(quantity: Double(need), unit: ingredient.1)
      return IngredientLine(text: ingredient.0, amounts: [amount], name: ingredient.0)
    }
    return FoundDish(
      recipe: Recipe(
        id: DishID("test:\(number)"),
        name: "Dish \(number)",
        kind: .meal,
        lines: lines,
        origin: RecipeOrigin(source: "test", nativeID: "\(number)")
      ),
      keptAt: 0
    )
  }

  @Test(
    "what is bought is the sum of the needs less the stock, ingredient by ingredient",
    arguments: SeededGenerator.seeds(3, full: 40)
  )
  func sums(seed: UInt64) throws {
    let world = try KeepingWorld()
    let notebook = try world.notebook()
    var generator = SeededGenerator(seed: seed)
    for round in 0..<5 {
      _ = try notebook.clearPantry()
      _ = try notebook.clearShopping(onlyChecked: false)
      var stock: [Int] = []
      for (name, unit) in Self.ingredients {
        let batches = (0..<Int.random(in: 0...2, using: &generator)).map { _ in
          Int.random(in: 1...30, using: &generator) * 10
        }
        stock.append(batches.reduce(0, +))
        for (number, batch) in batches.enumerated() {
          let day = CalendarDay(daysSince1970: 20_000 + number)
          _ = try notebook.addToPantry(["\(name) \(batch) \(unit)"], expires: day)
        }
      }
      let needs = (0..<Int.random(in: 1...4, using: &generator)).map { _ in
        Self.ingredients.map { _ in max(0, Int.random(in: -10...30, using: &generator) * 10) }
      }
      let dishes = needs.enumerated().map { dish($0.offset, $0.element) }
      _ = try notebook.shop(for: dishes)
      var bought = [Int](repeating: 0, count: 3)
      for group in try notebook.kitchen.shoppingList() {
        let place = try #require(Self.ingredients.firstIndex { $0.0 == group.name })
        for item in group.items { bought[place] += Int(item.entry.amount?.quantity ?? -1) }
      }
      let expected = (0..<3).map { place in
        max(0, needs.reduce(0) { $0 + $1[place] } - stock[place])
      }
      #expect(bought == expected, "round \(round): needs \(needs), stock \(stock)")
      let before = try notebook.kitchen.shoppingLines()
      _ = try notebook.shop(for: dishes)
      #expect(try notebook.kitchen.shoppingLines() == before)
    }
  }
}
