import WhatCanIMake

/// Something that may be said with a request: its name, what it may be, and how it is read.
package struct Parameter<Value: Sendable>: Sendable {
  package let facts: ParameterFacts
  let read: @Sendable ([String]) throws(Problem) -> Value
}

/// What there is to say of a parameter, whatever its values are.
package struct ParameterFacts: Sendable {
  package enum Place: String, Sendable {
    case path, query
  }

  /// What it may be.
  package enum Kind: Sendable, Equatable {
    case text(TextRule)
    /// Several texts, separated by commas or in separate parameters.
    case names(TextRule)
    case flag
    case integer(ClosedRange<Int>)
    case word([String])
    /// Several of these words, separated by commas or in separate parameters.
    case words([String])
    /// A day, such as `2026-11-30`.
    case day
  }

  package let name: String
  package let kind: Kind
  package let summary: String
  package var place = Place.query
  package var isRequired = false
}

/// How many characters one name or word may have.
private let textLength = 1...300
/// How many names a parameter may have.
private let mostNames = 200

extension Parameter where Value == [String] {
  /// Names, each by itself or with commas between; none where it is not said.
  static func names(_ name: String, _ summary: String, isRequired: Bool = false) -> Self {
    let rule = TextRule(length: textLength, content: .names)
    return Parameter(
      facts: ParameterFacts(
        name: name,
        kind: .names(rule),
        summary: summary,
        isRequired: isRequired
      )
    ) { values throws(Problem) in
      let names = values.flatMap { $0.split(separator: ",") }
        .map { String($0.drop(while: \.isWhitespace).trimmedEnd) }.filter { !$0.isEmpty }
      if isRequired, values.isEmpty { throw .bad(name, "\(name) is missing") }
      // What is nothing but commas holds nothing to judge by itself.
      let judged = names.isEmpty ? values : names
      let faults = judged.lazy.compactMap { rule.fault(in: $0, called: name) }
      if let fault = faults.first { throw .bad(name, fault) }
      guard names.count <= mostNames else {
        throw .bad(name, "\(name) has \(names.count) names; at most \(mostNames) are allowed")
      }
      return names
    }
  }
}

extension Parameter where Value == [String] {
  /// Some of several words, each by itself or with commas between; none where it is not said.
  static func words<Word>(_ name: String, _ summary: String, of type: Word.Type) -> Self
  where Word: RawRepresentable<String> & CaseIterable {
    let words = Word.allCases.map(\.rawValue)
    let names = Parameter.names(name, summary)
    return Parameter(facts: ParameterFacts(name: name, kind: .words(words), summary: summary)) {
      values throws(Problem) in
      let said = try names.read(values)
      guard said.allSatisfy(words.contains) else {
        throw .bad(name, "\(name) must be some of \(words.joined(separator: ", "))")
      }
      return said
    }
  }
}

extension Parameter where Value == Eaters? {
  /// For whom something is to be cooked.
  static func eaters(_ name: String, _ summary: String) -> Self {
    let rule = TextRule(length: 1...2_000, content: .eaters)
    return Parameter(facts: ParameterFacts(name: name, kind: .text(rule), summary: summary)) {
      values throws(Problem) in
      guard let text = try single(values, name) else { return nil }
      if let fault = rule.fault(in: text, called: name) { throw .bad(name, fault) }
      return switch text {
      case "me": .myself
      case "household": .household
      default: .people(Set(text.split(separator: ",").compactMap { Int($0) }))
      }
    }
  }
}

extension Parameter where Value == String? {
  static func text(
    _ name: String,
    _ summary: String,
    _ rule: TextRule = TextRule(length: textLength)
  ) -> Self {
    return Parameter(facts: ParameterFacts(name: name, kind: .text(rule), summary: summary)) {
      values throws(Problem) in
      guard let text = try single(values, name) else { return nil }
      if let fault = rule.fault(in: text, called: name) { throw .bad(name, fault) }
      return text
    }
  }
}

