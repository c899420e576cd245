/// What lets whoever has it read one thing, without an account. The link itself is nowhere: only what it is told by.
package struct ShareLink: Hashable, Sendable {
  /// What it leads to, as that is when somebody reads it.
  package enum Subject: Hashable, Sendable {
    /// A list, by its number.
    case list(Int)
    /// One's own recipe, or any other dish.
    case dish(DishID)
    /// The plan for some days: the first and the last one.
    case plan(CalendarDay, CalendarDay)
    case shopping

    package enum Kind: String, Codable, Sendable, CaseIterable {
      case list, dish, plan, shopping
    }

    package var kind: Kind {
      switch self {
      case .list: .list
      case .dish: .dish
      case .plan: .plan
      case .shopping: .shopping
      }
    }

    /// What tells it from others of its kind.
    package var text: String {
      switch self {
      case .list(let number): "\(number)"
      case .dish(let dish): "\(dish)"
      case .plan(let first, let last): "\(first)/\(last)"
      case .shopping: ""
      }
    }

    /// Nil for what nothing has.
    package init?(_ kind: Kind, _ text: String) {
      switch kind {
      case .list:
        guard let number = Int(text) else { return nil }
        self = .list(number)
      case .dish: self = .dish(DishID(text))
      case .plan:
        let days = text.split(separator: "/").compactMap { CalendarDay($0) }
        guard days.count == 2, days[0] <= days[1] else { return nil }
        self = .plan(days[0], days[1])
      case .shopping: self = .shopping
      }
    }
  }

  /// The most that one person may have.
  package static let mostOfPerson = 100

  /// Permanent within its store.
  package var number: Int
  /// Whose it is; with a ``Person/number``.
  package var person: Person
  package var subject: Subject
  /// The ``Household/number`` whose plan or shopping list it leads to; nil for what is the person's own.
  package var household: Int?
  /// Whether it says whose it is.
  package var showsName: Bool
  /// Seconds since 1970.
  package var createdAt: Int
  /// The first second in which it is no longer good, since 1970; nil for one that stays good.
  package var expiresAt: Int?

  package init(
    number: Int,
    person: Person,
    subject: Subject,
    household: Int?,
    showsName: Bool,
    createdAt: Int,
    expiresAt: Int?
  ) {
    self.number = number
    self.person = person
    self.subject = subject
    self.household = household
    self.showsName = showsName
    self.createdAt = createdAt
    self.expiresAt = expiresAt
  }

  /// Whether it can still be read by.
  package func isGood(now: Int) -> Bool { expiresAt.map { now < $0 } ?? true }
}
