import WhatCanIMake

extension Parameter where Value == CalendarDay? {
  /// A day, as `2026-11-30`.
  static func day(_ name: String, _ summary: String) -> Self {
    let text = Parameter<String?>.text(name, summary)
    return Parameter(facts: ParameterFacts(name: name, kind: .day, summary: summary)) {
      values throws(Problem) in
      guard let said = try text.read(values) else { return nil }
      guard let day = CalendarDay(said) else {
        throw .bad(name, "\(name) must be a day, such as 2026-11-30")
      }
      return day
    }
  }
}
