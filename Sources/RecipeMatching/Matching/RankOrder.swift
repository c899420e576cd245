/// The keys by which dishes are ranked, before name and id.
public struct RankKeys: Sendable, Equatable {
  /// Required things that are not there; fewer first.
  public var missing: Int
  /// Generics, swaps and shorts; fewer first.
  public var compromises: Int
  /// The summed weight of what the pantry gives; more first.
  public var usedWeight: Int
  /// How urgent it is to use what goes in; more first. 0 while no dates are known.
  ///
  /// The sum over the required lines that take something of the pantry: for each, of the batch that
  /// goes in and has the fewest days left without being past its date, 1024 halved every three days (rounded down), and 0 when
  /// that is more than 30 days, or when that date is past: nothing past its date raises a dish.
  public var expiring: Int
  /// How well the dish fits the cook's taste, quantised; more first. 0 without a profile.
  public var taste: Int
  /// Required things that are not assumed staples; fewer first.
  public var required: Int
  /// Minutes from start to table; fewer first, unknown last.
  public var minutes: Int?

  public init(
    missing: Int,
    compromises: Int,
    usedWeight: Int,
    expiring: Int = 0,
    taste: Int = 0,
    required: Int,
    minutes: Int? = nil
  ) {
    self.missing = missing
    self.compromises = compromises
    self.usedWeight = usedWeight
    self.expiring = expiring
    self.taste = taste
    self.required = required
    self.minutes = minutes
  }
}

/// Which key decides first. Every order is total: name and dish id come last in all of them.
public enum RankOrder: String, Sendable, CaseIterable {
  case fewestMissing = "fewest-missing"
  case mostUsed = "most-used"
  case expiring
  case taste
  case quick

  /// The keys turned so that a lexicographic comparison, smaller first, ranks the dishes.
  func ascending(_ keys: RankKeys) -> RankVector {
    let missing = keys.missing
    let compromises = keys.compromises
    let used = -keys.usedWeight
    let expiring = -keys.expiring
    let taste = -keys.taste
    let required = keys.required
    return switch self {
    case .fewestMissing: [missing, compromises, used, expiring, taste, required, 0]
    case .mostUsed: [used, missing, compromises, expiring, taste, required, 0]
    case .expiring: [expiring, missing, compromises, used, taste, required, 0]
    case .taste: [taste, missing, compromises, used, expiring, required, 0]
    case .quick: [keys.minutes ?? .max, missing, compromises, used, expiring, taste, required]
    }
  }
}

/// Seven keys, the deciding one first.
typealias RankVector = InlineArray<7, Int>

/// Whether the first vector comes before the second; nil when they are equal.
func precedes(_ left: RankVector, _ right: RankVector) -> Bool? {
  for key in left.indices where left[key] != right[key] { return left[key] < right[key] }
  return nil
}

extension RankOrder {
  /// The first key in which two dishes differ, in words: "missing 0 against 1"; "name" when none does.
  public func difference(_ left: RankKeys, _ right: RankKeys) -> String {
    let (a, b) = (named(left), named(right))
    for (one, other) in zip(a, b) where one.value != other.value {
      return "\(one.name) \(one.value.map(String.init) ?? "unknown") against "
        + (other.value.map(String.init) ?? "unknown")
    }
    return "name"
  }

  /// The keys in the order in which they decide.
  private func named(_ keys: RankKeys) -> [(name: String, value: Int?)] {
    let missing: (String, Int?) = ("missing", keys.missing)
    let compromises: (String, Int?) = ("compromises", keys.compromises)
    let used: (String, Int?) = ("used weight", keys.usedWeight)
    let expiring: (String, Int?) = ("expiring", keys.expiring)
    let taste: (String, Int?) = ("taste", keys.taste)
    let required: (String, Int?) = ("required", keys.required)
    return switch self {
    case .fewestMissing: [missing, compromises, used, expiring, taste, required]
    case .mostUsed: [used, missing, compromises, expiring, taste, required]
    case .expiring: [expiring, missing, compromises, used, taste, required]
    case .taste: [taste, missing, compromises, used, expiring, required]
    case .quick:
      [("minutes", keys.minutes), missing, compromises, used, expiring, taste, required]
    }
  }
}
