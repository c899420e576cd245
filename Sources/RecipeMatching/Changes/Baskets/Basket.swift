/// Things to buy, and the dishes that they unlock together.
///
/// Of two different baskets one comes first: that with the greater worth, then that with more dishes, then
/// that with fewer items, then the one whose items come first, lexicographically.
struct Basket: Equatable, Sendable {
  /// Ascending.
  var items: [Int]
  /// Ascending.
  var dishes: [Int]
  /// The sum over the groups of its dishes, of each the most that one of these is worth.
  var worth: Int
}

/// A dish, and the ways to unlock it.
struct BasketDish: Equatable, Sendable {
  /// Each an ascending list of candidates, all of which must be bought; none contains another. Only
  /// those of 1 ... 5 are used.
  var sets: [[Int]]
  /// Above 0.
  var worth: Int
  /// Dishes of one group are worth no more than the best of them, though each counts; nil for a dish by itself.
  var group: Int?
}

/// What can be bought, and the dishes that it may unlock.
struct BasketProblem: Equatable, Sendable {
  /// Candidates are numbered from 0; the number is the place in their order.
  var candidates: Int
  var dishes: [BasketDish]
}

struct BasketAnswer: Equatable, Sendable {
  /// Nil where nothing unlocks anything.
  var basket: Basket?
  /// Whether `basket` is the first of all.
  var isOptimal: Bool
  /// No basket is worth more. The worth of the basket when `isOptimal`.
  var bound: Int
}
