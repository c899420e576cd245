package import WhatCanIMake

/// Every text of the page in one language, by its key.
///
/// A file has a line for each: the key, a tab, the text. In a template `[[key]]` stands for the text; in a text `{{name}}` for
/// what the page fills in.
package struct Words: Sendable {
  let texts: [String: String]

  /// - Throws: ``PageFileError`` that names the line.
  init(_ file: String, named name: String) throws(PageFileError) {
    var texts: [String: String] = [:]
    for (number, line) in file.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    where !line.isEmpty && !line.hasPrefix("#") {
      let parts = line.split(separator: "\t", omittingEmptySubsequences: false)
      guard parts.count == 2, !parts[0].isEmpty, !parts[1].isEmpty else {
        throw PageFileError(name, "line \(number + 1): expected a key, a tab and a text")
      }
      guard texts.updateValue(String(parts[1]), forKey: String(parts[0])) == nil else {
        throw PageFileError(name, "line \(number + 1): the key '\(parts[0])' occurs twice")
      }
    }
    self.texts = texts
  }

  /// The text of a key, with values in their places; the key itself where there is none.
  package func callAsFunction(_ key: String, _ values: [String: String] = [:]) -> String {
    var text = texts[key] ?? key
    for (name, value) in values.sorted(by: { $0.key < $1.key }) {
      text = text.replacing("{{\(name)}}", with: value)
    }
    return text
  }

  /// The text for a number of things: that of `key.one` for one, of `key.many` else, with the number as `count`.
  package func callAsFunction(_ key: String, count: Int, _ values: [String: String] = [:]) -> String
  {
    self(
      count == 1 ? "\(key).one" : "\(key).many",
      values.merging(["count": number(count)]) { $1 }
    )
  }

  /// A day as the language writes it: "28 Nov 2026".
  package func day(_ day: CalendarDay) -> String {
    let (year, month, number) = day.parts
    return self(
      "day",
      ["day": "\(number)", "month": self("month.\(month)"), "year": "\(year)"]
    )
  }

  /// A day near today as the language writes it: "Saturday, 28 Nov".
  package func dayOfWeek(_ day: CalendarDay) -> String {
    let (_, month, number) = day.parts
    return self(
      "day.of-week",
      [
        "weekday": self("weekday.\(day.weekday + 1)"), "day": "\(number)",
        "month": self("month.\(month)"),
      ]
    )
  }

  /// A whole number as the language writes it: "1,505".
  package func number(_ number: Int) -> String {
    var digits = Array(String(number.magnitude))
    let separator = texts["number.separator"] ?? ""
    for place in stride(from: digits.count - 3, to: 0, by: -3) {
      digits.insert(contentsOf: separator, at: place)
    }
    return (number < 0 ? "−" : "") + String(digits)
  }
}

/// A file of the page that cannot be used.
package struct PageFileError: Error, CustomStringConvertible, Equatable {
  package let file, reason: String

  init(_ file: String, _ reason: String) {
    self.file = file
    self.reason = reason
  }

  package var description: String { "\(file): \(reason)" }
}
