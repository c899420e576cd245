/// Things to buy, and the dishes that they unlock together.
///
/// Of two different baskets one comes first: that with the greater ``net(of:)``, then that with more dishes, then
/// that with fewer items, then the one whose items come first, lexicographically.
struct Basket: Equatable, Sendable {
  /// Ascending.
  var items: [Int]
  /// Ascending.
  var dishes: [Int]
  /// The sum over the groups of its dishes, of each the most that one of these is worth.
  var worth: Int

  /// Its worth, less what each item after the first must add.
  func net(of toll: Int) -> Int { worth - toll * max(0, items.count - 1) }
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
  /// What each item after the first must add: half of what the best single item unlocks is worth, rounded down. So
  /// a thing that makes nearly everything by itself comes without a second one.
  var toll = 0
  /// Whether `basket` is the first of all.
  var isOptimal: Bool
  /// No basket has a greater ``Basket/net(of:)``. That of the basket when `isOptimal`.
  var bound: Int
}
