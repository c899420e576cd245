/// The encoding of old pages that name iso-8859-1 or windows-1252, which browsers read alike.
enum Windows1252 {
  /// Cost: O(bytes).
  static func text(_ bytes: some Sequence<UInt8>) -> String {
    var text = String.UnicodeScalarView()
    for byte in bytes { text.append(scalar(byte)) }
    return String(text)
  }

  /// Bytes that the encoding leaves free are the control character of that number.
  static func scalar(_ byte: UInt8) -> Unicode.Scalar {
    guard (0x80...0x9F).contains(byte) else { return Unicode.Scalar(byte) }
    let scalar = high[high.index(high.startIndex, offsetBy: Int(byte) - 0x80)]
    return scalar == "\u{FFFD}" ? Unicode.Scalar(byte) : scalar
  }

  /// The scalars of 0x80 to 0x9F; U+FFFD where there is none.
  private static let high = Array(
    "€\u{FFFD}‚ƒ„…†‡ˆ‰Š‹Œ\u{FFFD}Ž\u{FFFD}\u{FFFD}‘’“”•–—˜™š›œ\u{FFFD}žŸ".unicodeScalars
  )

  /// True when the page says near its start that it is so encoded. Cost: O(1).
  static func isNamed(in page: some Collection<UInt8>) -> Bool {
    let start = String(decoding: page.prefix(4_096), as: UTF8.self).lowercased()
    let names = ["charset=", "encoding="]
    guard let charset = names.lazy.compactMap({ start.firstRange(of: $0) }).first else {
      return false
    }
    let name = start[charset.upperBound...].drop { "\"' ".contains($0) }
    return ["iso-8859-1", "iso8859-1", "latin1", "windows-1252", "cp1252"]
      .contains { name.hasPrefix($0) }
  }
}
