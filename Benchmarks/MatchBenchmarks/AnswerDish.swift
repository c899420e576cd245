import RecipeMatching

/// A dish of an answer, with what ranks it.
struct AnswerDish: Equatable {
  var missing: Int
  var isPlain = false
  /// How many terms of the pantry it has, at most three.
  var breadth: Int
  var renown = 0
  /// What the three heaviest of these terms weigh.
  var weight: Int
  var id: Int

  /// Missing ascending, plain last, breadth descending, renown descending, weight descending, id
  /// ascending.
  static func precedes(_ left: AnswerDish, _ right: AnswerDish) -> Bool {
    left.sequence.lexicographicallyPrecedes(right.sequence)
  }

  private var sequence: [Int] { [missing, isPlain ? 1 : 0, -breadth, -renown, -weight, id] }
}

extension AnswerDish {
  init(_ dish: RankedDish) {
    self.init(
      missing: dish.keys.missing,
      isPlain: dish.keys.isPlain,
      breadth: dish.keys.breadth,
      renown: dish.keys.renown,
      weight: dish.keys.weight,
      id: dish.recipe
    )
  }
}
