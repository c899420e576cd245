/// How a required line is covered, best first; the first grade that applies is reported.
///
/// `exact` and `kind` require that there is enough, as far as both amounts are known. An ingredient
/// of which there is too little is treated as if it were not there, and the line is `short` if
/// nothing else covers it. The other grades ignore amounts.
public enum Grade: UInt8, Sendable, Comparable, CaseIterable {
  /// The pantry names the ingredient.
  case exact
  /// The pantry has a kind of it: Tanqueray for gin.
  case kind
  /// A home step makes it from what the pantry has: lime juice from a lime.
  case make
  /// It is assumed to be in every kitchen; neither used nor missing.
  case staple
  /// A dish of the catalogue that misses nothing itself makes it: pesto, if the pantry has basil
  /// and everything else for it.
  case home
  /// The pantry has the more general ingredient: rum for white rum.
  case generic
  /// A substitute is there: margarine for butter.
  case swap
  /// It, or a kind of it, is there, but too little of it.
  case short
  /// Missing, but something similar is there: bourbon for rye, or an ingredient that dishes use
  /// alike.
  case close
  case missing

  /// The word for it in answers.
  public var name: String { "\(self)" }

  /// Whether the line counts as covered.
  public var isCovered: Bool { self < .close }

  /// Whether the line is covered by something else than written, or only in part.
  public var isCompromise: Bool {
    switch self {
    case .home, .generic, .swap, .short: true
    case .exact, .kind, .make, .staple, .close, .missing: false
    }
  }

  /// True when something else than what is asked for stands in.
  var isSubstitution: Bool { self == .generic || self == .swap }

  /// Whether something from the pantry goes in.
  public var isUse: Bool { isCovered && self != .staple }

  public static func < (left: Grade, right: Grade) -> Bool {
    left.rawValue < right.rawValue
  }
}

extension Grade {
  /// How the ranking takes a line of this grade that is had.
  var way: RequirementHit.Way {
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
    /// The note on a swap of the lexicon.
    case lexicon(Int)
    /// The note on a swap of the dish.
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
