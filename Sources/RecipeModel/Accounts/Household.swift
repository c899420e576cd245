/// People who share a pantry, a shopping list and staples. A person without one shares with nobody.
package struct Household: Hashable, Sendable, Codable {
  /// Permanent within its store.
  package var number = 0
  package var name: String
  /// Seconds since 1970.
  package var createdAt: Int

  private enum CodingKeys: CodingKey {
    case name, createdAt
  }

  package init(number: Int, name: String, createdAt: Int) {
    self.number = number
    self.name = name
    self.createdAt = createdAt
  }
}

/// What somebody may do in a household.
package enum HouseholdRole: String, Codable, Sendable, CaseIterable {
  /// Everything that a member may do; also decides who belongs to the household.
  case administrator
  /// May read and change what is shared.
  case member
  /// May read what is shared.
  case guest
}

/// That a person belongs to a household; each belongs to one at most.
package struct Membership: Hashable, Sendable, Codable {
  package var person = Person.unsaid
  /// A ``Household/number``.
  package var household: Int
  package var role: HouseholdRole
  /// Seconds since 1970.
  package var joinedAt: Int

  private enum CodingKeys: CodingKey {
    case household, role, joinedAt
  }

  package init(person: Person, household: Int, role: HouseholdRole, joinedAt: Int) {
    self.person = person
    self.household = household
    self.role = role
    self.joinedAt = joinedAt
  }
}
