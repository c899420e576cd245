import RecipeModel

/// A text that names things, and the day until which the last of them keeps, if the text says so.
///
/// "milk 1 l until friday" and "cheese 2026-12-10" are two of them; "gin, milk until friday, eggs"
/// consists of two: the first ends with the day of the milk.
struct DatedThings: Equatable {
  var text: String
  /// Of the last thing of the text only.
  var expires: CalendarDay?

  /// The parts of a text, in its order. A text without a day is one part, as it is.
  static func parts(of text: String, today: CalendarDay) -> [DatedThings] {
    var parts: [DatedThings] = []
    var undated: [Substring] = []
    func joined(_ pieces: [Substring]) -> String { pieces.joined(separator: ",") }
    for piece in text.split(separator: ",", omittingEmptySubsequences: false) {
      guard let (name, day) = cut(piece, today) else {
        undated.append(piece)
        continue
      }
      parts.append(DatedThings(text: joined(undated + [name]), expires: day))
      undated = []
    }
    guard !parts.isEmpty else { return [DatedThings(text: text)] }
    if undated.contains(where: { $0.contains { !$0.isWhitespace } }) {
      parts.append(DatedThings(text: joined(undated)))
    }
    return parts
  }

  /// What stands before a day at the end of a text, and the day; nil for a text without one.
  private static func cut(
    _ piece: Substring,
    _ today: CalendarDay
  ) -> (name: Substring, day: CalendarDay)? {
    let words = piece.split(whereSeparator: \.isWhitespace)
    if words.count > 1, let last = words.last, let day = CalendarDay(last) {
      return (beginnings(words.dropLast()), day)
    }
    // "until" and what follows it, which may be several words.
    guard let place = words.lastIndex(where: { ["until", "till"].contains($0.lowercased()) }),
      place > 0,
      let day = CalendarDay(typed: words[(place + 1)...].joined(separator: " "), today: today)
    else { return nil }
    return (beginnings(words[..<place]), day)
  }

  /// Some words of a text with a blank between them, without "until" behind them.
  private static func beginnings(_ words: ArraySlice<Substring>) -> Substring {
    let isUntil = words.count > 1 && ["until", "till"].contains(words.last?.lowercased() ?? "")
    return Substring((isUntil ? words.dropLast() : words).joined(separator: " "))
  }
}
