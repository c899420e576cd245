/// How a liquid as deep as a thumb looks in a glass.
public struct DrinkColour: Hashable, Sendable {
  public let red: UInt8
  public let green: UInt8
  public let blue: UInt8
  /// How much it hides, in hundredths: 0 for water, 100 for cream.
  public let opacityPercent: UInt8

  /// - Parameter opacityPercent: At most 100.
  public init(red: UInt8, green: UInt8, blue: UInt8, opacityPercent: UInt8) {
    precondition(opacityPercent <= 100, "an opacity of \(opacityPercent) percent is above 100")
    self.red = red
    self.green = green
    self.blue = blue
    self.opacityPercent = opacityPercent
  }

  /// From 0, for water, to 1, for cream; in hundredths.
  public var opacity: Double { Double(opacityPercent) / 100 }

  /// "#rrggbb" in lower case.
  public var hex: String {
    let digits = String(packed & 0xFF_FFFF, radix: 16)
    return "#" + String(repeating: "0", count: 6 - digits.count) + digits
  }

  /// Opacity, red, green and blue, a byte each, the opacity highest.
  var packed: UInt32 {
    UInt32(opacityPercent) << 24 | UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue)
  }

  /// Nil when the opacity is above 100 percent.
  init?(packed: UInt32) {
    guard packed >> 24 <= 100 else { return nil }
    self.init(
      red: UInt8(truncatingIfNeeded: packed >> 16),
      green: UInt8(truncatingIfNeeded: packed >> 8),
      blue: UInt8(truncatingIfNeeded: packed),
      opacityPercent: UInt8(truncatingIfNeeded: packed >> 24)
    )
  }
}
