import RecipeModel

/// What a query asks of a dish beyond its row.
struct CatalogueRules: RescoringRules {
  var session: MatchSession
  /// True when the rows tell everything but the taste.
  let isPlain: Bool
  /// Whose rows are rescored.
  private var segment: IndexSegment
  /// The rows that are judged apart.
  private var apart: Set<Int> = []

  init(_ session: MatchSession, in segment: IndexSegment) {
    let query = session.query
    self.session = session
    self.segment = segment
    let isCounted = session.supplies.hasAmounts || session.supplies.hasDates
    isPlain = query.mustUse.isEmpty && !isCounted && !query.exclusion.isActive
  }

  /// Turns to the rows of another segment.
  ///
  /// - Parameter apart: Those that are judged apart.
  mutating func turn(to segment: IndexSegment, apart: [Int]) {
    self.segment = segment
    self.apart = Set(apart)
  }

  var mostExpiring: Int { session.supplies.hasDates ? .max : 0 }

  var changesItems: Bool { session.supplies.hasAmounts }

  var mostTaste: Int { session.query.taste.isEmpty ? 0 : TasteLevel.best }

  @inline(__always)
  mutating func rescore(_ row: Int, _ keys: RankKeys) -> RankedDish? {
    if !apart.isEmpty, apart.contains(row) { return nil }
    guard isPlain else { return judged(row) }
    var keys = keys
    let recipe = segment.first + row
    if !session.query.taste.isEmpty { keys.taste = session.query.taste[recipe] }
    keys.minutes = session.index.recipes.minutes(of: RecipeID(recipe))
    return ranked(row, keys)
  }

  /// The dish of a row, judged line by line; nil when it is no answer.
  mutating func judged(_ row: Int) -> RankedDish? {
    let recipe = segment.first + row
    guard let judged = session.judge(recipe), judged.usesPantry, judged.doubt == nil else {
      return nil
    }
    return ranked(row, judged.keys)
  }

  @inline(__always)
  private func ranked(_ row: Int, _ keys: RankKeys) -> RankedDish {
    RankedDish(
      keys: keys,
      recipe: segment.first + row,
      place: segment.place(ofRow: row),
      order: session.query.order
    )
  }
}
