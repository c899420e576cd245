/// Dates of HTTP headers.
///
/// Source: RFC 9110, section 5.6.7.
enum HTTPDate {
  private static let months = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ]

  /// Seconds since 1970 of a date as "Sun, 06 Nov 1994 08:49:37 GMT", the one form that may be
  /// sent; nil for anything else. The name of the day is not compared with the date.
  static func seconds(_ text: String) -> Int? {
    guard text.utf8.count == 29, text.utf8.allSatisfy({ $0 < 0x80 }) else { return nil }
    let parts = text.split(separator: " ", omittingEmptySubsequences: false)
    guard parts.count == 6, parts[0].hasSuffix(","), parts[5] == "GMT",
      let day = number(parts[1], 2), let month = months.firstIndex(of: String(parts[2])),
      let year = number(parts[3], 4)
    else { return nil }
    let clock = parts[4].split(separator: ":", omittingEmptySubsequences: false)
    guard clock.count == 3, let hour = number(clock[0], 2), let minute = number(clock[1], 2),
      let second = number(clock[2], 2), hour < 24, minute < 60, second <= 60,
      year >= 1970, (1...days(in: month + 1, of: year)).contains(day)
    else { return nil }
    return days(to: year, month + 1, day) * 86_400 + hour * 3_600 + minute * 60 + second
  }

  /// A number of exactly so many digits.
  private static func number(_ text: Substring, _ digits: Int) -> Int? {
    guard text.utf8.count == digits, text.utf8.allSatisfy({ (0x30...0x39).contains($0) })
    else { return nil }
    return Int(text)
  }

  private static func isLeap(_ year: Int) -> Bool {
    year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
  }

  private static func days(in month: Int, of year: Int) -> Int {
    switch month {
    case 2: isLeap(year) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  /// Days from the first of January 1970.
  private static func days(to year: Int, _ month: Int, _ day: Int) -> Int {
    let before = year - 1
    let leaps = before / 4 - before / 100 + before / 400 - 477
    let months = (1..<month).reduce(0) { $0 + days(in: $1, of: year) }
    return (year - 1970) * 365 + leaps + months + day - 1
  }
}
