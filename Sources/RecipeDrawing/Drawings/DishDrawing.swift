/// A dish as it is drawn: what lies in which vessel.
///
/// The same values give the same bytes, on every machine.
package struct DishDrawing: Hashable, Sendable {
  package var name: String
  package var vessel: Vessel
  /// The most important first; as many as there is room for are drawn.
  package var symbols: [FoodSymbol]
  /// What the vessel is full of; nil where nothing flows.
  package var content: Tint?

  package init(name: String, vessel: Vessel, symbols: [FoodSymbol], content: Tint? = nil) {
    self.name = name
    self.vessel = vessel
    self.symbols = symbols
    self.content = content
  }
}

extension DishDrawing {
  /// The drawing as a document of SVG, which also stands inside a page. Cost: O(symbols).
  package var svgText: String {
    let shown = Array(symbols.prefix(vessel.room))
    let content = content ?? (vessel.isFilled ? shown.first?.tint : nil)
    let places = shown.isEmpty ? [] : vessel.places(of: shown.count)
    // What matters most lies in front.
    let food = zip(places, shown.reversed()).map { place, symbol in
      "<g transform=\"translate(\(svg(place.x, place.y))) scale(\(svg(place.scale)))\">\(symbol.art)</g>"
    }
    return Canvas.document(
      named: name,
      vessel.back(content: content) + food.joined() + vessel.front
    )
  }
}
