/// One header as it stands on the wire.
public struct StandInHeader: Sendable, Hashable {
  public var name: String
  public var value: String

  public init(_ name: String, _ value: String) {
    self.name = name
    self.value = value
  }
}

/// What a client asked for.
public struct StandInRequest: Sendable, Hashable {
  public var method: String
  /// Without the query, percent-decoded.
  public var path: String
  /// Names and values decoded, in the order sent; a plus sign is a space.
  public var query: [StandInHeader]
  /// Names in lower case, in the order sent.
  public var headers: [StandInHeader]
  /// The first line as it was sent.
  public var line: String

  /// The value of the first parameter of this name, compared exactly.
  public func parameter(_ name: String) -> String? {
    query.first { $0.name == name }?.value
  }

  /// The value of the first header of this name; case does not count.
  public func header(_ name: String) -> String? {
    let name = name.lowercased()
    return headers.first { $0.name == name }?.value
  }

  /// Reads everything up to the empty line; nil when it is no request.
  init?(head: [UInt8]) {
    var lines = String(decoding: head, as: UTF8.self)
      .split(separator: "\r\n", omittingEmptySubsequences: true)
      .map(String.init)
    guard !lines.isEmpty else { return nil }
    line = lines.removeFirst()
    let words = line.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
    guard words.count == 3, words[2].hasPrefix("HTTP/") else { return nil }
    method = words[0]
    let parts = words[1].split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    path = Self.decoded(parts[0], plusIsSpace: false)
    query =
      parts.count < 2
      ? []
      : parts[1].split(separator: "&").map { pair in
        let sides = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        return StandInHeader(
          Self.decoded(sides[0], plusIsSpace: true),
          sides.count < 2 ? "" : Self.decoded(sides[1], plusIsSpace: true)
        )
      }
    headers = lines.compactMap { line in
      let sides = line.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
      guard sides.count == 2 else { return nil }
      let value = sides[1].drop { $0 == " " || $0 == "\t" }
      return StandInHeader(sides[0].lowercased(), String(value))
    }
  }

  private static func decoded(_ text: Substring, plusIsSpace: Bool) -> String {
    var bytes: [UInt8] = []
    var rest = text.utf8[...]
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "%"), rest.count >= 2,
        let value = UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16)
      {
        bytes.append(value)
        rest = rest.dropFirst(2)
      } else if byte == UInt8(ascii: "+"), plusIsSpace {
        bytes.append(UInt8(ascii: " "))
      } else {
        bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
