/// Text in addresses.
///
/// Source: RFC 3986, sections 2.1 and 2.3.
enum PercentEncoding {
  private static let digits = Array("0123456789ABCDEF".utf8)

  /// Every byte of UTF-8 but letters, digits, `-`, `.`, `_` and `~` as a percent sign and two
  /// digits.
  static func encoded(_ text: String) -> String { encoded(text.utf8, but: isUnreserved) }

  /// A name and a value of a query.
  static func pair(_ name: String, _ value: String) -> String {
    encoded(name) + "=" + encoded(value)
  }

  /// An address as people copy it out of a browser: spaces and what is not ASCII encoded, and the part
  /// behind `#`, which no server is told, left out.
  static func address(typed text: String) -> String {
    encoded(text.utf8.prefix { $0 != UInt8(ascii: "#") }) { (0x21...0x7E).contains($0) }
  }

  private static func encoded(
    _ text: some Sequence<UInt8>,
    but isKept: (UInt8) -> Bool
  ) -> String {
    var bytes: [UInt8] = []
    for byte in text {
      if isKept(byte) {
        bytes.append(byte)
      } else {
        bytes += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The bytes that a text stands for. A percent sign without two digits stands for itself.
  static func decoded(_ text: String) -> [UInt8] {
    let text = Array(text.utf8)
    var bytes: [UInt8] = []
    var next = 0
    while next < text.count {
      if text[next] == UInt8(ascii: "%"), next + 2 < text.count,
        let high = value(text[next + 1]), let low = value(text[next + 2])
      {
        bytes.append(high << 4 | low)
        next += 3
      } else {
        bytes.append(text[next])
        next += 1
      }
    }
    return bytes
  }

  private static func value(_ digit: UInt8) -> UInt8? {
    switch digit {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): digit - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): digit - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): digit - UInt8(ascii: "A") + 10
    default: nil
    }
  }

  private static func isUnreserved(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: "-._~".utf8.contains(byte)
    }
  }
}
