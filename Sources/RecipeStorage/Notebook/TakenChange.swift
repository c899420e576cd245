/// A change to the shopping list that a device sent under its own id, with its outcome.
package struct TakenChange: Hashable, Sendable, Codable {
  /// The id that the device gave it, unique for each person.
  package var id: String
  /// The request; the same text for the same change.
  package var request: String
  /// The answer.
  package var outcome: String
  /// The number of the list entry that it is about; nil as long as there is none, and if there
  /// never was one.
  package var entry: Int?
  /// The id of the person's own change that added the entry; nil if the entry is named by its
  /// number.
  package var named: String?
  /// When it was applied, in seconds since 1970.
  package var takenAt: Int

  /// How long a change is remembered, in seconds: 60 days.
  package static let secondsRemembered = 60 * 86_400
  /// How many changes of one person are remembered; the oldest are forgotten first.
  package static let mostOfPerson = 5_000

  package init(
    id: String,
    request: String,
    outcome: String,
    entry: Int?,
    named: String?,
    takenAt: Int
  ) {
    self.id = id
    self.request = request
    self.outcome = outcome
    self.entry = entry
    self.named = named
    self.takenAt = takenAt
  }
}
