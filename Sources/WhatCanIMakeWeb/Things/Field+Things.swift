import JSONCoding
import WhatCanIMake

/// A text in a list of texts.
struct ListedText: JSONReply {
  let text: String

  init(from decoder: any Decoder) throws {
    text = try decoder.singleValueContainer().decode(String.self)
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(text)
  }
}

extension Field where Value == [String] {
  /// A list of texts, each of one line; none where it is not said and need not be.
  ///
  /// - Parameters:
  ///   - most: The most texts that the list may hold.
  ///   - length: The most bytes of one.
  static func texts(
    _ name: String,
    _ summary: String,
    most: Int = 100,
    length: Int = 300,
    isRequired: Bool = true
  ) -> Self {
    var facts = FieldFacts(name: name, kind: .value([ListedText].self), summary: summary)
    facts.isRequired = isRequired
    return Field(facts: facts) { value throws(Problem) in
      guard let value else {
        if isRequired { throw .bad(name, "\(name) is missing") }
        return []
      }
      let detail = "\(name) is a list of 1 to \(most) texts, each of 1 to \(length) bytes"
      guard let list = value.asList, (1...most).contains(list.count) else {
        throw .bad(name, detail)
      }
      let texts = list.compactMap(\.asText)
      guard texts.count == list.count,
        texts.allSatisfy({ (1...length).contains($0.utf8.count) })
      else { throw .bad(name, detail) }
      guard
        texts.allSatisfy({ text in
          text.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control }
        })
      else { throw .bad(name, "\(name) has control characters; leave them out") }
      return texts
    }
  }
}

extension Field where Value == String? {
  /// A text of several lines.
  static func optionalProse(
    _ name: String,
    _ summary: String,
    most: Int = Notebook.longestText
  ) -> Self {
    let facts = FieldFacts(name: name, kind: .text(1...most), summary: summary)
    return Field(facts: facts) { value throws(Problem) in
      guard let value else { return nil }
      guard let text = value.asText, (1...most).contains(text.utf8.count) else {
        throw .bad(name, "\(name) is a text of 1 to \(most) bytes")
      }
      let isClean = text.unicodeScalars.allSatisfy { scalar in
        scalar.properties.generalCategory != .control || ["\n", "\r", "\t"].contains(scalar)
      }
      guard isClean else { throw .bad(name, "\(name) has control characters; leave them out") }
      return text
    }
  }
}

extension Field where Value == String {
  /// A text of several lines.
  static func prose(_ name: String, _ summary: String) -> Self {
    let field = Field<String?>.optionalProse(name, summary)
    return required(field.facts) { value throws(Problem) in try field.read(value) }
  }
}

extension Field where Value == Int {
  /// A number that must be there.
  static func number(_ name: String, _ range: ClosedRange<Int>, _ summary: String) -> Self {
    let field = Field<Int?>.integer(name, range, summary)
    return required(field.facts) { value throws(Problem) in try field.read(value) }
  }
}

extension Field where Value == CalendarDay? {
  /// A day, as `2026-11-30`.
  static func day(_ name: String, _ summary: String) -> Self {
    Field(facts: FieldFacts(name: name, kind: .text(10...10), summary: summary)) {
      value throws(Problem) in
      guard let value else { return nil }
      guard let day = value.asText.flatMap({ CalendarDay($0) }) else {
        throw .bad(name, "\(name) is a day, as 2026-11-30")
      }
      return day
    }
  }
}

/// Each text as a thing by itself: of words that follow each other several may be one name, as on a command line, which no
/// comma ends.
func apart(_ texts: [String]) -> [String] { texts.map { "\($0) ," } }
