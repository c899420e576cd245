import Foundation

/// What somebody signs in with, in the one form that however it was typed has. It is never printed.
package struct Password: Sendable, CustomStringConvertible, CustomDebugStringConvertible {
  package enum Refusal: Error, Hashable, Sendable {
    case tooShort(least: Int)
    case tooLong(most: Int)
  }

  /// In bytes of UTF-8.
  package static let length = 8...1_024

  /// The UTF-8 of its compatibility form (NFKC).
  let bytes: [UInt8]

  /// Takes what was typed; every character counts, also spaces around it.
  package init(_ text: String) throws(Refusal) {
    // A form may be longer than what was typed, but no text is read that can only be too long.
    guard text.utf8.count <= 4 * Self.length.upperBound else {
      throw .tooLong(most: Self.length.upperBound)
    }
    let bytes = Array(text.precomposedStringWithCompatibilityMapping.utf8)
    guard bytes.count >= Self.length.lowerBound else {
      throw .tooShort(least: Self.length.lowerBound)
    }
    guard bytes.count <= Self.length.upperBound else {
      throw .tooLong(most: Self.length.upperBound)
    }
    self.bytes = bytes
  }

  package var description: String { "a password" }
  package var debugDescription: String { description }
}
