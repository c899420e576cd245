/// The path and the query of a request, taken apart.
package struct RequestTarget: Sendable, Equatable {
  package struct Pair: Sendable, Equatable {
    package var name, value: String

    package init(_ name: String, _ value: String) {
      self.name = name
      self.value = value
    }
  }

  /// The parts of the path between its slashes.
  package var path: [String]
  /// In the order in which they were sent; names may repeat.
  package var query: [Pair]

  /// The most pairs that a query may have.
  package static let mostPairs = 500

  /// Takes "/api/v1/match?have=gin%20fizz&limit=5" apart, as forms are written: `+` in the query is a space.
  ///
  /// - Throws: 400 for what does not begin with a slash, for a `%` without two digits behind it, bytes that are no
  ///   UTF-8, control characters, an empty part or `.` and `..` in the path, and for too many pairs.
  /// Cost: O(bytes).
  package init(_ text: String) throws(Problem) {
    let bytes = Array(text.utf8)
    guard bytes.first == UInt8(ascii: "/") else {
      throw Problem(400, "the path must begin with a slash")
    }
    let queryStart = bytes.firstIndex(of: UInt8(ascii: "?")) ?? bytes.endIndex
    path = []
    let parts = bytes[1..<queryStart].split(
      separator: UInt8(ascii: "/"),
      omittingEmptySubsequences: false
    )
    if parts.count != 1 || !parts[0].isEmpty {
      for part in parts {
        let word = try Self.decoded(part, plusIsSpace: false, "the path")
        guard !word.isEmpty, word != ".", word != ".." else {
          throw Problem(400, "the path has a segment that is empty or consists only of dots")
        }
        path.append(word)
      }
    }
    query = try Self.pairs(of: bytes[min(queryStart + 1, bytes.endIndex)...], "the query")
  }

  /// Takes "have=gin%20fizz&limit=5" apart.
  ///
  /// - Parameters:
  ///   - place: Where it stands, for whoever reads what is wrong with it.
  ///   - hasLines: Whether values may have line breaks and tabs, as those of forms.
  static func pairs(
    of bytes: ArraySlice<UInt8>,
    _ place: String,
    hasLines: Bool = false
  ) throws(Problem) -> [Pair] {
    var pairs: [Pair] = []
    for pair in bytes.split(separator: UInt8(ascii: "&")) {
      guard pairs.count < mostPairs else {
        throw Problem(400, "\(place) has more than \(mostPairs) parameters")
      }
      let equals = pair.firstIndex(of: UInt8(ascii: "=")) ?? pair.endIndex
      pairs.append(
        Pair(
          try decoded(pair[..<equals], plusIsSpace: true, place),
          try decoded(pair[equals...].dropFirst(), plusIsSpace: true, place, hasLines: hasLines)
        )
      )
    }
    return pairs
  }

  private static func decoded(
    _ bytes: ArraySlice<UInt8>,
    plusIsSpace: Bool,
    _ place: String,
    hasLines: Bool = false
  ) throws(Problem) -> String {
    var decoded: [UInt8] = []
    decoded.reserveCapacity(bytes.count)
    var rest = bytes
    while let byte = rest.popFirst() {
      switch byte {
      case UInt8(ascii: "%"):
        guard let high = rest.popFirst().flatMap(digit), let low = rest.popFirst().flatMap(digit)
        else {
          throw Problem(400, "\(place) has a % that is not followed by two hexadecimal digits")
        }
        decoded.append(high << 4 | low)
      case UInt8(ascii: "+") where plusIsSpace: decoded.append(UInt8(ascii: " "))
      default: decoded.append(byte)
      }
    }
    return try text(of: decoded, place, hasLines: hasLines)
  }

  /// Bytes as the text that they are.
  ///
  /// - Throws: 400 for bytes that are no UTF-8, and for control characters.
  static func text(of bytes: [UInt8], _ place: String, hasLines: Bool) throws(Problem) -> String {
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw Problem(400, "\(place) is not valid UTF-8")
    }
    let rule = TextRule(length: 0...bytes.count, content: hasLines ? .prose : .line)
    if let fault = rule.fault(in: text, called: place) {
      throw Problem(400, fault)
    }
    return text
  }

  private static func digit(_ byte: UInt8) -> UInt8? {
    switch byte {
    case 0x30...0x39: byte - 0x30
    case 0x41...0x46: byte - 0x41 + 10
    case 0x61...0x66: byte - 0x61 + 10
    default: nil
    }
  }
}
