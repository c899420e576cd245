/// A path as text, whatever bytes it is made of.
///
/// To the system a path is bytes; Swift reads those that are not UTF-8 as U+FFFD, so that two folders become one. Here
/// each such byte is a scalar of its own, from U+10FE80 to U+10FEFF, which nothing else uses: two paths are the same
/// text only if they are the same bytes, and the bytes come back whole. A path that is UTF-8 is its own text.
package enum PathText {
  /// What is added to a byte from 0x80 that is no part of UTF-8.
  private static let offset: UInt32 = 0x10FE00
  private static let scalars: ClosedRange<UInt32> = 0x10FE80...0x10FEFF
  /// What the UTF-8 of all these scalars begins with.
  private static let lead: UInt8 = 0xF4

  /// The text of a path's bytes. Cost: O(bytes).
  package static func text(of bytes: some Collection<UInt8>) -> String {
    if let text = String(validating: bytes, as: UTF8.self), !hasRawBytes(text) { return text }
    var text = String.UnicodeScalarView()
    var rest = Array(bytes)[...]
    while let byte = rest.first {
      let scalar = scalar(startingWith: byte, in: rest)
      text.append(scalar ?? raw(byte))
      rest = rest.dropFirst(scalar.map { UTF8.width($0) } ?? 1)
    }
    return String(text)
  }

  /// The text of a path that ends with a null byte.
  package static func text(of path: UnsafePointer<CChar>) -> String {
    var length = 0
    while path[length] != 0 { length += 1 }
    return text(of: UnsafeBufferPointer(start: path, count: length).map { UInt8(bitPattern: $0) })
  }

  /// The bytes that a text stands for. Cost: O(length).
  package static func systemBytes(of text: String) -> [UInt8] {
    guard hasRawBytes(text) else { return Array(text.utf8) }
    return text.unicodeScalars.flatMap { scalar in
      scalars.contains(scalar.value)
        ? [UInt8(truncatingIfNeeded: scalar.value)] : Array(String(scalar).utf8)
    }
  }

  /// True when bytes in it are not UTF-8.
  package static func hasRawBytes(_ text: String) -> Bool {
    text.utf8.contains(lead) && text.unicodeScalars.contains { scalars.contains($0.value) }
  }

  /// The text with `\xff` for each byte that is not UTF-8, for people to read.
  package static func shown(_ text: String) -> String { replacingRawBytes(in: text, with: "\\x") }

  /// The text with two digits, lower case, and what is said before them, in place of each byte that is not UTF-8.
  static func replacingRawBytes(in text: String, with mark: String) -> String {
    guard hasRawBytes(text) else { return text }
    return text.unicodeScalars.reduce(into: "") { shown, scalar in
      if scalars.contains(scalar.value) {
        shown += mark + String(UInt8(truncatingIfNeeded: scalar.value), radix: 16)
      } else {
        shown.unicodeScalars.append(scalar)
      }
    }
  }

  /// The scalar whose UTF-8 is at the start of bytes; nil where there is none, or one that stands for a byte.
  private static func scalar(
    startingWith byte: UInt8,
    in bytes: ArraySlice<UInt8>
  ) -> Unicode.Scalar? {
    let length =
      switch byte {
      case ..<0x80: 1
      case 0xC2...0xDF: 2
      case 0xE0...0xEF: 3
      case 0xF0...0xF4: 4
      default: 0
      }
    guard length > 0,
      let scalar = String(validating: bytes.prefix(length), as: UTF8.self)?.unicodeScalars.first,
      !scalars.contains(scalar.value)
    else { return nil }
    return scalar
  }

  private static func raw(_ byte: UInt8) -> Unicode.Scalar {
    Unicode.Scalar(offset + UInt32(byte)) ?? "\u{FFFD}"
  }
}
