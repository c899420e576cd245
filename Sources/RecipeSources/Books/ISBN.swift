/// The numbers that identify editions of books.
enum ISBN {
  /// The thirteen digits of a valid ISBN-13, hyphens and spaces left out; nil for any other text.
  static func thirteen(_ text: String) -> String? {
    guard let digits = plain(text), digits.count == 13, digits.allSatisfy({ $0 < 10 }),
      checkDigit(ofThirteen: digits.dropLast()) == digits.last
    else { return nil }
    return digits.map(String.init).joined()
  }

  /// The ten signs of a valid ISBN-10, the last perhaps `X`; nil for any other text.
  static func ten(_ text: String) -> String? {
    guard let digits = plain(text), digits.count == 10, digits.dropLast().allSatisfy({ $0 < 10 })
    else { return nil }
    let sum = digits.enumerated().reduce(0) { $0 + (10 - $1.offset) * $1.element }
    guard sum.isMultiple(of: 11) else { return nil }
    return digits.map { $0 == 10 ? "X" : "\($0)" }.joined()
  }

  /// The ISBN-13 of the book with this ISBN-10; nil when that is not valid.
  static func thirteen(fromTen text: String) -> String? {
    guard let ten = ten(text), let digits = plain("978" + ten.dropLast()) else { return nil }
    return (digits + [checkDigit(ofThirteen: digits[...])]).map(String.init).joined()
  }

  private static func checkDigit(ofThirteen digits: ArraySlice<Int>) -> Int {
    let sum = digits.enumerated().reduce(0) {
      $0 + ($1.offset.isMultiple(of: 2) ? 1 : 3) * $1.element
    }
    return (10 - sum % 10) % 10
  }

  /// Each sign as a number, `X` as 10; nil for a text with other signs than those and hyphens.
  private static func plain(_ text: String) -> [Int]? {
    guard text.utf8.count <= 32 else { return nil }
    var digits: [Int] = []
    for byte in text.utf8 where byte != 0x2D && byte != 0x20 {
      switch byte {
      case 0x30...0x39: digits.append(Int(byte) - 0x30)
      case 0x58, 0x78: digits.append(10)
      default: return nil
      }
    }
    return digits
  }
}
