import RecipeModel
import Testing

@testable import WhatCanIMake

@Suite("The drinks of the committed collection")
struct CollectionDrinksTests {
  let collection: Collection
  let drinks: [Recipe]

  init() throws {
    collection = try Collection.committed.get()
    drinks = collection.recipes.filter { $0.kind == .cocktail }
  }

  private func percent(_ recipe: Recipe) -> Double? {
    DrinkStrength(of: recipe, lexicon: collection.lexicon, units: collection.units)?.percent
  }

  @Test("every one has a strength")
  func known() {
    #expect(drinks.filter { percent($0) == nil }.map(\.name) == [])
  }

  @Test("those without alcohol have none, and all others some, up to 45 percent")
  func plausible() {
    for drink in drinks {
      let percent = percent(drink) ?? -1
      if drink.category == "Alcohol-free" {
        #expect(percent == 0, "\(drink.name)")
      } else {
        #expect(percent > 0 && percent <= 45, "\(drink.name): \(percent)")
      }
    }
  }

  @Test("what is measured in millilitres, dashes, drops or splashes has a colour")
  func coloured() {
    let liquid = ["ml", "cl", "l", "fl oz", "dash", "drop", "splash", "barspoon"]
    let solid = ["vanilla sugar"]
    var missing: Set<String> = []
    for line in drinks.flatMap(\.lines) {
      let isLiquid = line.amounts.contains { liquid.contains($0.unit ?? "") }
      guard isLiquid else { continue }
      for ingredient in (collection.lexicon.requirements(of: line) ?? []).joined()
      where collection.lexicon.colour(of: ingredient) == nil {
        missing.insert(collection.lexicon.name(of: ingredient))
      }
    }
    #expect(missing.subtracting(solid).sorted() == [])
  }

  @Test(
    "known drinks are as strong as a bar would say",
    arguments: [
      ("Negroni", 20...24), ("Daiquiri", 15...19), ("Gin and Tonic", 8.5...10),
      ("Dry Martini", 24...32), ("Virgin Mojito", 0...0), ("Mojito", 8...14),
      ("Old Fashioned", 28...36), ("Margarita", 16...24), ("Irish Coffee", 7...13),
      ("French 75", 10...17), ("Bellini", 6...8), ("Mimosa", 5...8),
    ] as [(String, ClosedRange<Double>)]
  )
  func ranges(name: String, range: ClosedRange<Double>) throws {
    let drink = try #require(drinks.first { $0.name == name })
    let percent = try #require(self.percent(drink))
    #expect(range.contains(percent), "\(percent)")
  }
}
