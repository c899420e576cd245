/// The position of a symbol in a vessel, and its size.
struct SymbolPosition: Hashable, Sendable {
  var x, y, scale: Double

  init(_ x: Double, _ y: Double, _ scale: Double) {
    self.x = x
    self.y = y
    self.scale = scale
  }
}

extension Vessel {
  /// The places of so many symbols, those at the back first; the last is the one in front.
  ///
  /// - Parameter count: 1...``room``.
  func places(of count: Int) -> [SymbolPosition] {
    switch self {
    case .plate, .board, .pan, .soupPlate: Self.heap(count, y: height, scale: 1)
    case .bakingDish: Self.heap(count, y: height, scale: 0.92)
    case .bowl: Self.heap(count, y: height, scale: 0.94)
    case .basket: Self.heap(count, y: height, scale: 0.92)
    case .soup, .pot: Self.afloat(count, y: height)
    case .cakeStand:
      count == 1
        ? [SymbolPosition(60, height, 2)]
        : [
          SymbolPosition(44, height, 1.45), SymbolPosition(76, height, 1.45),
        ]
    case .mug, .ramekin: [SymbolPosition(60, height, 0.9)]
    case .jar: [SymbolPosition(60, height, 0.95)]
    case .glass: [SymbolPosition(60, height, 1)]
    }
  }

  /// The height about which symbols lie.
  private var height: Double {
    switch self {
    case .plate, .board: 90
    case .soupPlate: 88
    case .pan: 88
    case .bakingDish: 80
    case .bowl: 68
    case .basket: 74
    case .soup: 70
    case .pot: 62
    case .cakeStand: 52
    case .mug: 58
    case .jar: 92
    case .ramekin: 78
    case .glass: 36
    }
  }

  private static func heap(_ count: Int, y: Double, scale: Double) -> [SymbolPosition] {
    let places: [SymbolPosition] =
      switch count {
      case 1: [SymbolPosition(60, y - 7, 2)]
      case 2: [SymbolPosition(44, y - 10, 1.55), SymbolPosition(75, y - 3, 1.55)]
      case 3:
        [
          SymbolPosition(61, y - 21, 1.35), SymbolPosition(39, y - 3, 1.35),
          SymbolPosition(80, y - 1, 1.35),
        ]
      default:
        [
          SymbolPosition(45, y - 22, 1.2), SymbolPosition(76, y - 20, 1.2),
          SymbolPosition(35, y, 1.2),
          SymbolPosition(78, y + 2, 1.3),
        ]
      }
    return places.map { SymbolPosition($0.x, $0.y, $0.scale * scale) }
  }

  private static func afloat(_ count: Int, y: Double) -> [SymbolPosition] {
    switch count {
    case 1: [SymbolPosition(60, y, 1.1)]
    case 2: [SymbolPosition(43, y - 1, 0.95), SymbolPosition(76, y + 1, 0.95)]
    default:
      [
        SymbolPosition(60, y - 3, 0.8), SymbolPosition(35, y, 0.85),
        SymbolPosition(85, y + 1, 0.85),
      ]
    }
  }
}
