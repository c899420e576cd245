/// A change of the shopping list that came under an id of its own, as it was taken.
package struct TakenChange: Hashable, Sendable, Codable {
  /// What the device called it: each person has an id once.
  package var id: String
  /// What was asked for: the same text for the same change.
  package var request: String
  /// What was answered.
  package var outcome: String
  /// The number of the entry of the list that it is about; nil while there is none, and where there was none.
  package var entry: Int?
  /// The id of the person's own change that put the entry on the list; nil where the entry is told by its number.
  package var named: String?
  /// When it was taken, in seconds since 1970.
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
