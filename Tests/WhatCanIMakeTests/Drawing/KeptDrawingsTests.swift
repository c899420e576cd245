import RecipeModel
import Testing

@testable import WhatCanIMake

@Suite("Drawings that are kept")
struct KeptDrawingsTests {
  @Test("what is kept has the bytes of what is drawn, the first time and after it")
  func same() throws {
    let world = try TinyWorld()
    for (name, header) in [
      ("symbols", "symbol\tshare\tingredients"), ("garnishes", "garnish\tingredients"),
      ("forms", "words\tvessel\tsymbols"), ("glasses", "glass\twords"),
    ] {
      try world.write(header + "\n", to: "data/lexicon/drawings/\(name).tsv")
    }
    let kitchen = try world.open()
    let ids = kitchen.index.allRecipes.map { kitchen.index.recipes.dishID(of: $0) }
    #expect(!ids.isEmpty)
    for _ in 0..<2 {
      for recipe in try kitchen.recipes(ids) {
        #expect(try kitchen.drawing(ofDish: recipe.id) == kitchen.drawing(of: recipe))
      }
    }
    for recipe in kitchen.index.allRecipes {
      #expect(kitchen.catalogue.keptDrawings[recipe] != nil)
    }
    #expect(try kitchen.drawing(ofDish: DishID("nowhere:1")) == nil)
  }

  @Test("they never take more than they may, and the last one stays")
  func bound() {
    let kept = KeptDrawings()
    let drawing = String(repeating: "x", count: KeptDrawings.mostBytes / 4 + 1)
    for number in 0..<10 {
      kept.keep(drawing, of: RecipeID(number))
      #expect(kept[RecipeID(number)] == drawing)
      #expect((0..<10).filter { kept[RecipeID($0)] != nil }.count <= 3)
    }
    kept.keep("y", of: RecipeID(9))
    #expect(kept[RecipeID(9)] == "y")
  }
}
