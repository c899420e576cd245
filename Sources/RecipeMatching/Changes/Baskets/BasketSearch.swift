/// The few things to buy that unlock what is worth most.
///
/// Branch and bound: two things may each unlock nothing and together twenty, so no choice of single
/// things is safe. Baskets found by greedy choices and by swapping things are the first to beat.
struct BasketSearch: Sendable {
  private let problem: BasketProblem

  init(_ problem: BasketProblem) { self.problem = problem }

  /// The first baskets in the order that ``Basket`` states.
  ///
  /// - Parameters:
  ///   - size: The most things in a basket; 1 ... 5.
  ///   - limit: How many baskets; at least 1.
  ///   - budget: How much to look at: members of sets, about 100 million a second. The greedy
  ///     choices, and one exchange of two things, are made whatever it is.
  /// Cost: O(members of all sets · size) and the budget.
  func best(size: Int, limit: Int, budget: Int) -> BasketAnswer {
    precondition(1...5 ~= size, "a basket of \(size) things; it must be 1 ... 5")
    precondition(limit > 0, "\(limit) baskets; it must be at least 1")
    let dishes = BasketDishes(problem, size: size)
    var walk = BasketWalk(BasketList(dishes, limit: limit), budget: budget)
    walk.seed(dishes, size: size)
    walk.visit(with: [], dishes.families, value: 0, slots: size)
    let baskets = walk.list.entries.map { dishes.basket($0.items, unlocking: $0.dishes) }
    var bound = baskets.first?.worth ?? 0
    if let frontier = walk.frontier {
      bound = max(bound, dishes.worth(at: frontier / BasketFamilies.scale))
    }
    return BasketAnswer(baskets: baskets, isOptimal: walk.frontier == nil, bound: bound)
  }
}
