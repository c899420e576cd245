/// Many entries that a person deleted at once, and can bring back for a while.
public struct Deletion: Hashable, Sendable, Codable {
  /// How long it can be undone, in seconds: 30 days.
  public static let secondsToUndo = 30 * 86_400

  /// Permanent within its store; ascending in the order in which things were deleted.
  public var number = 0
  public var kind: Kind
  /// The name of what was deleted: of a list, of a changed dish, of what was taught, of a household,
  /// or of the one ingredient that was taken out of the pantry. Nil for everything of a kind, and for
  /// several ingredients.
  public var name: String?
  /// How many entries were deleted: batches, purchases, events, opinions, facts, or dishes of the
  /// list.
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
    /// The plan; see ``PlanEntry``.
    case plan
    case history
    case taste
    case list
    /// A person's version of a dish; see ``DishVersion``.
    case version
    /// What a person taught about ingredients; see ``TaughtFact``.
    case taught
    /// What a person had by themselves before they joined a household.
    case joined
    /// A person's membership of a household.
    case left
  }

  /// The last second in which it can be undone, counted from 1970.
  public var until: Int {
    let (end, isBeyondTime) = at.addingReportingOverflow(Self.secondsToUndo)
    return isBeyondTime ? .max : end
  }
}

/// The result of undoing a deletion.
public struct Undoing: Hashable, Sendable {
  public var deletion: Deletion
  /// How many of its entries were brought back.
  public var restored: Int
  /// How many were not, because something newer is in their place: a newer opinion, a dish that is
  /// already on the list, a newer version, or a fact that was taught again.
  public var passedOver: Int
  /// The name of a newer list with the same name, if the dishes of the deleted list were added to
  /// its end; nil if the list itself was restored.
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
