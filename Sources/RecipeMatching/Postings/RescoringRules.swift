/// What decides about a dish beyond its row: exclusions, amounts, dates, a taste.
protocol RescoringRules {
  /// The most urgent and the best liked that any dish can be.
  var mostExpiring: Int { get }
  var mostTaste: Int { get }

  /// Whether other things than those of its row may count for a dish, as where there is too little of one.
  var changesItems: Bool { get }

  /// A dish that may be among the best with its exact keys; nil when it is no answer.
  ///
  /// - Parameters:
  ///   - row: The dish's row in the index.
  ///   - keys: What its row tells. The exact ones must miss as much, be as plain and as well known, and
  ///     have no fewer swaps and use no more things than it has lines that a thing counts for. Where
  ///     ``changesItems`` says so, the main thing, weight and generics may differ, and it may use a thing for
  ///     each line that it has.
  mutating func rescore(_ row: Int, _ keys: RankKeys) -> RankedDish?
}

/// Nothing but the rows decides.
struct NoRules: RescoringRules {
  let order: RankOrder

  var mostExpiring: Int { 0 }
  var mostTaste: Int { 0 }
  var changesItems: Bool { false }

  @inline(__always)
  func rescore(_ row: Int, _ keys: RankKeys) -> RankedDish? {
    RankedDish(keys: keys, recipe: row, place: row, order: order)
  }
}
