/// What decides about a dish beyond its row: exclusions, amounts, dates, a taste.
protocol LevelRules {
  /// A dish that may be among the best with its exact keys; nil when it is no answer.
  ///
  /// - Parameters:
  ///   - row: The dish's row in the index.
  ///   - keys: What its row tells. The exact ones must miss as much, and have no fewer compromises and
  ///     no more used weight.
  mutating func settle(_ row: Int, _ keys: LevelKeys) -> LevelMatch?
}

/// Nothing but the rows decides.
struct NoRules: LevelRules {
  @inline(__always)
  func settle(_ row: Int, _ keys: LevelKeys) -> LevelMatch? {
    LevelMatch(keys: keys, recipe: row, place: row)
  }
}
