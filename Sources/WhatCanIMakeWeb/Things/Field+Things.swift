import JSONCoding
import WhatCanIMake

extension Field where Value == [String] {
  /// A list of texts, each of one line; none where it is not said and need not be.
  ///
  /// - Parameters:
  ///   - most: The most texts that the list may hold.
  ///   - length: The most characters of one.
  static func texts(
    _ name: String,
    _ summary: String,
    most: Int = 100,
    length: Int = 300,
    content: TextRule.Content = .line,
    isRequired: Bool = true
  ) -> Self {
    let rule = TextRule(length: 1...length, content: content)
    var facts = FieldFacts(name: name, kind: .texts(rule, count: 1...most), summary: summary)
    facts.isRequired = isRequired
    return Field(facts: facts) { value throws(Problem) in
      guard let value else {
        if isRequired { throw .bad(name, "\(name) is missing") }
        return []
      }
      let texts = value.asList?.compactMap(\.asText) ?? []
      guard (1...most).contains(texts.count), texts.count == value.asList?.count else {
        throw .bad(name, "\(name) must be a list of 1 to \(most) strings")
      }
      let faults = texts.lazy.compactMap { rule.fault(in: $0, called: "a string of \(name)") }
      if let fault = faults.first { throw .bad(name, fault) }
      return texts
    }
  }
}

extension Field where Value == [String] {
  /// Some of several words; none where it is not said.
  static func words<Word>(_ name: String, _ summary: String, of type: Word.Type) -> Self
  where Word: RawRepresentable<String> & CaseIterable {
    let words = Word.allCases.map(\.rawValue)
    let count = 1...100
    return Field(
      facts: FieldFacts(name: name, kind: .words(words, count: count), summary: summary)
    ) { value throws(Problem) in
      guard let value else { return [] }
      let said = value.asList?.compactMap(\.asText) ?? []
      guard count.contains(said.count), said.count == value.asList?.count,
        said.allSatisfy(words.contains)
      else { throw .bad(name, "\(name) must list some of \(words.joined(separator: ", "))") }
      return said
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
    optionalText(name, summary, TextRule(length: 1...most, content: .prose))
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
    Field(facts: FieldFacts(name: name, kind: .day, summary: summary)) {
      value throws(Problem) in
      guard let value else { return nil }
      guard let day = value.asText.flatMap({ CalendarDay($0) }) else {
        throw .bad(name, "\(name) must be a day, such as 2026-11-30")
      }
      return day
    }
  }
}

/// Each text as a thing by itself: of words that follow each other several may be one name, as on a command line, which no
/// comma ends.
func apart(_ texts: [String]) -> [String] { texts.map { "\($0) ," } }
