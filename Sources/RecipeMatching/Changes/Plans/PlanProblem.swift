/// Dishes to choose from when several are cooked from one shared stock.
///
/// A dish is named by its place in `dishes`, an item by its place in `items`, a relief by its place in
/// `reliefs`, what is made in batches by its place in `batches`, a thing to buy by a number from 0; tables are as
/// long as the greatest of these. Lower numbers come first where all else is equal. Sums of worths, and of
/// urgencies, must be in the range of `Int`.
struct PlanProblem: Sendable {
  var dishes: [PlanDish]
  var items: [PlanItem]
  /// Things any one of which, when bought, gives as much as is needed of what some draws ask for;
  /// ascending, not empty.
  var reliefs: [[Int]]
  /// What one batch takes of each thing that is made for several dishes.
  var batches: [[PlanDraw]] = []
  /// How many things a plan may buy before each further one counts against it.
  var allowance = 0
  /// How many further ones it may buy for each of its dishes; nil for any number.
  var excessPerDish: Int?
  /// How many dishes of a plan may be of each kind; at least 1.
  var mostOfKind: [Int] = []
  /// Whether two dishes must not stand in one plan; asked with the lower number first, always
  /// giving the same answer.
  var areInConflict: @Sendable (Int, Int) -> Bool
}

/// What a plan has to know of one dish.
struct PlanDish: Equatable, Sendable {
  /// The sets of things any one of which makes the dish when bought: one empty set when nothing is
  /// missing, no set when the dish cannot be made.
  var options: [[Int]]
  /// What the dish itself takes from items in known amounts.
  var draws: [PlanDraw]
  /// What it takes of batches, each once.
  var shares: [PlanShare] = []
  /// The dated items the dish uses.
  var uses: [Int]
  /// Its kinds, as places in `mostOfKind`, each once.
  var kinds: [Int] = []
  /// More is better.
  var worth: Int
}

/// A quantity above 0 that a dish takes from an item, in the unit of its supply, unless a thing of the
/// relief is bought.
struct PlanDraw: Equatable, Sendable {
  var item: Int
  var quantity: Int
  var relief: Int
}

/// The part of a batch that a dish takes. As many batches are made as all dishes of a plan take together, each
/// for all of them.
struct PlanShare: Equatable, Sendable {
  var batch: Int
  /// In thousandths of one batch, above 0.
  var parts: Int

  static let whole = 1_000

  /// How many batches give so many parts, or all but a fiftieth of them: 0 for none.
  static func batches(for parts: Int) -> Int { (parts * 49 + 50 * whole - 1) / (50 * whole) }

  /// The part of a batch that a need is, rounded up, and at most all of it; half where they do not compare: a
  /// batch serves two dishes.
  static func parts(of need: Need, in batch: Need) -> Int {
    for measure in need.measures {
      let made = batch.measures.first { $0.dimension == measure.dimension }
      guard let made, made.thousandths > 0 else { continue }
      let (needed, given) = (Int(measure.thousandths), Int(made.thousandths))
      return min(whole, max(1, (needed * whole + given - 1) / given))
    }
    return whole / 2
  }
}

/// One item of the stock.
struct PlanItem: Equatable, Sendable {
  /// What is there, at least 0; nil when it is enough for everything.
  var supply: Int?
  /// What using the item up is worth; at least 0, and 0 without a date.
  var weight: Int
}

/// A plan, and how far it is known to be the best.
struct PlanAnswer: Equatable, Sendable {
  /// The dishes, ascending.
  var dishes: [Int]
  /// The things to buy, ascending: of several least sets the lexicographically first. Should
  /// finding the least set of a plan that is not optimal take too long, one that suffices.
  var purchases: [Int]
  /// How many of these are beyond the allowance.
  var excess: Int
  /// What the distinct items that the plan uses weigh.
  var weight: Int
  /// The sum of the worths.
  var worth: Int
  /// Whether this is proven to be the first of all plans in the order.
  var isOptimal: Bool
  /// No plan of as many dishes has less beyond the allowance.
  var excessBound: Int
  /// No plan of as many dishes that buys no more than is allowed, or as this one, weighs more.
  var weightBound: Int
  /// No plan of as many dishes is worth more.
  var worthBound: Int
}

/// A plan with the keys of the order of plans.
struct PlanChoice: Equatable, Sendable {
  /// Ascending.
  var dishes: [Int]
  var purchases: [Int]
  /// How many of the purchases are beyond the allowance.
  var excess: Int
  var weight: Int
  var worth: Int
  /// Whether `purchases` is known to be the first of the least sets.
  var hasLeastPurchases = true

  /// Whether this plan comes before another: more dishes, then fewer purchases beyond the allowance, then more
  /// weight, then more worth, then fewer purchases, then the lexicographically lower dishes.
  func precedes(_ other: PlanChoice) -> Bool {
    if dishes.count != other.dishes.count { return dishes.count > other.dishes.count }
    if excess != other.excess { return excess < other.excess }
    if weight != other.weight { return weight > other.weight }
    if worth != other.worth { return worth > other.worth }
    if purchases.count != other.purchases.count { return purchases.count < other.purchases.count }
    return dishes.lexicographicallyPrecedes(other.dishes)
  }
}

/// The work a search may still do. It counts steps, never time, so that a search can be repeated; where nobody waits
/// for it any more, nothing is left.
struct PlanMeter: Equatable, Sendable {
  private(set) var left: Int
  /// After so many steps it looks whether anybody waits: a power of two.
  private static let look = 1 << 14

  init(_ budget: Int) {
    left = budget
  }

  var isSpent: Bool { left <= 0 }

  mutating func spend(_ steps: Int) {
    let before = left
    left = left > steps ? left - steps : 0
    if before / Self.look != left / Self.look, Cancellation.isRequested { left = 0 }
  }
}
