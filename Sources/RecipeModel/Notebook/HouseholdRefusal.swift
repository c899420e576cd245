/// Why something about a household was not done; then nothing has changed.
package enum HouseholdRefusal: Error, Hashable, Sendable {
  case noSuchHousehold
  case noSuchPerson
  /// Nobody would be left who may say who belongs to it.
  case lastAdministrator
  /// The person belongs to a household, and to one at most.
  case belongsToOne
  case belongsToNone
}
