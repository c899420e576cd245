/// What a character is to the tokeniser of ingredient lines.
enum LineScalar {
  case space
  case word
  case digit(Int)
  /// A fraction in one character: ½.
  case fraction(Double)
  case dash
  case slash
  case comma
  case colon
  case open
  case close
  case times
  case plus

  init(ascii byte: UInt8) {
    switch byte {
    case 0x30...0x39: self = .digit(Int(byte) - 0x30)
    case 0x41...0x5A, 0x61...0x7A: self = .word
    case 0...0x20, 0x7F: self = .space
    case UInt8(ascii: ","), UInt8(ascii: ";"): self = .comma
    case UInt8(ascii: ":"): self = .colon
    case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): self = .open
    case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): self = .close
    case UInt8(ascii: "/"), UInt8(ascii: "|"): self = .slash
    case UInt8(ascii: "-"): self = .dash
    case UInt8(ascii: "+"): self = .plus
    case UInt8(ascii: "*"), UInt8(ascii: "="), UInt8(ascii: "~"), UInt8(ascii: "<"),
      UInt8(ascii: ">"):
      self = .space
    default: self = .word
    }
  }

  /// - Parameter scalar: Beyond ASCII.
  init(_ scalar: Unicode.Scalar) {
    switch scalar.value {
    case 0x80...0xA0, 0x2000...0x200B, 0x200E, 0x200F, 0x2028...0x202F, 0x205F, 0x2060,
      0x2066...0x2069, 0x3000, 0xFEFF:
      self = .space
    case 0x2022, 0x2023, 0x25A0...0x25FF: self = .space
    case 0xBC...0xBE, 0x2150...0x215E, 0x2189: self = Self.fraction(scalar)
    case 0x2012...0x2015, 0x2212: self = .dash
    case 0xD7, 0x2715: self = .times
    case 0x2044, 0x2215, 0xFF0F: self = .slash
    case 0x60C, 0x3001, 0xFF0C, 0xFF1B: self = .comma
    case 0xFF1A: self = .colon
    case 0xFF08: self = .open
    case 0xFF09: self = .close
    case 0x660...0xFFFF where scalar.properties.numericType == .decimal:
      self = .digit(Int(scalar.properties.numericValue ?? 0))
    default: self = .word
    }
  }

  private static func fraction(_ scalar: Unicode.Scalar) -> LineScalar {
    let parts: (Double, Double) =
      switch scalar.value {
      case 0xBC: (1, 4)
      case 0xBD: (1, 2)
      case 0xBE: (3, 4)
      case 0x2150: (1, 7)
      case 0x2151: (1, 9)
      case 0x2152: (1, 10)
      case 0x2153: (1, 3)
      case 0x2154: (2, 3)
      case 0x2155...0x2158: (Double(scalar.value - 0x2154), 5)
      case 0x2159: (1, 6)
      case 0x215A: (5, 6)
      case 0x215B: (1, 8)
      case 0x215C: (3, 8)
      case 0x215D: (5, 8)
      case 0x215E: (7, 8)
      default: (0, 1)
      }
    return .fraction(parts.0 / parts.1)
  }
}
