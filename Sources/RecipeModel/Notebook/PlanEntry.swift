/// A dish that is to be made on a day, by those who share a household.
package struct PlanEntry: Hashable, Sendable {
  /// For what part of the day, in its order.
  package enum Slot: String, Codable, Sendable, CaseIterable, Comparable {
    case breakfast, lunch, snack, dinner, drinks

    package static func < (left: Slot, right: Slot) -> Bool {
      (allCases.firstIndex(of: left) ?? 0) < (allCases.firstIndex(of: right) ?? 0)
    }
  }

  /// What somebody says of it.
  package struct Content: Hashable, Sendable, Codable {
    package var day: CalendarDay
    package var slot: Slot
    package var dish: DishID
    /// What the dish was called when it was planned.
    package var dishName: String
    /// For so many people; nil where nobody said.
    package var servings: Int?
    /// Who cooks; nil where nobody said.
    package var cook: Person?

    /// What is written into an export, where nobody is named.
    private enum CodingKeys: String, CodingKey {
      case day, slot, dish
      case dishName = "name"
      case servings
    }

    package init(
      day: CalendarDay,
      slot: Slot,
      dish: DishID,
      dishName: String,
      servings: Int? = nil,
      cook: Person? = nil
    ) {
      self.day = day
      self.slot = slot
      self.dish = dish
      self.dishName = dishName
      self.servings = servings
      self.cook = cook
    }
  }

  /// The most that a household may plan.
  package static let most = 5_000
  /// The most servings of one.
  package static let mostServings = 1_000

  /// Permanent within its store.
  package var number: Int
  package var content: Content
  /// Seconds since 1970.
  package var addedAt: Int

  package init(number: Int, content: Content, addedAt: Int) {
    self.number = number
    self.content = content
    self.addedAt = addedAt
  }
}
