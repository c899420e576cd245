/// How a required line is met, best first; the first grade that applies is the one reported.
///
/// `exact` and `kind` ask that there is enough, as far as amounts are known on both sides; what is
/// there but too little is judged as if it were not there, and is `short` when nothing else will
/// do. The other grades go by presence.
public enum Grade: UInt8, Sendable, Comparable, CaseIterable {
  /// The pantry names it.
  case exact
  /// The pantry holds a kind of it: Tanqueray for gin.
  case kind
  /// A home step makes it from what is there: lime juice from a lime.
  case make
  /// Every kitchen is taken to have it; neither used nor missing.
  case staple
  /// A dish of the catalogue makes it, and lacks nothing itself: pesto, of basil and what else that takes.
  case home
  /// The pantry holds what it is a kind of: rum for white rum.
  case generic
  /// Something else stands in for it: margarine for butter.
  case swap
  /// It is there, or a kind of it is, but too little.
  case short
  /// Missing, but something near is there: bourbon for rye, or what the dishes use alike.
  case close
  case missing

  /// The word that answers use.
  public var name: String { "\(self)" }

  /// True when the line counts as had.
  public var isHad: Bool { self < .close }

  /// True when the line is met otherwise than written, or in part.
  public var isCompromise: Bool {
    switch self {
    case .home, .generic, .swap, .short: true
    case .exact, .kind, .make, .staple, .close, .missing: false
    }
  }

  /// True when something else than what is asked for stands in.
  var isSubstitution: Bool { self == .generic || self == .swap }

  /// True when something of the pantry goes in.
  public var isUse: Bool { isHad && self != .staple }

  public static func < (left: Grade, right: Grade) -> Bool {
    left.rawValue < right.rawValue
  }
}

extension Grade {
  /// How the ranking takes a line of this grade that is had.
  var way: LevelHit.Way {
    switch self {
    case .staple: .staple
    case .generic: .generic
    case .home, .swap, .short: .swap
    default: .item
    }
  }
}

/// A grade, and where to find what earns it.
struct Judgement: Equatable {
  /// What to mind about a swap.
  enum Note: Equatable {
    case none
    /// The note of a swap of the lexicon.
    case lexicon(Int)
    /// The note of a swap of a dish.
    case own(Int)
  }

  var grade: Grade
  /// The ingredient that is there: the required one itself, what a dish makes, the generic, the
  /// substitute, what is too little, or what is close. Nil for `staple` and `missing`.
  var earner: Int?
  /// True when something that the cook named goes in.
  var usesPantry = false
  var note = Note.none
  /// In how many dishes what is close is used alike, where that alone makes it close.
  var usedAlike: Int?
  /// The required ingredient that there is too little of, where this was judged without it.
  var aside: Int?
  /// The fewest days left among the dated batches that go in.
  var daysLeft: Int?
  /// The thing of the pantry that counts for it; nil where nothing does.
  var item: Int?
  /// The dish that makes it, where the grade is `home`.
  var maker: Int?

  static let missing = Judgement(grade: .missing)

  /// True when one alternative is judged better than another: by its grade, and of two that are
  /// close the one that is so by what is written down.
  func isBetter(than other: Judgement) -> Bool {
    if grade != other.grade { return grade < other.grade }
    return usedAlike == nil && other.usedAlike != nil
  }
}
