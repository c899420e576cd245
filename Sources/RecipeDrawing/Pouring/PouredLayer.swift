/// What lies in a glass between two heights: one liquid, or several that were mixed.
package struct PouredLayer: Hashable, Sendable {
  package var colour: LiquidColour
  /// In millilitres.
  package var volume: Double
  /// Whether it runs into what lies on it, as a syrup that sank does, instead of ending in a line.
  package var isSoft: Bool

  package init(_ colour: LiquidColour, volume: Double, isSoft: Bool = false) {
    self.colour = colour
    self.volume = volume
    self.isSoft = isSoft
  }
}

/// What floats on a drink: beaten egg white, the head of a beer.
package struct Foam: Hashable, Sendable {
  package enum Depth: Double, Sendable {
    case thin = 4
    case deep = 8
    case head = 14
  }

  package var tint: Tint
  package var depth: Depth

  package init(tint: Tint, depth: Depth) {
    self.tint = tint
    self.depth = depth
  }
}

/// The ice that a drink is served on.
package enum Ice: String, Sendable, CaseIterable {
  case none, cubes, crushed, large
}
