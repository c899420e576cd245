import RecipeLexicon
public import RecipeModel

/// How long something in the pantry probably keeps, if nobody typed a date. The estimate is based
/// on how long such things usually keep, and is always shown as an estimate. Nothing counts as
/// expired or is hidden because of it.
public struct KeepingEstimate: Sendable, Equatable {
  /// The last day on which it is probably still good.
  public var until: CalendarDay

  /// The days left on a given day, at least 0: if the estimate has passed, the thing should be used
  /// now.
  public func daysLeft(on today: CalendarDay) -> Int { max(0, until.days(since: today)) }

  /// Whether it has been there for longer than such things usually keep.
  public func isOver(on today: CalendarDay) -> Bool { until < today }
}

extension KeepingTable {
  /// How long a batch probably keeps: as long as such things do where it is, from the day it was added, and once
  /// opened, from that day, whichever ends first; days in a freezer before do not count.
  ///
  /// Nil with a typed date, in the freezer, and for what keeps for long. The day on which it was added is that of
  /// Greenwich. Cost: O(1).
  func estimate(of item: PantryItem, as ingredient: IngredientID) -> KeepingEstimate? {
    let entry = item.entry
    guard entry.expires == nil, entry.place != .freezer else { return nil }
    let added = item.addedAt.dayOfSeconds
    let ends = [
      days(of: ingredient, in: entry.place).map { added.daysSince1970 + $0 },
      entry.opened.flatMap { opened in
        daysOpened(ingredient).map { opened.daysSince1970 + $0 }
      },
    ]
    // What keeps for years needs no estimate.
    let last = ends.compactMap(\.self).filter { $0 - added.daysSince1970 < Self.longest }.min()
    return last.map { KeepingEstimate(until: CalendarDay(daysSince1970: $0 + entry.daysPaused)) }
  }

  /// In days: what keeps as long hurries nobody.
  private static let longest = 9_999
}

extension Int {
  /// The day, in Greenwich, of a time in seconds since 1970.
  var dayOfSeconds: CalendarDay {
    CalendarDay(daysSince1970: (Double(self) / 86_400).rounded(.down).clampedToInt)
  }
}

extension Double {
  fileprivate var clampedToInt: Int { Int(Swift.min(Swift.max(self, -1e9), 1e9)) }
}

extension Kitchen {
  /// How long something in the pantry probably keeps; nil if there is no estimate. See
  /// ``KeepingEstimate``.
  public func estimate(of item: PantryItem) -> KeepingEstimate? {
    ingredient(of: item.entry).flatMap { index.lexicon.keeping.estimate(of: item, as: $0) }
  }
}
