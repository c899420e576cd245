/// A colour of paper, liquid or fruit: three channels of sRGB in 0...255.
package struct Tint: Hashable, Sendable {
  package var red, green, blue: UInt8

  package init(red: UInt8, green: UInt8, blue: UInt8) {
    self.red = red
    self.green = green
    self.blue = blue
  }

  /// From "#rrggbb", in either case; nil for any other text.
  package init?(hex: some StringProtocol) {
    let digits = hex.utf8.dropFirst()
    guard hex.utf8.first == UInt8(ascii: "#"), digits.count == 6,
      digits.first != UInt8(ascii: "+"), digits.first != UInt8(ascii: "-"),
      let number = UInt32(hex.dropFirst(), radix: 16)
    else { return nil }
    self.init(
      red: UInt8(truncatingIfNeeded: number >> 16),
      green: UInt8(truncatingIfNeeded: number >> 8),
      blue: UInt8(truncatingIfNeeded: number)
    )
  }

  /// "#rrggbb" in lower case.
  package var hex: String {
    let digits = String(UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue), radix: 16)
    return "#" + String(repeating: "0", count: 6 - digits.count) + digits
  }

  /// How much light each channel gives back, in 0...1, linear.
  var reflectances: [Double] { [red, green, blue].map(Self.linear) }

  /// From linear channels, which are cut to 0...1.
  init(reflectances: [Double]) {
    let bytes = reflectances.map(Self.encoded)
    self.init(red: bytes[0], green: bytes[1], blue: bytes[2])
  }

  /// Nearer to another colour by a share in 0...1, as the eye sees it.
  func mixed(with other: Tint, _ share: Double) -> Tint {
    func between(_ a: UInt8, _ b: UInt8) -> UInt8 {
      UInt8((Double(a) + (Double(b) - Double(a)) * min(1, max(0, share))).rounded())
    }
    return Tint(
      red: between(red, other.red),
      green: between(green, other.green),
      blue: between(blue, other.blue)
    )
  }

  /// Nearer to white by a share in 0...1.
  package func paler(_ share: Double) -> Tint { mixed(with: .white, share) }

  static let white = Tint(red: 255, green: 255, blue: 255)
  static let black = Tint(red: 0, green: 0, blue: 0)

  private static func linear(_ byte: UInt8) -> Double {
    let value = Double(byte) / 255
    return value <= 0.04045 ? value / 12.92 : power((value + 0.055) / 1.055, 2.4)
  }

  private static func encoded(_ value: Double) -> UInt8 {
    let value = min(1, max(0, value))
    let share = value <= 0.0031308 ? value * 12.92 : 1.055 * power(value, 1 / 2.4) - 0.055
    return UInt8(min(255, max(0, (share * 255).rounded())))
  }
}
