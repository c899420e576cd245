/// How far up drinks reach in a glass.
struct FillLevel {
  let shape: GlassShape
  let ice: Ice
  /// Below the rim so much is left, whatever is poured.
  private static let free = 0.04
  /// Nobody sees less than this.
  private static let least = 0.1

  /// The share of a filled glass that ice takes.
  private var displaced: Double {
    switch ice {
    case .none: 0
    case .cubes, .large: 0.4
    case .crushed: 0.45
    }
  }

  /// The share of the glass, by volume, that so many millilitres reach up to.
  ///
  /// Ice lifts what is poured on it. In proportion to the volume, but for what would not be seen, and
  /// for what would run over: that is poured for more glasses than one.
  func share(of millilitres: Double) -> Double {
    guard millilitres > 0 else { return 0 }
    let share = millilitres / (shape.capacity * (1 - displaced))
    return min(1 - Self.free, max(Self.least, share))
  }

  /// The heights of what lies in the glass, from the bottom up: the bottom of the first layer, then the
  /// top of each. A layer is as high as its volume makes it there.
  ///
  /// - Parameter foam: How much higher foam reaches, which stays below the rim.
  func heights(of layers: [PouredLayer], foam: Double) -> [Double] {
    let all = layers.reduce(0) { $0 + max(0, $1.volume) }
    let filled = share(of: all)
    let inside = shape.inside
    let highest = inside.rim.y + 5 + foam
    let top = max(highest, inside.height(ofShare: filled))
    let scale =
      (inside.bottom.y - top) / max(1e-9, inside.bottom.y - inside.height(ofShare: filled))
    var heights = [inside.bottom.y]
    var poured = 0.0
    for layer in layers {
      poured += max(0, layer.volume)
      let natural = inside.height(ofShare: all > 0 ? filled * poured / all : 0)
      let height = inside.bottom.y - (inside.bottom.y - natural) * scale
      // Finer than anything is drawn, so that the same level is the same number.
      heights.append((height * 1_000).rounded() / 1_000)
    }
    return heights
  }
}
