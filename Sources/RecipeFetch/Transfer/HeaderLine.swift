/// One line of an answer's head.
enum HeaderLine: Equatable {
  case status(Int)
  case field(name: String, value: String)
  /// The empty line after the headers.
  case end
  case malformed

  /// Reads a line, with or without the bytes that end it.
  init(_ bytes: some Collection<UInt8>) {
    var line = Array(bytes)
    if line.last == UInt8(ascii: "\n") { line.removeLast() }
    if line.last == UInt8(ascii: "\r") { line.removeLast() }
    if line.isEmpty {
      self = .end
    } else if line.starts(with: "HTTP/".utf8) {
      self = Self.status(of: line).map { .status($0) } ?? .malformed
    } else {
      self = Self.field(of: line) ?? .malformed
    }
  }

  private static func status(of line: [UInt8]) -> Int? {
    let parts = line.split(separator: UInt8(ascii: " "), maxSplits: 2)
    guard parts.count >= 2, parts[1].count == 3 else { return nil }
    let text = String(decoding: parts[1], as: UTF8.self)
    return Int(text).flatMap { (100...999).contains($0) ? $0 : nil }
  }

  private static func field(of line: [UInt8]) -> HeaderLine? {
    guard let colon = line.firstIndex(of: UInt8(ascii: ":")), colon > 0,
      line[..<colon].allSatisfy(isToken), !line.contains(0), !line.contains(UInt8(ascii: "\r"))
    else { return nil }
    let name = String(decoding: line[..<colon], as: UTF8.self).lowercased()
    return .field(name: name, value: trimmed(String(decoding: line[(colon + 1)...], as: UTF8.self)))
  }

  /// Without spaces and tabs around it.
  static func trimmed(_ text: some StringProtocol) -> String {
    let isSpace: (UInt8) -> Bool = { $0 == 0x20 || $0 == 0x09 }
    let bytes = text.utf8.drop(while: isSpace)
    let count = bytes.reversed().drop(while: isSpace).count
    return String(decoding: bytes.prefix(count), as: UTF8.self)
  }

  /// What names of headers are made of.
  ///
  /// Source: RFC 9110, section 5.6.2.
  static func isToken(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: "!#$%&'*+-.^_`|~".utf8.contains(byte)
    }
  }
}
