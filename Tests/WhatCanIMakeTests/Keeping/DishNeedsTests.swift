import RecipeLexicon
import RecipeModel
import Testing

@testable import WhatCanIMake

@Suite("What a dish needs, requirement by requirement")
struct DishNeedsTests {
  let world: KeepingWorld
  let kitchen: Kitchen

  init() throws {
    world = try KeepingWorld()
    kitchen = try world.open()
  }

  private func needs(_ lines: [IngredientLine], servings: Int? = nil) -> [String] {
    let recipe = Recipe(
      id: DishID("x:1"),
      name: "X",
      kind: .meal,
      servings: 2,
      lines: lines,
      origin: RecipeOrigin(source: "x", nativeID: "1")
    )
    let needs = DishNeeds(
      of: recipe,
      servings: servings,
      lexicon: kitchen.index.lexicon,
      units: kitchen.index.units
    )
    return needs.needs.map { need in
      "\(need.name): \(need.amounts.map { AmountText.text(of: $0) } ?? "unknown")"
    }
  }

  private func line(_ name: String, _ quantity: Double?, _ unit: String? = nil) -> IngredientLine {
    let amounts = quantity.map { [Amount(quantity: $0, unit: unit)] } ?? []
    return IngredientLine(text: name, amounts: amounts, name: name)
  }

  @Test("lines of one ingredient add up, and one without a measure makes it unknown")
  func sums() {
    #expect(needs([line("milk", 100, "ml"), line("milk", 0.2, "l")]) == ["milk: 300 ml"])
    #expect(needs([line("milk", 100, "ml"), line("milk", nil)]) == ["milk: unknown"])
  }

  @Test("a line for two things gives an amount of neither")
  func compound() {
    #expect(needs([line("milk and flour", 10, "g")]) == ["milk: unknown", "flour: unknown"])
  }

  @Test("alternatives are one requirement, in whichever order they are written")
  func alternatives() {
    let lines = [line("milk or flour", 10, "g"), line("flour or milk", 5, "g")]
    #expect(needs(lines) == ["milk or flour: 15 g"])
  }

  @Test("what is bought is not rounded before it is added up")
  func exact() {
    #expect(needs([line("egg", 1), line("egg", 1)], servings: 1) == ["egg: 1"])
    #expect(needs([line("milk", 100, "ml")], servings: 3) == ["milk: 150 ml"])
  }
}
