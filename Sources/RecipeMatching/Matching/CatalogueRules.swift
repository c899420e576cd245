import RecipeModel

/// What a query asks of a dish beyond its row.
struct CatalogueRules: LevelRules {
  var session: MatchSession
  /// True when the rows tell everything but the taste.
  let isPlain: Bool
  /// The dishes that are judged apart, ascending.
  private let apart: Set<Int>

  init(_ session: MatchSession, apart: [Int]) {
    let query = session.query
    self.session = session
    self.apart = Set(apart)
    isPlain = query.mustUse.isEmpty && query.stock.isEmpty && !query.exclusion.isActive
  }

  @inline(__always)
  mutating func settle(_ row: Int, _ keys: LevelKeys) -> LevelMatch? {
    if !apart.isEmpty, apart.contains(row) { return nil }
    guard isPlain else { return judged(row) }
    var keys = keys
    if !session.query.taste.isEmpty { keys.taste = session.query.taste[row] }
    return LevelMatch(keys: keys, recipe: row, place: row)
  }

  /// A dish judged line by line; nil when it is no answer.
  mutating func judged(_ recipe: Int) -> LevelMatch? {
    guard let judged = session.judge(recipe), judged.usesPantry,
      !(judged.isUnrecognised && session.query.exclusion.isActive)
    else { return nil }
    return LevelMatch(keys: LevelKeys(judged.keys), recipe: recipe, place: recipe)
  }
}

extension LevelKeys {
  init(_ keys: RankKeys) {
    self.init(
      missing: keys.missing,
      compromises: keys.compromises,
      usedWeight: keys.usedWeight,
      expiring: keys.expiring,
      taste: keys.taste,
      required: keys.required
    )
  }
}
