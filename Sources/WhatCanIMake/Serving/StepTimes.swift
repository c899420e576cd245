/// A length of time in a step.
public struct StepTime: Sendable, Hashable {
  /// The text as it is written: "5–10 minutes".
  public var text: String
  /// From 1 to 86,400 (a day); for a range the shorter time, after which a cook first checks.
  public var seconds: Int
}

extension StepTime {
  /// The times in a step, in order, each length once: "for 5 minutes", "1 hour 20 min", "10 to 12
  /// mins".
  ///
  /// A time is a number (or "a", "an", "one" to "ten", "half an") before seconds, minutes or hours.
  /// Several in a row, the longest unit first, count as one time. Cost: O(length).
  public static func all(in step: String) -> [StepTime] {
    let words = step.split(whereSeparator: { $0.isWhitespace })
    var found: [StepTime] = []
    var place = 0
    while place < words.count {
      guard var part = part(of: words, from: place) else {
        place += 1
        continue
      }
      let start = part.start
      var (seconds, end, unit) = (part.seconds, part.end, part.unit)
      // "1 hour and 20 minutes" is one time; a range has no second part.
      while !part.isRange {
        let next = end < words.count && words[end].lowercased() == "and" ? end + 1 : end
        guard let more = self.part(of: words, from: next), more.start == next, !more.isRange,
          more.unit < unit
        else { break }
        (seconds, end, unit, part) = (seconds + more.seconds, more.end, more.unit, more)
      }
      place = max(end, place + 1)
      let whole = Int(seconds.rounded())
      guard (1...86_400).contains(whole), !found.contains(where: { $0.seconds == whole }) else {
        continue
      }
      let text = words[start..<end].joined(separator: " ")
      found.append(StepTime(text: bare(text), seconds: whole))
    }
    return found
  }

  private struct Part {
    var start, end: Int
    var seconds: Double
    /// In seconds: 1, 60 or 3,600.
    var unit: Int
    var isRange: Bool
  }

  /// A number with its unit that begins at a place, perhaps as a range.
  private static func part(of words: [Substring], from place: Int) -> Part? {
    guard place < words.count else { return nil }
    if let (number, unit) = joined(words[place]) {
      return Part(
        start: place,
        end: place + 1,
        seconds: number * Double(unit),
        unit: unit,
        isRange: false
      )
    }
    guard let (first, isRange) = amount(words[place]) else { return nil }
    var next = place + 1
    var number = first
    if bare(words[place]).lowercased() == "half", next < words.count,
      ["a", "an"].contains(words[next].lowercased())
    {
      number = 0.5
      next += 1
    }
    var hasEnd = isRange
    if next + 1 < words.count, ["to", "or", "-", "–"].contains(words[next].lowercased()),
      amount(words[next + 1]) != nil
    {
      next += 2
      hasEnd = true
    }
    guard next < words.count, let unit = unit(bare(words[next])) else { return nil }
    return Part(
      start: place,
      end: next + 1,
      seconds: number * Double(unit),
      unit: unit,
      isRange: hasEnd
    )
  }

  /// "90s", "5min", "2h": a number that its unit is written to.
  private static func joined(_ word: Substring) -> (Double, Int)? {
    let text = bare(word)
    let digits = text.prefix { $0.isASCII && ($0.isNumber || $0 == ".") }
    guard !digits.isEmpty, digits.count < text.count, let number = Double(digits),
      let unit = unit(text.dropFirst(digits.count))
    else { return nil }
    return (number, unit)
  }

  /// The lower end of "5", "2.5", "½", "1½", "5-10"; nil for no amount.
  private static func amount(_ word: Substring) -> (Double, isRange: Bool)? {
    let text = bare(word)
    if let number = Self.words[text.lowercased()] { return (number, false) }
    let ends = text.split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "–" }
    guard (1...2).contains(ends.count), let low = number(ends[0]) else { return nil }
    guard ends.count == 2 else { return (low, false) }
    return number(ends[1]) == nil ? nil : (low, true)
  }

  private static func number(_ text: some StringProtocol) -> Double? {
    guard let last = text.last else { return nil }
    if let fraction = fractions[last] {
      let rest = text.dropLast()
      return rest.isEmpty ? fraction : digits(rest).map { $0 + fraction }
    }
    return digits(text)
  }

  private static func digits(_ text: some StringProtocol) -> Double? {
    guard text.first?.isNumber == true,
      text.allSatisfy({ $0.isASCII && ($0.isNumber || $0 == ".") })
    else { return nil }
    return Double(text)
  }

  private static let fractions: [Character: Double] = [
    "½": 0.5, "¼": 0.25, "¾": 0.75, "⅓": 1 / 3, "⅔": 2 / 3,
  ]

  private static let words: [String: Double] = [
    "a": 1, "an": 1, "half": 0.5, "one": 1, "two": 2, "three": 3, "four": 4, "five": 5, "six": 6,
    "seven": 7, "eight": 8, "nine": 9, "ten": 10,
  ]

  /// In seconds.
  private static func unit(_ word: some StringProtocol) -> Int? {
    switch word.lowercased() {
    case "s", "sec", "secs", "second", "seconds": 1
    case "min", "mins", "minute", "minutes": 60
    case "h", "hr", "hrs", "hour", "hours": 3_600
    default: nil
    }
  }

  /// Without the marks around it.
  private static func bare(_ text: some StringProtocol) -> String {
    let inner = text.drop { "([~,.;:".contains($0) }
    return String(String(inner.reversed().drop { ")],.;:!".contains($0) }).reversed())
  }
}
