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
  package var number = 0
  package var content: Content
  /// Seconds since 1970.
  package var addedAt: Int

  package init(number: Int, content: Content, addedAt: Int) {
    self.number = number
    self.content = content
    self.addedAt = addedAt
  }
}

/// The fields of the content and its own in one object, without the number; of the cook only their number.
extension PlanEntry: Codable {
  private enum CodingKeys: CodingKey {
    case cook, addedAt
  }

  package init(from decoder: any Decoder) throws {
    content = try Content(from: decoder)
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    let cook = try fields.decodeIfPresent(Int.self, forKey: .cook)
    content.cook = cook.map { Person.unsaid.numbered($0) }
    addedAt = try fields.decode(Int.self, forKey: .addedAt)
  }

  package func encode(to encoder: any Encoder) throws {
    try content.encode(to: encoder)
    var fields = encoder.container(keyedBy: CodingKeys.self)
    try fields.encodeIfPresent(content.cook?.number, forKey: .cook)
    try fields.encode(addedAt, forKey: .addedAt)
  }
}
