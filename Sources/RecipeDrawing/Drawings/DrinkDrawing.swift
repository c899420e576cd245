/// A drink as it is drawn: what is in which glass.
///
/// The same values give the same bytes, on every machine.
package struct DrinkDrawing: Hashable, Sendable {
  package var name: String
  package var glass: GlassKind
  /// What one glass holds, the lowest first.
  package var layers: [PouredLayer]
  package var ice: Ice
  package var garnishes: [Garnish]
  package var foam: Foam?
  package var isSparkling: Bool
  package var isHot: Bool

  package init(
    name: String,
    glass: GlassKind,
    layers: [PouredLayer],
    ice: Ice = .none,
    garnishes: [Garnish] = [],
    foam: Foam? = nil,
    isSparkling: Bool = false,
    isHot: Bool = false
  ) {
    self.name = name
    self.glass = glass
    self.layers = layers
    self.ice = ice
    self.garnishes = garnishes
    self.foam = foam
    self.isSparkling = isSparkling
    self.isHot = isHot
  }
}
