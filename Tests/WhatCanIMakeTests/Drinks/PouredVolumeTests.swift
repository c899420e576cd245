import RecipeModel
import Testing

@testable import WhatCanIMake

@Suite("How much the lines of a drink pour")
struct PouredVolumeTests {
  let bar: Bar

  init() throws {
    bar = try Bar()
  }

  private func millilitres(_ line: IngredientLine) throws -> Double? {
    let ingredient = try #require(bar.lexicon.requirements(of: line)?.first?.first)
    let poured = PouredVolume(lexicon: bar.lexicon, units: bar.units)
    return poured.millilitres(of: line, as: ingredient)
      .map { ($0 * 1000).rounded() / 1000 }
  }

  @Test(
    "every measure of a bar has a size, an ounce being one of volume",
    arguments: [
      ("30 ml gin", 30), ("3 cl gin", 30), ("1 oz gin", 29.574), ("2 tsp gin", 10),
      ("1 barspoon gin", 5), ("1 tbsp gin", 15), ("2 dash gin", 1.8), ("10 drop gin", 0.5),
      ("1 splash gin", 5), ("2 part gin", 60), ("1 l red wine", 1000), ("0.5 cup milk", 120),
      ("30 g heavy cream", 30), ("1 - egg white", 30), ("2 - egg", 100), ("1 - egg yolk", 18),
      ("0 ml gin", 0),
    ] as [(String, Double)]
  )
  func sizes(text: String, millilitres: Double) throws {
    #expect(try self.millilitres(Bar.line(text)) == millilitres)
  }

  @Test("pieces, bottles, handfuls and nothing at all have none")
  func unknown() throws {
    for text in ["1 - gin", "1 bottle red wine", "1 can lager", "1 handful milk", "- gin"] {
      #expect(try millilitres(Bar.line(text)) == nil, "\(text)")
    }
  }

  @Test("the first amount with a size counts, of a range the middle, and a dash is one dash")
  func amounts() throws {
    var line = Bar.line("1 glass red wine")
    line.amounts += [Amount(quantity: 150, unit: "ml"), Amount(quantity: 9, unit: "l")]
    #expect(try millilitres(line) == 150)
    line.amounts = [Amount(quantity: 90, quantityMax: 120, unit: "ml")]
    #expect(try millilitres(line) == 105)
    line.amounts = [Amount(quantity: nil, unit: "dash")]
    #expect(try millilitres(line) == 0.9)
  }

  @Test("what no kitchen can pour has no volume", arguments: [1e300, .infinity, .nan, 1e7, -1])
  func outlandish(quantity: Double) throws {
    var line = Bar.line("1 ml gin")
    line.amounts = [Amount(quantity: quantity, unit: "ml")]
    #expect(try millilitres(line) == nil)
    #expect(bar.percent("built", "30 ml water") == 0)
    var drink = Bar.drink("built", ["30 ml water"])
    drink.lines.append(line)
    #expect(bar.strength(drink) == nil)
  }
}