extension Parameter where Value == String {
  /// A part of the path.
  static func part(_ name: String, _ summary: String) -> Self {
    let rule = TextRule(length: textLength)
    return Parameter(
      facts: ParameterFacts(
        name: name,
        kind: .text(rule),
        summary: summary,
        place: .path,
        isRequired: true
      )
    ) { values throws(Problem) in
      guard let text = values.first else { throw .bad(name, "\(name) is missing") }
      if let fault = rule.fault(in: text, called: name) { throw .bad(name, fault) }
      return text
    }
  }
}

extension Parameter where Value == Int {
  /// A part of the path that is the number of something.
  static func number(_ name: String, _ summary: String) -> Self {
    Parameter(
      facts: ParameterFacts(
        name: name,
        kind: .integer(1...Int(Int32.max)),
        summary: summary,
        place: .path,
        isRequired: true
      )
    ) { values throws(Problem) in
      guard let text = values.first, text.utf8.allSatisfy({ (0x30...0x39).contains($0) }),
        let number = Int(text), (1...Int(Int32.max)).contains(number)
      else { throw .bad(name, "\(name) must be a whole number of at least 1") }
      return number
    }
  }
}

extension Parameter where Value == Bool {
  /// True or false; false where it is not said.
  static func flag(_ name: String, _ summary: String) -> Self {
    Parameter(facts: ParameterFacts(name: name, kind: .flag, summary: summary)) {
      values throws(Problem) in
      switch try single(values, name) {
      case nil, "false": return false
      case "true": return true
      case .some: throw .bad(name, "\(name) must be true or false")
      }
    }
  }
}

extension Parameter where Value == Int? {
  static func integer(_ name: String, _ range: ClosedRange<Int>, _ summary: String) -> Self {
    Parameter(facts: ParameterFacts(name: name, kind: .integer(range), summary: summary)) {
      values throws(Problem) in
      guard let text = try single(values, name) else { return nil }
      // `Int` reads "+5" as well.
      guard text.utf8.allSatisfy({ (0x30...0x39).contains($0) }), let number = Int(text),
        range.contains(number)
      else {
        throw .bad(
          name,
          "\(name) must be a whole number between \(range.lowerBound) and \(range.upperBound)"
        )
      }
      return number
    }
  }
}

extension Parameter {
  /// One of several words.
  static func word<Word>(_ name: String, _ summary: String) -> Self
  where Value == Word?, Word: RawRepresentable<String> & CaseIterable & Sendable {
    let words = Word.allCases.map(\.rawValue)
    return Parameter(facts: ParameterFacts(name: name, kind: .word(words), summary: summary)) {
      values throws(Problem) in
      guard let text = try single(values, name) else { return nil }
      guard let word = Word(rawValue: text) else {
        throw .bad(name, "\(name) must be one of \(words.joined(separator: ", "))")
      }
      return word
    }
  }
}

extension Parameter {
  /// One of several words, as a part of the path.
  static func wordOfPath(_ name: String, _ summary: String) -> Self
  where Value: RawRepresentable<String> & CaseIterable & Sendable {
    let words = Value.allCases.map(\.rawValue)
    return Parameter(
      facts: ParameterFacts(
        name: name,
        kind: .word(words),
        summary: summary,
        place: .path,
        isRequired: true
      )
    ) { values throws(Problem) in
      guard let word = values.first.flatMap(Value.init(rawValue:)) else {
        throw .bad(name, "\(name) must be one of \(words.joined(separator: ", "))")
      }
      return word
    }
  }

  /// The same, where it must be said.
  var demanded: Self {
    var facts = facts
    facts.isRequired = true
    let name = facts.name
    return Parameter(facts: facts) { values throws(Problem) in
      guard !values.isEmpty else { throw .bad(name, "\(name) is missing") }
      return try read(values)
    }
  }
}

/// The one value of what is not said more than once.
private func single(_ values: [String], _ name: String) throws(Problem) -> String? {
  guard values.count <= 1 else { throw .bad(name, "\(name) is given more than once") }
  return values.first
}

extension Substring {
  /// Without the blanks at its end.
  fileprivate var trimmedEnd: Substring {
    var text = self
    while let last = text.last, last.isWhitespace { text.removeLast() }
    return text
  }
}
