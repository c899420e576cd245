import WhatCanIMake

/// What a text that comes with a request may be; the same rule reads it and stands in the document of the interface.
package struct TextRule: Sendable, Equatable {
  /// What may stand in it.
  package enum Content: Sendable {
    /// A text on one line, which may be empty.
    case line
    /// The same, on any number of lines.
    case prose
    /// A text on one line that is not blank.
    case written
    /// A text on one line that has more than blanks and commas.
    case names
    /// A thing with or without an amount, on one line; no number in it may be 0 or less.
    case stock
    /// A place in the feed, as ``FeedEntry/Place/cursor`` writes it.
    case feedPlace
    /// English letters, digits, `-` and `_`.
    case plainWord
    /// `me`, `household`, or numbers separated by commas.
    case eaters
  }

  /// How many characters it may have, counted as JSON Schema counts them: as Unicode scalars.
  let length: ClosedRange<Int>
  var content = Content.line

  /// What is wrong with a text that stands under a name; nil for a text that keeps the rule. Cost: O(bytes).
  func fault(in text: String, called name: String) -> String? {
    let scalars = text.unicodeScalars
    // A scalar has at most four bytes, so that a text far too long is not walked.
    guard text.utf8.count <= 4 * length.upperBound, length.contains(scalars.count) else {
      return "\(name) must have \(length.lowerBound) to \(length.upperBound) characters"
    }
    switch content {
    case .line: return Self.isLine(text) ? nil : Self.controls(name)
    case .prose:
      let isClean = scalars.allSatisfy { !Self.isControl($0) || Self.breaks.contains($0) }
      return isClean ? nil : Self.controls(name)
    case .written:
      guard Self.isLine(text) else { return Self.controls(name) }
      let isBlank = scalars.allSatisfy(\.properties.isWhitespace)
      return isBlank ? "\(name) is empty" : nil
    case .names:
      guard Self.isLine(text) else { return Self.controls(name) }
      let hasName = scalars.contains { !$0.properties.isWhitespace && $0 != "," }
      return hasName ? nil : "\(name) is empty; name at least one thing, as in \(name)=gin,lime"
    case .stock:
      guard Self.isLine(text) else { return Self.controls(name) }
      return Self.namesNoAmount(text) ? "\(name) has an amount that is not greater than 0" : nil
    case .feedPlace:
      return FeedEntry.Position(cursor: text) == nil
        ? "\(name) is not a position in the feed; leave it out to start from the beginning" : nil
    case .plainWord:
      return isPlainWord(text) ? nil : "\(name) may contain only letters, digits, - and _"
    case .eaters:
      let numbers = text.split(separator: ",", omittingEmptySubsequences: false)
      let areNumbers = numbers.allSatisfy { number in
        (1...9).contains(number.utf8.count)
          && number.utf8.allSatisfy { (0x30...0x39).contains($0) }
      }
      guard ["me", "household"].contains(text) || areNumbers else {
        return "\(name) must be me, household, or numbers of people separated by commas"
      }
      return nil
    }
  }

  /// The same as a regular expression of JSON Schema, but for the length.
  var pattern: String {
    let controls = #"\u0000-\u001F\u007F-\u009F"#
    return switch content {
    case .line: "^[^\(controls)]*$"
    case .prose: #"^[^\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F]*$"#
    // The blanks that are no control characters, so that no text is walked twice.
    case .written: "^[\(Self.blanks)]*[^\\s\(controls)][^\(controls)]*$"
    case .names: "^[^\(controls)]*[^\\s,\(controls)][^\(controls)]*$"
    case .stock: "^(?!.*(^|\\s)(0(\\s|$)|-+[0-9]))[^\(controls)]*$"
    case .feedPlace:
      "^(0|[1-9][0-9]{0,15})\\.(\(Self.feedKinds.joined(separator: "|")))\\.[1-9][0-9]{0,15}$"
    case .plainWord: "^[A-Za-z0-9_-]*$"
    case .eaters: "^(me|household|[0-9]{1,9}(,[0-9]{1,9})*)$"
    }
  }

  private static let breaks: [Unicode.Scalar] = ["\n", "\r", "\t"]

  private static let blanks =
    #"\u0020\u00A0\u1680\u2000-\u200A\u2028\u2029\u202F\u205F\u3000"#
  private static let feedKinds = PublishedThing.Kind.allCases.map(\.rawValue)

  /// Whether a word is 0, or a number with a minus before it. What is kept follows the same rule, for all its faces.
  private static func namesNoAmount(_ text: String) -> Bool {
    text.unicodeScalars.split(whereSeparator: \.properties.isWhitespace).contains { word in
      let rest = word.drop { $0 == "-" }
      let isNumber = rest.first.map { ("0"..."9").contains($0) } ?? false
      return word.elementsEqual(["0"]) || isNumber && rest.count < word.count
    }
  }

  private static func isLine(_ text: String) -> Bool {
    text.unicodeScalars.allSatisfy { !isControl($0) }
  }

  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value)
  }

  private static func controls(_ name: String) -> String {
    "\(name) contains control characters; remove them"
  }
}

/// Whether a text has letters of English, digits, `-` and `_`, and nothing else.
func isPlainWord(_ text: String) -> Bool {
  text.utf8.allSatisfy { byte in
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"):
      true
    default: false
    }
  }
}
