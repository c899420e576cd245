import Testing

@testable import WhatCanIMake

@Suite("Days as people type them")
struct TypedDayTests {
  /// A Saturday.
  private let today = CalendarDay("2026-11-28")

  @Test(
    "a day may be written in words; a weekday is the next one, a day without a year too",
    arguments: [
      ("2026-12-12", "2026-12-12"), ("2020-01-01", "2020-01-01"), ("today", "2026-11-28"),
      ("Tomorrow", "2026-11-29"), ("sunday", "2026-11-29"), ("Fri", "2026-12-04"),
      ("saturday", "2026-12-05"), ("thurs", "2026-12-03"), ("in 3 days", "2026-12-01"),
      ("3 days", "2026-12-01"), ("1 day", "2026-11-29"), ("0 days", "2026-11-28"),
      ("in a week", "2026-12-05"), ("2 weeks", "2026-12-12"), ("12 Dec", "2026-12-12"),
      ("Dec 12", "2026-12-12"), ("12 december 2027", "2027-12-12"), ("dec 12, 2027", "2027-12-12"),
      ("1st Jan", "2027-01-01"), ("28 nov", "2026-11-28"), ("27 nov", "2027-11-27"),
      ("3rd sept", "2027-09-03"), ("29 feb", "2028-02-29"), ("  12   DEC ", "2026-12-12"),
    ]
  )
  func understood(text: String, day: String) {
    #expect(CalendarDay(typed: text, today: today)?.description == day)
  }

  @Test(
    "anything else is no day",
    arguments: [
      "", "soon", "yesterday", "12", "dec", "31 nov", "0 dec", "12/12/2026", "12.12.2026",
      "in days",
      "3", "3 months", "-3 days", "12 dec 26", "12 dec 2026 x", "2026-02-30", "fr", "de 12",
      "99999 days", "friday 12",
    ]
  )
  func refused(text: String) { #expect(CalendarDay(typed: text, today: today) == nil) }

  @Test("weekdays follow each other from any day on", arguments: 0..<14)
  func weekdays(ahead: Int) throws {
    let monday = try #require(CalendarDay("1969-12-29"))
    let day = CalendarDay(daysSince1970: monday.daysSince1970 + ahead)
    let next = try #require(CalendarDay(typed: "monday", today: day))
    #expect((1...7).contains(next.days(since: day)))
    #expect(next.days(since: monday) % 7 == 0)
  }

  @Test("where today is not known, only a whole date is understood")
  func unknownToday() {
    #expect(CalendarDay(typed: "2026-12-12", today: nil)?.description == "2026-12-12")
    #expect(CalendarDay(typed: "tomorrow", today: nil) == nil)
  }
}
