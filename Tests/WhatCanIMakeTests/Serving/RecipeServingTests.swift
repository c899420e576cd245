import RecipeModel
import Testing

@testable import WhatCanIMake

@Suite("A recipe for another number of people, or another kitchen")
struct RecipeServingTests {
  let world: KeepingWorld
  let kitchen: Kitchen

  init() throws {
    world = try KeepingWorld()
    kitchen = try world.open()
  }

  /// "milk 300 ml" for each line.
  private func lines(_ recipe: Recipe) -> [String] {
    recipe.lines.map { line in
      [line.name, AmountText.text(of: line.amounts)].filter { !$0.isEmpty }
        .joined(separator: " ")
    }
  }

  @Test("amounts grow and shrink with the servings, to what can be measured")
  func scaled() throws {
    let pancakes = try kitchen.dish("pancakes").recipe
    #expect(lines(pancakes.serving(4)) == ["milk 600 ml", "flour 400 g", "egg 4", "salt"])
    #expect(lines(pancakes.serving(3)) == ["milk 450 ml", "flour 300 g", "egg 3", "salt"])
    #expect(lines(pancakes.serving(1)) == ["milk 150 ml", "flour 100 g", "egg 1", "salt"])
    #expect(
      lines(try kitchen.dish("custard").recipe.serving(1)) == [
        "milk 125 ml", "egg 1", "sugar 25 g",
      ]
    )
  }

  @Test("the text of a line says the amount that it has, and stays where that stays")
  func texts() throws {
    let pancakes = try kitchen.dish("pancakes").recipe
    #expect(pancakes.serving(4).lines[0].text == "600 ml milk")
    #expect(pancakes.serving(4).lines[3].text == pancakes.lines[3].text)
    let us = pancakes.measured(in: .us, units: kitchen.index.units)
    #expect(us.lines[0].text == "1 1/4 cups milk")
    #expect(us.lines[2].text == pancakes.lines[2].text)
  }

  @Test("only amounts, the texts with them, and servings change")
  func onlyAmounts() throws {
    let pancakes = try kitchen.dish("pancakes").recipe
    var scaled = pancakes.serving(4)
    #expect(scaled.servings == 4)
    scaled.servings = 2
    for position in scaled.lines.indices {
      scaled.lines[position].amounts = pancakes.lines[position].amounts
      scaled.lines[position].text = pancakes.lines[position].text
    }
    #expect(scaled == pancakes)
  }

  @Test("its own servings, none, impossible ones, and a recipe that names none change nothing")
  func unchanged() throws {
    let pancakes = try kitchen.dish("pancakes").recipe
    for servings in [nil, 2, 0, -1, .min] { #expect(pancakes.serving(servings) == pancakes) }
    let gimlet = try kitchen.dish("gimlet").recipe
    #expect(gimlet.servings == nil)
    #expect(gimlet.serving(4) == gimlet)
    var zero = pancakes
    zero.servings = 0
    #expect(zero.serving(4) == zero)
  }

  @Test("the largest number of servings gives finite amounts above zero")
  func extremes() throws {
    let pancakes = try kitchen.dish("pancakes").recipe
    for servings in [Int.max, 1] {
      let amounts = pancakes.serving(servings).lines.flatMap(\.amounts).compactMap(\.quantity)
      #expect(amounts.count == 3)
      #expect(amounts.allSatisfy { $0.isFinite && $0 > 0 })
    }
  }

  @Test("measures become those of a kitchen; pieces and what has no measure stay")
  func measured() throws {
    let units = kitchen.index.units
    let gimlet = try kitchen.dish("gimlet").recipe
    #expect(lines(gimlet.measured(in: .us, units: units))[0] == "gin 2 oz")
    #expect(gimlet.measured(in: .metric, units: units) == gimlet)
    let pancakes = try kitchen.dish("pancakes").recipe
    let us = pancakes.measured(in: .us, units: units)
    #expect(lines(us) == ["milk 1 1/4 cups", "flour 7 oz", "egg 2", "salt"])
    var back = us
    for position in back.lines.indices {
      back.lines[position].amounts = pancakes.lines[position].amounts
      back.lines[position].text = pancakes.lines[position].text
    }
    #expect(back == pancakes)
  }
}
