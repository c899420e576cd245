/// Times as recipes write them: "1 hour 30 minutes", "90 min", "1h30m", "PT1H30M".
enum CookingTime {
  /// In minutes.
  private static let year = 525_600
  /// Of a text that may be a time.
  private static let textBytes = 200

  /// The time in minutes, rounded up; nil when it is not a time, or is 0 or above a year.
  ///
  /// A bare number means minutes, and the longer end of a range counts. What begins with a P is a
  /// duration of ISO 8601. Cost: O(1); a text above 200 bytes is no time.
  static func minutes(_ text: String) -> Int? {
    let text = text.trimmed
    guard text.utf8.count <= textBytes else { return nil }
    let isDuration = text.first == "P" || text.first == "p"
    let seconds = isDuration ? ISODuration.seconds(text) : secondsInWords(text)
    guard let minutes = seconds.map({ ($0 / 60).rounded(.up) }), minutes >= 1 else { return nil }
    return Int(exactly: minutes).flatMap { $0 <= year ? $0 : nil }
  }

  /// The total where it is a time, else the sum of the parts that are; nil when none is, or the sum
  /// is above a year.
  static func minutes(total: String?, parts: [String?]) -> Int? {
    if let total = total.flatMap(minutes) { return total }
    let known = parts.compactMap { $0.flatMap(minutes) }
    let sum = known.reduce(0, +)
    return known.isEmpty || sum > year ? nil : sum
  }

  private static func secondsInWords(_ text: String) -> Double? {
    var seconds = 0.0
    var amount: Double?
    var hasUnit = false
    for token in tokens(text) {
      if token.isNumber {
        guard let value = upperEnd(token.text) else { return nil }
        amount = (amount ?? 0) + value
      } else if let unit = secondsPerUnit(token.text) {
        guard let count = amount else { return nil }
        seconds += count * unit
        amount = nil
        hasUnit = true
      } else if !fillers.contains(token.text) {
        return nil
      }
    }
    if let rest = amount {
      guard !hasUnit else { return nil }
      seconds = rest * 60
    }
    return seconds
  }

  /// Words beside a time that do not change it.
  private static let fillers: Set<String> = ["and", "about", "approx", "ca"]

  private static func secondsPerUnit(_ word: String) -> Double? {
    switch word {
    case "s", "sec", "secs", "second", "seconds": 1
    case "m", "min", "mins", "minute", "minutes", "minuten", "minuto", "minutos", "minuti": 60
    case "h", "hr", "hrs", "hour", "hours", "std", "stunde", "stunden", "heure", "heures", "hora",
      "horas",
      "ora", "ore":
      3600
    case "d", "day", "days": 86_400
    default: nil
    }
  }

  private static func upperEnd(_ number: String) -> Double? {
    switch CooklangAmount.quantity(number) {
    case .number(let value): value
    case .range(_, let high): high
    case .text: nil
    }
  }

  /// Numbers, with the signs inside them, and words, in lower case.
  private static func tokens(_ text: String) -> [(text: String, isNumber: Bool)] {
    var tokens: [(text: String, isNumber: Bool)] = []
    var isOpen = false
    for character in text.lowercased() {
      let followsNumber = tokens.last?.isNumber ?? false
      if let last = tokens.last, isOpen || last.text.last == "-",
        character.isNumber && last.isNumber || character.isLetter && !last.isNumber
          || followsNumber && isOpen && "./⁄".contains(character)
      {
        tokens[tokens.count - 1].text.append(character)
        isOpen = true
      } else if followsNumber, character == "-" || character == "–" {
        // A range reads the same with spaces around its dash.
        tokens[tokens.count - 1].text.append("-")
        isOpen = true
      } else if character.isNumber || character.isLetter {
        tokens.append((String(character), character.isNumber))
        isOpen = true
      } else {
        isOpen = false
      }
    }
    return tokens
  }
}
