package import RecipeModel

extension CalendarDay {
  /// The position of the day in the week, from 0 for Monday to 6 for Sunday.
  package var weekday: Int {
    // The first of January 1970 was a Thursday.
    let place = (daysSince1970 + 3) % 7
    return place < 0 ? place + 7 : place
  }

  /// The day so many days later, or earlier if `days` is negative.
  package func adding(days: Int) -> CalendarDay {
    CalendarDay(daysSince1970: daysSince1970 + days)
  }
}
