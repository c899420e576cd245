/// One requirement that a pantry meets, as the level search takes it.
public struct LevelHit: Sendable, Equatable {
  /// The requirement, a position in the index's vocabulary.
  public var term: Int
  /// True when it is met otherwise than written.
  public var isCompromise: Bool
  /// True for an assumed staple: had, but neither used nor counted as required.
  public var isStaple: Bool
  /// True when something that the cook named goes in.
  public var usesPantry: Bool

  public init(
    term: Int,
    isCompromise: Bool = false,
    isStaple: Bool = false,
    usesPantry: Bool = true
  ) {
    self.term = term
    self.isCompromise = isCompromise
    self.isStaple = isStaple
    self.usesPantry = usesPantry
  }
}

/// What the lists tell of a dish: the keys that rank it, without those that need more than its row.
public struct LevelKeys: Sendable, Equatable {
  /// Requirements that are not met; fewer first.
  public var missing: Int
  /// Requirements that are met otherwise than written; fewer first.
  public var compromises: Int
  /// The summed weight of the requirements that are met and no staples; more first.
  public var usedWeight: Int
  /// How urgent it is to use what goes in; more first.
  public var expiring = 0
  /// How well it fits a taste; more first.
  public var taste = 0
  /// Requirements that are no active staples; fewer first.
  public var required: Int

  public init(
    missing: Int,
    compromises: Int,
    usedWeight: Int,
    expiring: Int = 0,
    taste: Int = 0,
    required: Int
  ) {
    self.missing = missing
    self.compromises = compromises
    self.usedWeight = usedWeight
    self.expiring = expiring
    self.taste = taste
    self.required = required
  }
}

/// One dish of a ranking.
public struct LevelMatch: Sendable, Equatable {
  public var keys: LevelKeys
  /// The dish.
  public var recipe: Int
  /// Where the dish stands among those that are equal otherwise; lower first.
  public var place: Int

  public init(keys: LevelKeys, recipe: Int, place: Int) {
    self.keys = keys
    self.recipe = recipe
    self.place = place
  }

  /// Whether the first comes before the second: fewer missing, fewer compromises, more used weight,
  /// more expiring, more taste, fewer required, and the lower place.
  @inline(__always)
  public static func precedes(_ left: LevelMatch, _ right: LevelMatch) -> Bool {
    let (one, other) = (left.keys, right.keys)
    if one.missing != other.missing { return one.missing < other.missing }
    if one.compromises != other.compromises { return one.compromises < other.compromises }
    if one.usedWeight != other.usedWeight { return one.usedWeight > other.usedWeight }
    if one.expiring != other.expiring { return one.expiring > other.expiring }
    if one.taste != other.taste { return one.taste > other.taste }
    if one.required != other.required { return one.required < other.required }
    return left.place < right.place
  }
}
