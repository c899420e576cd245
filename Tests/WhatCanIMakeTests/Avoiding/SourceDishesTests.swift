import RecipeModel
import Testing

@testable import WhatCanIMake

@Suite("Dishes of a live source")
struct SourceDishesTests {
  let kitchen: Kitchen
  private let world: TinyWorld

  init() throws {
    world = try TinyWorld()
    kitchen = try world.open()
  }

  private func dish(_ name: String, _ lines: String...) -> SourceDish {
    let id = DishID(source: "live", nativeID: name)
    let recipe = Recipe(
      id: id,
      name: name,
      kind: .meal,
      lines: lines.map { IngredientLine(text: $0, name: $0) },
      origin: RecipeOrigin(source: "live", nativeID: name)
    )
    return SourceDish(id: id, name: name, recipe: recipe)
  }

  @Test("what is excluded is hidden, and so is what says nothing of what is in it")
  func judged() throws {
    let nameOnly = SourceDish(id: DishID(source: "live", nativeID: "x"), name: "X")
    let kept = SourceDish(id: DishID("classic:daiquiri"), name: "Daiquirí")
    let dishes = [
      dish("Toast", "bread", "butter"), dish("Lime", "lime"), dish("Odd", "moon dust"), nameOnly,
      kept,
    ]
    #expect(try kitchen.allowed(dishes).dishes == dishes)
    let allowed = try kitchen.allowed(dishes, DishSelection(without: ["dairy"]))
    #expect(allowed.dishes.map(\.name) == ["Lime", "Daiquirí"])
    #expect(allowed.hidden.unrecognised + allowed.hidden.mayContain == 2)
    #expect(try kitchen.allowed([kept], DishSelection(without: ["rum"])).dishes == [])
  }
}
