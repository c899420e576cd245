import RecipeModel

extension StockPlanProblem {
  /// What one thing of the pantry that a dish uses adds to the worth of the dish in a plan: more than how well
  /// all its dishes are known.
  static let worthOfUse = 1 << 32

  /// The first plan of the order, in which plans that repeat no main ingredient come before others that fill as
  /// many days, buy as little beyond the allowance, and use as much.
  ///
  /// - Parameters:
  ///   - count: How many dishes to choose.
  ///   - budget: As for ``PlanSearch/best(count:budget:)``; at most one and a half of it is spent.
  ///   - mains: The main ingredients of a dish.
  func best(count: Int, budget: Int, mains: (RecipeID) -> [IngredientID]) -> PlanAnswer? {
    guard let first = PlanSearch(problem).best(count: count, budget: budget) else { return nil }
    guard Self.repeats(first.dishes.map { Set(mains(RecipeID(recipes[$0]))) }) else {
      return first
    }
    let all = recipes.map { Set(mains(RecipeID($0))) }
    var varied = problem
    varied.areInConflict = { [areInConflict = problem.areInConflict] left, right in
      !all[left].isDisjoint(with: all[right]) || areInConflict(left, right)
    }
    let second = PlanSearch(varied).best(count: count, budget: budget / 2)
    guard let other = second, !Self.usage(first).lexicographicallyPrecedes(Self.usage(other)) else {
      // What was not found may be there as long as nothing proves that it is not.
      var answer = first
      answer.isOptimal = first.isOptimal && (second?.isOptimal ?? true)
      return answer
    }
    var answer = other
    answer.isOptimal = first.isOptimal && other.isOptimal
    answer.excessBound = first.excessBound
    answer.weightBound = max(first.weightBound, other.weightBound)
    answer.worthBound =
      answer.isOptimal ? other.worth : max(first.worthBound, other.worthBound)
    return answer
  }

  private static func repeats(_ mains: [Set<IngredientID>]) -> Bool {
    mains.indices.contains { place in
      mains[..<place].contains { !$0.isDisjoint(with: mains[place]) }
    }
  }

  /// The keys of a plan that come before what it repeats; lower is better.
  private static func usage(_ answer: PlanAnswer) -> [Int] {
    [-answer.dishes.count, answer.excess, -answer.weight, -(answer.worth / worthOfUse)]
  }
}
