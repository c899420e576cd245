import RecipeMatching

/// A dish of an answer, with what ranks it.
struct RankedDish: Equatable {
  var missing: Int
  var usedWeight: Int
  var required: Int
  var id: Int

  /// Missing ascending, used weight descending, required ascending, id ascending.
  static func precedes(_ left: RankedDish, _ right: RankedDish) -> Bool {
    (left.missing, -left.usedWeight, left.required, left.id)
      < (right.missing, -right.usedWeight, right.required, right.id)
  }
}

extension RankedDish {
  init(_ match: LevelMatch) {
    self.init(
      missing: match.keys.missing,
      usedWeight: match.keys.usedWeight,
      required: match.keys.required,
      id: match.recipe
    )
  }
}
