/// What a dish is served in.
package enum Vessel: String, Sendable, CaseIterable {
  case plate, bowl, soup, pan, pot, board, mug, jar, ramekin, glass
  case soupPlate = "soup plate"
  case bakingDish = "baking dish"
  case cakeStand = "cake stand"
  case basket

  /// Whether what is in it is seen as its colour, with pieces that swim.
  package var isFilled: Bool {
    switch self {
    case .soup, .pot, .mug, .jar, .ramekin, .glass: true
    default: false
    }
  }

  /// How many symbols it has room for.
  var room: Int {
    switch self {
    case .plate, .bowl, .board, .pan, .soupPlate, .bakingDish: 4
    case .soup, .pot, .basket: 3
    case .cakeStand: 2
    case .jar, .ramekin, .glass, .mug: 1
    }
  }
}
