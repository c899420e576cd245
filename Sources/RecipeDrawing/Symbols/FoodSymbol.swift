/// A small picture of something to eat.
///
/// Drawn about its middle, some 16 units to each side.
package struct FoodSymbol: Hashable, Sendable {
  /// "tomato"; by it tables name the symbol.
  package let name: String
  /// What it makes a soup or a sauce look like.
  package let tint: Tint
  let art: String

  init(_ name: String, _ tint: UInt32, _ art: String) {
    self.name = name
    self.tint = Tint(
      red: UInt8(truncatingIfNeeded: tint >> 16),
      green: UInt8(truncatingIfNeeded: tint >> 8),
      blue: UInt8(truncatingIfNeeded: tint)
    )
    self.art = art
  }

  /// The symbol by itself, as an SVG document that also stands inside a page; what it shows is not said in it.
  package var svgText: String {
    "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"-19 -19 38 38\" aria-hidden=\"true\">\(art)</svg>"
  }

  package static func == (left: FoodSymbol, right: FoodSymbol) -> Bool { left.name == right.name }
  package func hash(into hasher: inout Hasher) { hasher.combine(name) }

  /// Every symbol, by what it shows.
  package static let all: [FoodSymbol] =
    vegetables + roots + legumes + fruit + grains + meat + fish + dairy + nuts + sweets + dishes

  private static let byName = [String: FoodSymbol](
    all.map { ($0.name, $0) },
    uniquingKeysWith: { first, _ in first }
  )

  /// The symbol with a name; nil when there is none.
  package static func named(_ name: String) -> FoodSymbol? { byName[name] }
}
