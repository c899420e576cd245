/// Why something about a household was not done; then nothing has changed.
package enum HouseholdRefusal: Error, Hashable, Sendable {
  case noSuchHousehold
  case noSuchPerson
  /// The household would have no administrator.
  case lastAdministrator
  /// The person already belongs to a household, and nobody can belong to two.
  case belongsToOne
  case belongsToNone
}
