/// The keys by which dishes are ranked, before name and id.
public struct RankKeys: Sendable, Equatable {
  /// The number of required lines that are not covered; fewer first.
  public var missing = 0
  /// Whether it is a bare thing, or a part of dishes that nobody eats for its own sake; these come
  /// last.
  public var isPlain = false
  /// Whether one of the ingredients counted in `used` is a main ingredient; see ``ItemRoles/main``.
  /// These dishes come first.
  public var hasMain = false
  /// How many different pantry ingredients cover a required line by any grade but `home` and
  /// `swap`, each counted once; more first. If several cover one line, the rarest counts. Everyday
  /// ingredients never count, see ``ItemRoles/usual``.
  public var used = 0
  /// The number of lines with the grade swap, short or home; fewer first.
  public var swaps = 0
  /// How urgently the ingredients that go in should be used; more first. 0 if no dates are known.
  ///
  /// It is the sum over the required lines that use something from the pantry. For each, the batch
  /// with the fewest days left that is not past its date counts 1024, halved for every three days
  /// (rounded down), and 0 for more than 30 days. A batch past its date raises no dish.
  public var expiring = 0
  /// How well the dish fits the cook's taste, a ``TasteLevel``; more first. Equal for all dishes if
  /// the taste is unknown.
  public var taste = 0
  /// How well known the dish is, a ``Renown``; more first.
  public var renown = 0
  /// The summed weight of the three heaviest ingredients counted in `used`; more first.
  public var weight = 0
  /// The number of lines with the grade generic; fewer first.
  public var generics = 0
  /// Minutes from start to table; fewer first, unknown last.
  public var minutes: Int?

  /// Dishes that use this many ingredients or more count alike.
  public static let mostBreadth = 3

  /// How many pantry ingredients the dish uses, at most ``mostBreadth``; more first.
  public var breadth: Int { min(Self.mostBreadth, used) }

  public init(
    missing: Int = 0,
    isPlain: Bool = false,
    hasMain: Bool = false,
    used: Int = 0,
    swaps: Int = 0,
    expiring: Int = 0,
    taste: Int = 0,
    renown: Int = 0,
    weight: Int = 0,
    generics: Int = 0,
    minutes: Int? = nil
  ) {
    self.missing = missing
    self.isPlain = isPlain
    self.hasMain = hasMain
    self.used = used
    self.swaps = swaps
    self.expiring = expiring
    self.taste = taste
    self.renown = renown
    self.weight = weight
    self.generics = generics
    self.minutes = minutes
  }
}

/// How well known a dish is.
package enum Renown {
  /// Known to hardly anybody, to those who care, to anybody.
  package static let none = 0
  package static let some = 1
  package static let wide = 2
}

/// How well a dish fits a cook's taste.
package enum TasteLevel {
  /// What the cook dislikes.
  package static let worst = 0
  /// Just what the cook likes.
  package static let best = 4
}

/// One key of the rank order.
public enum RankKey: Sendable, CaseIterable {
  case missing, plain, main, breadth, used, swaps, expiring, taste, renown, weight, generics,
    minutes

  /// How many bits its values take; larger ones count as the largest.
  var bits: Int {
    switch self {
    case .plain, .main: 1
    case .breadth, .renown: 2
    case .taste: 3
    case .missing, .used, .swaps, .generics: 8
    case .minutes: 16
    case .weight: 20
    case .expiring: 23
    }
  }

  /// Its value in some keys, as a number of which the lower comes first.
  @inline(__always)
  func rank(_ keys: RankKeys) -> UInt64 {
    let most = 1 << bits - 1
    func ascending(_ value: Int) -> UInt64 { UInt64(Swift.min(Swift.max(value, 0), most)) }
    func descending(_ value: Int) -> UInt64 { UInt64(most) - ascending(value) }
    return switch self {
    case .missing: ascending(keys.missing)
    case .plain: keys.isPlain ? 1 : 0
    case .main: keys.hasMain ? 0 : 1
    case .breadth: descending(keys.breadth)
    case .used: descending(keys.used)
    case .swaps: ascending(keys.swaps)
    case .expiring: descending(keys.expiring)
    case .taste: descending(keys.taste)
    case .renown: descending(keys.renown)
    case .weight: descending(keys.weight)
    case .generics: ascending(keys.generics)
    // Unknown comes after the longest known.
    case .minutes: keys.minutes.map { Swift.min(ascending($0), UInt64(most - 1)) } ?? UInt64(most)
    }
  }
}
