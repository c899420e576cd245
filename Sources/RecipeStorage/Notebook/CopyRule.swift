import RecipeModel

/// Which copies of days are kept when a new one is made.
///
/// Kept are the newest of days, one of each of the newest weeks, the newest in it, and one of each of the
/// newest months; and for ever each that holds more than twice as much as every newer one that is kept,
/// each with something that the notebook never had, and each that cannot be read. So what goes has a newer
/// one beside it that holds at least half as much. Copies of days to come, made while the clock was wrong,
/// are counted by themselves: they push out none.
struct CopyRule {
  var days = 7
  var weeks = 5
  var months = 12

  /// The copy of a day.
  struct DayCopy: Equatable {
    var day: CalendarDay
    /// Nil when it cannot be read.
    var entries: Int?
    /// Whether it holds a row that the notebook never had.
    var isAhead: Bool
  }

  /// The copies that may go, ascending by day. Cost: O(copies · log copies).
  ///
  /// - Parameters:
  ///   - copies: One of a day at most.
  ///   - today: The day of the copy just made, which is kept.
  func superfluous(among copies: [DayCopy], on today: CalendarDay) -> [CalendarDay] {
    let past = copies.filter { $0.day <= today }
    let toCome = copies.filter { $0.day > today }
    return superfluous(among: past) + superfluous(among: toCome)
  }

  private func superfluous(among copies: [DayCopy]) -> [CalendarDay] {
    var (inDays, inWeeks, inMonths) = (0, Set<Int>(), Set<Int>())
    var (fullest, deleted) = (-1, [CalendarDay]())
    for copy in copies.sorted(by: { $0.day > $1.day }) {
      let isOfWeek = inWeeks.count < weeks && inWeeks.insert(copy.day.week).inserted
      let isOfMonth = inMonths.count < months && inMonths.insert(copy.day.month).inserted
      let isFuller = copy.entries.map { $0 > 2 * fullest } ?? true
      guard inDays < days || isOfWeek || isOfMonth || isFuller || copy.isAhead else {
        deleted.append(copy.day)
        continue
      }
      inDays += 1
      fullest = max(fullest, copy.entries ?? -1)
    }
    return deleted.reversed()
  }
}

extension CalendarDay {
  /// Counts weeks, which begin on Mondays.
  fileprivate var week: Int { (daysSince1970 + 719_162) / 7 }
  /// Counts months.
  fileprivate var month: Int { parts.year * 12 + parts.month }
}
