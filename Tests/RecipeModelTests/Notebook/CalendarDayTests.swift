import RecipeModel
import Testing

@Suite("A day of the calendar")
struct CalendarDayTests {
  /// Counts on from a known day, one day after the other.
  private struct Count {
    var year = 1_600
    var month = 1
    var day = 1
    /// Of 1600-01-01: 370 years of which 89 are leap years lie before 1970.
    var number = -(370 * 365 + 90)

    private var daysInMonth: Int {
      let isLeap = year % 400 == 0 || (year % 4 == 0 && year % 100 != 0)
      return [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1]
    }

    mutating func goOn() {
      number += 1
      day += 1
      guard day > daysInMonth else { return }
      (month, day) = (month + 1, 1)
      guard month > 12 else { return }
      (year, month) = (year + 1, 1)
    }
  }

  @Test("every day of the years 1600 to 2400 is as many days from 1970 as counting gives")
  func counted() {
    var count = Count()
    var wrong: [String] = []
    while count.year <= 2_400 {
      let day = CalendarDay(year: count.year, month: count.month, day: count.day)
      let back = CalendarDay(daysSince1970: count.number).parts
      if day?.daysSince1970 != count.number || back != (count.year, count.month, count.day) {
        wrong.append("\(count)")
      }
      count.goOn()
    }
    #expect(wrong == [])
  }

  @Test("the first day of 1970 is day 0, and text comes back as it was written")
  func text() throws {
    #expect(CalendarDay("1970-01-01")?.daysSince1970 == 0)
    for text in ["0001-01-01", "0400-02-29", "1969-12-31", "2024-02-29", "9999-12-31"] {
      #expect(CalendarDay(text)?.description == text)
    }
    let line = "expires 2026-11-30"
    #expect(CalendarDay(line.dropFirst(8))?.description == "2026-11-30")
  }

  @Test(
    "what is no date is refused",
    arguments: [
      "2026-2-3", "2026-02-30", "2026-00-10", "2026-13-01", "2026-01-00", "2026-01-32",
      "2026-04-31", "1900-02-29", "2023-02-29", "0000-01-01", "10000-01-01", "26-01-01",
      "2026/01/01", "20260101", "2026-01-01 ", " 2026-01-01", "2026-01-01-", "2026-01-+1",
      "2026-01--1", "-026-01-01", "٢٠٢٦-٠١-٠١", "２０２６-０１-０１", "today", "", "--", "2026-01-01\0",
    ]
  )
  func refused(text: String) {
    #expect(CalendarDay(text) == nil)
  }

  @Test("days beyond the years 1 to 9999 are held at the ends")
  func ends() {
    #expect(CalendarDay(daysSince1970: -719_162).description == "0001-01-01")
    #expect(CalendarDay(daysSince1970: -719_163).description == "0001-01-01")
    #expect(CalendarDay(daysSince1970: .min).description == "0001-01-01")
    #expect(CalendarDay(daysSince1970: 2_932_896).description == "9999-12-31")
    #expect(CalendarDay(daysSince1970: 2_932_897).description == "9999-12-31")
    #expect(CalendarDay(daysSince1970: .max).description == "9999-12-31")
    #expect(CalendarDay(year: 0, month: 12, day: 31) == nil)
    #expect(CalendarDay(year: 10_000, month: 1, day: 1) == nil)
    #expect(CalendarDay(year: .max, month: .max, day: .max) == nil)
    #expect(CalendarDay(year: .min, month: .min, day: .min) == nil)
  }

  @Test("days compare by the calendar, and their distance has a sign")
  func distance() throws {
    let leapDay = try #require(CalendarDay("2024-02-29"))
    let next = try #require(CalendarDay("2024-03-01"))
    #expect(leapDay < next)
    #expect(next.days(since: leapDay) == 1)
    #expect(leapDay.days(since: next) == -1)
    #expect(leapDay.days(since: leapDay) == 0)
  }
}
