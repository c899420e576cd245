import JSONCoding

/// Something that may stand in the body of a request: its name, what it may be, and how it is read.
package struct Field<Value: Sendable>: Sendable {
  package let facts: FieldFacts
  /// Takes what stands there; nil for nothing, and for `null`.
  let read: @Sendable (JSONValue?) throws(Problem) -> Value
}

/// What there is to say of a field, whatever its values are.
package struct FieldFacts: Sendable {
  /// What it may be.
  package enum Kind: Sendable {
    case text(TextRule)
    /// A list of texts, of so many.
    case texts(TextRule, count: ClosedRange<Int>)
    /// A text with a maximum number of characters that is never shown or stored.
    case secret(most: Int)
    case flag
    case integer(ClosedRange<Int>)
    /// A number above 0, with a maximum.
    case amount(most: Double)
    case word([String])
    /// A list of words, each one of these.
    case words([String], count: ClosedRange<Int>)
    /// A day, such as `2026-11-30`.
    case day
    /// A list of objects, of so many, each with the fields of one of these.
    case objects([[FieldFacts]], count: ClosedRange<Int>)
    /// Exactly this value; a missing field also counts as false.
    case settled(Bool)
    /// Nothing: the field is missing, or `null`.
    case nothing
  }

  package let name: String
  package var kind: Kind
  package let summary: String
  package var isRequired = false

  /// The same, where it must be there.
  var demanded: FieldFacts {
    var facts = self
    facts.isRequired = true
    return facts
  }
}

extension Field where Value == String {
  /// A text in which nothing is that a page or a terminal does not show.
  static func text(
    _ name: String,
    _ summary: String,
    length: ClosedRange<Int> = 1...100
  ) -> Self {
    let field = Field<String?>.optionalText(name, summary, length: length)
    return required(field.facts) { value throws(Problem) in try field.read(value) }
  }

  /// A text that is shown and kept nowhere.
  static func secret(_ name: String, _ summary: String) -> Self {
    let field = Field<String?>.optionalSecret(name, summary)
    return required(field.facts) { value throws(Problem) in try field.read(value) }
  }
}

extension Field where Value == String? {
  static func optionalText(
    _ name: String,
    _ summary: String,
    length: ClosedRange<Int> = 1...100
  ) -> Self {
    optionalText(name, summary, TextRule(length: length))
  }

  static func optionalText(_ name: String, _ summary: String, _ rule: TextRule) -> Self {
    Field(facts: FieldFacts(name: name, kind: .text(rule), summary: summary)) {
      value throws(Problem) in
      guard let value else { return nil }
      guard let text = value.asText else { throw .bad(name, "\(name) must be a string") }
      if let fault = rule.fault(in: text, called: name) { throw .bad(name, fault) }
      return text
    }
  }

  static func optionalSecret(_ name: String, _ summary: String) -> Self {
    // More than any password or code has.
    let most = 8 << 10
    return Field(facts: FieldFacts(name: name, kind: .secret(most: most), summary: summary)) {
      value throws(Problem) in
      guard let value else { return nil }
      guard let text = value.asText, (1...most).contains(text.unicodeScalars.count) else {
        throw .bad(name, "\(name) must be a string of 1 to \(most) characters")
      }
      return text
    }
  }
}

extension Field where Value == Bool? {
  static func flag(_ name: String, _ summary: String) -> Self {
    Field(facts: FieldFacts(name: name, kind: .flag, summary: summary)) { value throws(Problem) in
      guard let value else { return nil }
      guard case .bool(let isTrue) = value else {
        throw .bad(name, "\(name) must be true or false")
      }
      return isTrue
    }
  }
}

extension Field where Value == Int? {
  static func integer(_ name: String, _ range: ClosedRange<Int>, _ summary: String) -> Self {
    Field(facts: FieldFacts(name: name, kind: .integer(range), summary: summary)) {
      value throws(Problem) in
      guard let value else { return nil }
      // "2.0" is a whole number as well.
      guard let number = value.asNumber.flatMap(Int.init(exactly:)), range.contains(number) else {
        throw .bad(
          name,
          "\(name) must be a whole number between \(range.lowerBound) and \(range.upperBound)"
        )
      }
      return number
    }
  }
}

extension Field {
  /// One of several words.
  static func word<Word>(_ name: String, _ summary: String) -> Self
  where Value == Word?, Word: RawRepresentable<String> & CaseIterable & Sendable {
    let words = Word.allCases.map(\.rawValue)
    return Field(facts: FieldFacts(name: name, kind: .word(words), summary: summary)) {
      value throws(Problem) in
      guard let value else { return nil }
      guard let word = value.asText.flatMap(Word.init(rawValue:)) else {
        throw .bad(name, "\(name) must be one of \(words.joined(separator: ", "))")
      }
      return word
    }
  }

  /// One of several words, which must be there.
  static func demandedWord(_ name: String, _ summary: String) -> Self
  where Value: RawRepresentable<String> & CaseIterable & Sendable {
    let field: Field<Value?> = .word(name, summary)
    return required(field.facts) { value throws(Problem) in try field.read(value) }
  }

  /// The same, where it must be there.
  static func required(
    _ facts: FieldFacts,
    _ read: @escaping @Sendable (JSONValue?) throws(Problem) -> Value?
  ) -> Self {
    let name = facts.name
    return Field(facts: facts.demanded) { value throws(Problem) in
      guard let found = try read(value) else { throw .bad(name, "\(name) is missing") }
      return found
    }
  }
}
