import RecipeLexicon
public import RecipeModel

extension CalendarDay {
  /// The ways in which people may write a day, as a message lists them.
  public static let typedForms =
    "2026-12-12, \"12 Dec\", \"Dec 12 2026\", today, tomorrow, friday, \"3 days\" or \"in 2 weeks\""

  /// A day as somebody types it, in one of the ``typedForms``; nil for any other text.
  ///
  /// Names of days and months may be shortened to three letters or more, and case does not matter.
  /// A weekday is the next one after today. A day without a year is the next one from today on.
  ///
  /// - Parameter today: Nil if it is not known; then only a whole date is understood.
  public init?(typed text: String, today: CalendarDay?) {
    if let day = CalendarDay(text) {
      self = day
      return
    }
    let words = plainWords(text)
    let start = text.first { !$0.isWhitespace }
    guard let today, start != "-", let day = Self.relative(words, today) ?? Self.dated(words, today)
    else {
      return nil
    }
    self = day
  }

  /// "today", "friday", "in 3 days".
  private static func relative(_ words: [String], _ today: CalendarDay) -> CalendarDay? {
    switch words {
    case ["today"]: return today
    case ["tomorrow"]: return today.adding(days: 1)
    default: break
    }
    if words.count == 1, let weekday = position(of: words[0], in: weekdays) {
      let ahead = weekday - today.weekday
      return today.adding(days: ahead <= 0 ? ahead + 7 : ahead)
    }
    let amount = words.first == "in" ? words.dropFirst() : words[...]
    guard amount.count == 2, let first = amount.first, let unit = amount.last else { return nil }
    let count = first == "a" ? 1 : number(first)
    let length = ["day": 1, "days": 1, "week": 7, "weeks": 7][unit]
    guard let count, let length else { return nil }
    return today.adding(days: count * length)
  }

  /// "12 dec", "dec 12th", "12 december 2026".
  private static func dated(_ words: [String], _ today: CalendarDay) -> CalendarDay? {
    guard (2...3).contains(words.count) else { return nil }
    let months = words.prefix(2).map { position(of: $0, in: Self.months) }
    let days = words.prefix(2).map { number($0, endings: ["st", "nd", "rd", "th"]) }
    let pairs = [(months[0], days[1]), (months[1], days[0])]
    guard let pair = pairs.first(where: { $0.0 != nil && $0.1 != nil }), let month = pair.0,
      let day = pair.1
    else { return nil }
    if words.count == 3 {
      guard words[2].utf8.count == 4, let year = number(words[2]) else { return nil }
      return CalendarDay(year: year, month: month + 1, day: day)
    }
    // The 29th of February comes after at most eight years.
    let year = today.parts.year
    return (year...year + 8).lazy.compactMap { CalendarDay(year: $0, month: month + 1, day: day) }
      .first { $0 >= today }
  }

  /// Of the only name that begins with a word of three letters or more.
  private static func position(of word: String, in names: [String]) -> Int? {
    word.utf8.count < 3 ? nil : names.firstIndex { $0.hasPrefix(word) }
  }

  /// A number below ten thousand.
  private static func number(_ word: String, endings: [String] = []) -> Int? {
    let ending = endings.first(where: word.hasSuffix)
    let digits = word.dropLast(ending?.count ?? 0)
    guard (1...4).contains(digits.utf8.count),
      digits.utf8.allSatisfy({ (0x30...0x39).contains($0) })
    else { return nil }
    return Int(digits)
  }

  private static let weekdays = [
    "monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday",
  ]
  private static let months = [
    "january", "february", "march", "april", "may", "june", "july", "august", "september",
    "october", "november", "december",
  ]
}
