public import RecipeModel

/// Something in the pantry that should be used soon.
public struct DueThing: Sendable, Equatable {
  /// The ingredient.
  public var name: String
  /// From 0 for today; an estimate where nobody typed a date.
  public var daysLeft: Int
}

extension Kitchen {
  /// Something is due soon with at most this many days left.
  public static let daysDueSoon = 3

  /// How many days something in the pantry has left on a day, by its date, or as estimated; negative past its date, nil
  /// where nothing is known.
  public func daysLeft(of item: PantryItem, on today: CalendarDay) -> Int? {
    item.entry.expires?.days(since: today) ?? estimate(of: item)?.daysLeft(on: today)
  }

  /// What the person's pantry has that should be used within ``daysDueSoon`` days, without what is past its date. Each
  /// ingredient once; the most urgent first, then by name.
  ///
  /// Cost: O(pantry).
  public func dueSoon(on today: CalendarDay) -> [DueThing] {
    var least: [String: Int] = [:]
    for item in snapshot.pantry {
      guard let days = daysLeft(of: item, on: today), (0...Self.daysDueSoon).contains(days) else {
        continue
      }
      least[item.entry.ingredient] = min(days, least[item.entry.ingredient] ?? days)
    }
    return least.map { DueThing(name: $0.key, daysLeft: $0.value) }
      .sorted { ($0.daysLeft, $0.name) < ($1.daysLeft, $1.name) }
  }
}
