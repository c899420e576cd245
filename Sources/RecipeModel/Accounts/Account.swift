/// What lets a person sign in at a server. What it is secured with is not part of it.
package struct Account: Hashable, Sendable {
  /// With a ``Person/number``, by which the account is known for ever.
  package var person: Person
  /// Whether it administers the server.
  package var isAdministrator: Bool
  /// Whether it can do nothing for now.
  package var isDisabled: Bool
  /// Seconds since 1970.
  package var createdAt: Int

  package init(person: Person, isAdministrator: Bool, isDisabled: Bool, createdAt: Int) {
    self.person = person
    self.isAdministrator = isAdministrator
    self.isDisabled = isDisabled
    self.createdAt = createdAt
  }
}

/// A key of a program that speaks for a person. The key itself is nowhere: only what it is told by.
package struct APIToken: Hashable, Sendable {
  package enum Scope: String, Codable, Sendable, CaseIterable {
    case read
    case write
  }

  /// Permanent within its store.
  package var number: Int
  /// With a ``Person/number``.
  package var person: Person
  package var scope: Scope
  /// The household that it is good for, a ``Household/number``: elsewhere it is good for nothing. Nil where the person had
  /// none.
  package var household: Int?
  /// What the person calls it.
  package var label: String
  /// Seconds since 1970.
  package var createdAt: Int
  /// The last day on which it was used; nil before the first.
  package var lastUsed: CalendarDay?

  package init(
    number: Int,
    person: Person,
    scope: Scope,
    household: Int?,
    label: String,
    createdAt: Int,
    lastUsed: CalendarDay?
  ) {
    self.number = number
    self.person = person
    self.scope = scope
    self.household = household
    self.label = label
    self.createdAt = createdAt
    self.lastUsed = lastUsed
  }
}

/// Leave to make an account, once.
package struct Invitation: Hashable, Sendable {
  /// Permanent within its store.
  package var number: Int
  /// Who invites; with a ``Person/number``.
  package var by: Person
  /// Whither, a ``Household/number``; nil for somebody who may found one of their own.
  package var household: Int?
  package var role: HouseholdRole
  /// The first second in which it is no longer good, since 1970.
  package var expiresAt: Int
  /// When it was used, in seconds since 1970; nil before.
  package var usedAt: Int?

  package init(
    number: Int,
    by: Person,
    household: Int?,
    role: HouseholdRole,
    expiresAt: Int,
    usedAt: Int?
  ) {
    self.number = number
    self.by = by
    self.household = household
    self.role = role
    self.expiresAt = expiresAt
    self.usedAt = usedAt
  }

  /// Whether it can still be used.
  package func isGood(now: Int) -> Bool { usedAt == nil && now < expiresAt }
}
