import Testing

@testable import RecipeDrawing

@Suite("Drawings of dishes")
struct FoodSymbolTests {
  @Test("every symbol has a name of its own and is a drawing that a page may hold")
  func symbols() {
    #expect(Set(FoodSymbol.all.map(\.name)).count == FoodSymbol.all.count)
    #expect(FoodSymbol.all.count >= 60)
    for symbol in FoodSymbol.all {
      #expect(FoodSymbol.named(symbol.name) == symbol)
      let drawing = DishDrawing(name: symbol.name, vessel: .plate, symbols: [symbol])
      DrawnText.check(drawing.svgText, named: symbol.name)
    }
  }

  @Test(
    "every vessel holds nothing, one thing and as many as there is room for",
    arguments: Vessel.allCases
  )
  func vessels(_ vessel: Vessel) {
    for count in 0...8 {
      let symbols = Array(FoodSymbol.all.suffix(count))
      let drawing = DishDrawing(name: vessel.rawValue, vessel: vessel, symbols: symbols)
      // Nobody is shown an empty one; it may be smaller than a dish.
      let bytes = (count == 0 ? 300 : 600)...3_072
      DrawnText.check(drawing.svgText, named: vessel.rawValue, bytes: bytes)
      let groups = DrawnText(drawing.svgText).elements.filter { $0 == "g" }.count
      #expect(groups >= min(count, vessel.room))
    }
  }

  @Test("a soup has the colour of what it is made of")
  func soup() throws {
    let tomato = try #require(FoodSymbol.named("tomato"))
    let drawing = DishDrawing(name: "Tomato soup", vessel: .soup, symbols: [tomato])
    #expect(DrawnText(drawing.svgText).fills.contains(tomato.tint.hex))
  }
}
