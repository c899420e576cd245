/// The few things to buy that unlock what is worth most.
///
/// Branch and bound: two things may each unlock nothing and together twenty, so no choice of single
/// things is safe. A basket found by greedy choices and by swapping things is the first to beat.
struct BasketSearch: Sendable {
  private let problem: BasketProblem

  init(_ problem: BasketProblem) { self.problem = problem }

  /// The first basket in the order that ``Basket`` states.
  ///
  /// - Parameters:
  ///   - size: The most things in a basket; 1 ... 5.
  ///   - budget: How much to look at: members of sets, about 100 million a second. The greedy
  ///     choices, and one exchange of two things, are made whatever it is.
  /// Cost: O(members of all sets · size) and the budget.
  func best(size: Int, budget: Int) -> BasketAnswer {
    precondition(1...5 ~= size, "a basket of \(size) things; it must be 1 ... 5")
    let dishes = BasketDishes(problem, size: size)
    let single = dishes.system.gains().max() ?? 0
    let toll = dishes.worth(at: single) / Self.tollShare
    var walk = BasketWalk(budget: budget, toll: dishes.value(of: toll))
    walk.seed(dishes.system, size: size)
    walk.visit(with: [], dishes.system, value: 0, slots: size)
    let basket = walk.best.map { dishes.basket($0.items) }
    var bound = basket?.net(of: toll) ?? 0
    if let frontier = walk.frontier {
      bound = max(bound, dishes.worth(at: frontier / SetSystem.scale))
    }
    return BasketAnswer(
      basket: basket,
      toll: toll,
      isOptimal: walk.frontier == nil,
      bound: bound
    )
  }

  /// Which part of the worth of the best single item each further one must add.
  static let tollShare = 2
}
