/// Much that a person deleted at once, and can bring back for a while.
public struct Deletion: Hashable, Sendable, Codable {
  /// How long it can be undone, in seconds: 30 days.
  public static let secondsToUndo = 30 * 86_400

  /// Permanent within its store; ascending in the order in which things were deleted.
  public var number = 0
  public var kind: Kind
  /// What was deleted is called so: a list's name, that of a changed dish, what something was said about, a household's; nil where a person has one of its kind.
  public var name: String?
  /// How many entries went: batches, purchases, events, opinions, facts, or dishes of the list.
  public var count: Int
  /// When, in seconds since 1970.
  public var at: Int

  private enum CodingKeys: String, CodingKey {
    case kind, name
    case count = "entries"
    case at
  }

  public init(number: Int, kind: Kind, name: String?, count: Int, at: Int) {
    self.number = number
    self.kind = kind
    self.name = name
    self.count = count
    self.at = at
  }

  /// Where the entries were.
  public enum Kind: String, Codable, Sendable, CaseIterable {
    case pantry
    case shopping
    /// What was planned; see ``PlanEntry``.
    case plan
    case history
    case taste
    case list
    /// What a person made of a dish; see ``DishVersion``.
    case version
    /// What a person said about ingredients; see ``TaughtFact``.
    case taught
    /// What a person kept alone, before they shared it with a household.
    case joined
    /// That a person belonged to a household.
    case left
  }

  /// The last second in which it can be undone, since 1970.
  public var until: Int {
    let (end, isBeyondTime) = at.addingReportingOverflow(Self.secondsToUndo)
    return isBeyondTime ? .max : end
  }
}

/// What an undoing brought back.
public struct Undoing: Hashable, Sendable {
  public var deletion: Deletion
  /// How many of its entries are there again.
  public var restored: Int
  /// How many are not, because there is one in their place: an opinion that was given since, a dish
  /// that is on the list already, a version that was made since, a fact that was said again.
  public var passedOver: Int
  /// The list of the same name, made since, behind whose dishes those of the deleted one are now; nil
  /// where the list is back as it was.
  public var joined: String?
  /// Why nothing was brought back; then it can still be undone. Nil for everything but households.
  package var refusal: HouseholdRefusal?

  public init(deletion: Deletion, restored: Int, passedOver: Int, joined: String?) {
    self.deletion = deletion
    self.restored = restored
    self.passedOver = passedOver
    self.joined = joined
  }
}
