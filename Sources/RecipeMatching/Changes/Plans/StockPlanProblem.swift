import RecipeLexicon
import RecipeModel
import SectionFiles

/// Plans over a pantry, as numbers: what a ``PlanSearch`` searches.
struct StockPlanProblem {
  /// The dishes that can be made, in the order of an answer; numbers of the problem are places here.
  let recipes: [Int]
  let problem: PlanProblem
  /// Of each dish all ways to make it with at most so many purchases are known; `Int.max` when all are.
  let completeSize: Int
  private let needs: CandidateNeeds
  /// How many things dishes lean on that not all may lean on.
  private let leanings: Int
  /// Beside each wish of the needs whether it must be used, or cannot wait.
  private let hurries: [Bool]

  /// What one swap less, or one line that is lacking, adds to the worth of a dish in a plan: more than all that its dishes use.
  static let worthOfSwap = 1 << 42
  /// What one of its worth (``DishWorths``) adds: more than all that the dishes of a plan use.
  static let worthOfOne = 1 << 10
  /// More swaps than these count as many in one dish.
  private static let mostSwaps = 15

  private var use: StockUse { needs.use }
  private var lacks: UnmetDishes { needs.lacks }
  private var purchases: DishPurchases { needs.purchases }

  /// - Parameters:
  ///   - query: That of the needs; its `mustUse` may go into any dish of a plan.
  ///   - terms: Two dishes that are alike do not stand in one plan; those that are nearly equal do not either.
  ///   - all: Beside each candidate what it is like.
  ///   - mostWays: The most ways to make a dish that are kept; those with the fewest things come first.
  /// Cost: O(candidates · limits), and the ways of what they lack.
  init(
    _ needs: CandidateNeeds,
    _ query: MatchQuery,
    _ terms: PlanTerms,
    likeness all: [DishLikeness],
    mostWays: Int
  ) {
    self.needs = needs
    let (use, reliefs) = (needs.use, needs.reliefs)
    let wishes = use.wishes.indices.map { wish in
      PlanItem(
        supply: nil,
        weight: use.weight(
          of: wish,
          within: terms.days,
          savesFresh: terms.savesFresh,
          reason: terms.reason
        )
      )
    }
    hurries = use.wishes.indices.map {
      use.wishes[$0].isAsked
        || use.hurries($0, within: terms.days, savesFresh: terms.savesFresh) > 0
    }
    func draws(_ draws: [StockUse.Draw]) -> [PlanDraw] {
      draws.filter { !reliefs[$0.asking].isEmpty }.map { draw in
        PlanDraw(
          item: wishes.count + draw.limit,
          quantity: draw.quantity,
          relief: draw.asking
        )
      }
    }
    let places = Dictionary(uniqueKeysWithValues: needs.candidates.enumerated().map { ($1, $0) })
    let traits = Set(all.flatMap(\.traits)).sorted()
    let first = wishes.count + use.supplies.count
    let numbers = Dictionary(uniqueKeysWithValues: traits.enumerated().map { ($1, first + $0) })
    let limited = Set(all.flatMap(\.things)).sorted()
      .compactMap { thing in terms.mostLeaning(thing).map { (thing: thing, most: $0) } }
    let kinds = Dictionary(uniqueKeysWithValues: limited.enumerated().map { ($1.thing, $0) })
    var (recipes, dishes, completeSize) = ([Int](), [PlanDish](), Int.max)
    var chosen: [Int] = []
    // Each dish that uses what must be used is a use of its own.
    var eachAsked: [PlanItem] = []
    func numberOfAsked(in place: Int) -> [Int] {
      let count = use.dishes[place].wishes.count { use.wishes[$0].isAsked }
      guard count > 0 else { return [] }
      eachAsked.append(PlanItem(supply: nil, weight: count * StockUse.weightOfEachAsked))
      return [first + traits.count + eachAsked.count - 1]
    }
    for dish in needs.lacks.dishes {
      guard let place = places[dish.recipe] else { continue }
      let buysMain =
        terms.mostBuyingMain != nil
        && dish.setSystems.contains { terms.isMain(needs.lacks.asking[$0]) }
      if buysMain, terms.mostBuyingMain == 0 { continue }
      let size = max(CandidateNeeds.mostThings, dish.setSystems.count)
      let ways = needs.purchases.smallestWays(for: dish, size: size, limit: mostWays)
      if ways.completeSize < size { completeSize = min(completeSize, ways.completeSize) }
      guard !ways.sets.isEmpty else { continue }
      recipes.append(dish.recipe)
      chosen.append(place)
      dishes.append(
        PlanDish(
          options: ways.sets,
          draws: draws(use.dishes[place].draws),
          shares: use.dishes[place].shares,
          // One trait less for each line that only just holds.
          uses: use.dishes[place].wishes
            + all[place].traits.dropLast(needs.swaps[place]).compactMap { numbers[$0] }
            + numberOfAsked(in: place),
          kinds: all[place].things.compactMap { kinds[$0] }
            + (buysMain ? [limited.count] : []),
          worth: needs.breadths[place]
            + (Self.mostSwaps - min(Self.mostSwaps, needs.swaps[place] + dish.setSystems.count))
            * Self.worthOfSwap
            + needs.worths[dish.recipe] * Self.worthOfOne
        )
      )
    }
    let numbered = recipes
    let groups = chosen.map { needs.groups[$0] }
    let likeness = chosen.map { all[$0] }
    let claims = chosen.map { needs.claims[$0] }
    let saved = chosen.map { [hurries] in Set(use.dishes[$0].wishes.filter { hurries[$0] }) }
    let parts = chosen.map { needs.parts[$0] }
    let areAlike = terms.areAlike
    let areInConflict = RememberedPairs(count: recipes.count) { left, right in
      if groups[left] == groups[right] { return true }
      let (one, other) = (likeness[left], likeness[right])
      if !one.forms.isEmpty, !other.forms.isEmpty {
        if one.forms.contains(where: other.forms.contains) { return true }
        // What stands in may be what the other is built on: a Ti' Punch of cachaca is a Caipirinha.
        let areBuiltAlike =
          one.base == nil || other.base == nil || one.base == other.base
          || parts[left] == parts[right]
        if areBuiltAlike, Self.shareMost(parts[left], parts[right]) { return true }
      }
      if one.sort != nil, one.sort == other.sort,
        saved[left].isSubset(of: saved[right]) || saved[right].isSubset(of: saved[left])
      {
        return true
      }
      if Self.contradict(claims[left], claims[right]) { return true }
      return areAlike(RecipeID(numbered[left]), RecipeID(numbered[right]))
    }
    let supplies = use.supplies.map { PlanItem(supply: $0, weight: 0) }
    let distinct = traits.map { _ in PlanItem(supply: nil, weight: 1) }
    problem = PlanProblem(
      dishes: dishes,
      items: wishes + supplies + distinct + eachAsked,
      reliefs: reliefs,
      batches: use.batches.map { draws($0.draws) },
      allowance: terms.allowance,
      excessPerDish: terms.excessPerDish,
      mostOfKind: limited.map(\.most) + (terms.mostBuyingMain.map { [max(1, $0)] } ?? [])
    ) {
      areInConflict.contains($0, $1)
    }
    (self.recipes, self.completeSize, leanings) = (recipes, completeSize, limited.count)
  }

  /// Whether four fifths of what two dishes are made of are in both: a goulash is a stew with paprika.
  private static func shareMost(_ left: [UInt32], _ right: [UInt32]) -> Bool {
    let shared = left.reduce(0) { $0 + (right.contains($1) ? 1 : 0) }
    return 5 * 2 * shared >= 4 * (left.count + right.count)
  }

  /// Whether one thing is taken for two: the one rice for long grain and for short grain.
  private static func contradict(
    _ left: [PlanCandidates.Claim],
    _ right: [PlanCandidates.Claim]
  ) -> Bool {
    left.contains { one in
      right.contains { $0.thing == one.thing && $0.asked != one.asked }
    }
  }

  /// What to buy for a plan, each thing as what its dishes name that does the same; by name.
  func purchases(for answer: PlanAnswer) -> [PantryPlan.Purchase] {
    let places = Dictionary(uniqueKeysWithValues: lacks.dishes.enumerated().map { ($1.recipe, $0) })
    let dishes = answer.dishes.compactMap { places[recipes[$0]] }.map { lacks.dishes[$0] }
    let relieved = relieved(by: answer)
    let things = lacks.plainest(
      answer.purchases.map { purchases.things[$0] },
      for: dishes + relieved.map { UnmetDishes.Dish(recipe: -1, setSystems: [$0]) },
      isExact: false
    )
    return things.map { thing in
      var lines: [PantryPlan.Purchase.Line] = []
      for dish in dishes {
        for setSystem in dish.setSystems where lacks.serving(setSystem, by: things).contains(thing)
        {
          lines.append(
            PantryPlan.Purchase.Line(
              recipe: RecipeID(dish.recipe),
              requirement: lacks.asking[setSystem]
            )
          )
        }
      }
      return PantryPlan.Purchase(
        ingredient: IngredientID(thing),
        lines: lines,
        isTooLittle: relieved.contains { lacks.setSystems[$0].sets.contains([thing]) }
      )
    }
  }

  /// The set systems of the lines for which a plan buys more, because the pantry has too little.
  private func relieved(by answer: PlanAnswer) -> [Int] {
    let dishes = answer.dishes.map { problem.dishes[$0] }
    let draws = dishes.flatMap(\.draws) + problem.batches.draws(for: dishes.flatMap(\.shares))
    let taken = Dictionary(grouping: draws, by: \.item)
    let bought = Set(answer.purchases)
    let reliefs = draws.filter { draw in
      let needed = taken[draw.item, default: []].reduce(0) { $0.addingToRange($1.quantity) }
      let isScarce = problem.items[draw.item].supply.map { isTooLittle($0, for: needed) } ?? false
      return isScarce && problem.reliefs[draw.relief].contains { bought.contains($0) }
    }
    return Set(reliefs.map(\.relief)).sorted().map { lacks.further.lowerBound + $0 }
  }

  /// Whether no plan of so many dishes, or as long as an answer, was missed that buys no more than the answer, or than
  /// may be bought.
  func isComplete(for answer: PlanAnswer, of count: Int) -> Bool {
    var most = max(problem.allowance, answer.purchases.count)
    if answer.dishes.count < count, let excess = problem.excessPerDish {
      most = max(most, problem.allowance + excess * count)
    }
    return most <= completeSize
  }

  /// What a dish of the problem leans on.
  func things(of dish: Int) -> [Int] { problem.dishes[dish].kinds.filter { $0 < leanings } }

  /// What a dish of the problem takes of batches, with the dish that is made.
  func shares(of dish: Int) -> [(share: PlanShare, maker: RecipeID)] {
    problem.dishes[dish].shares.map { ($0, RecipeID(use.batches[$0.batch].recipe)) }
  }

  /// What a dish of the problem uses, with the days left and whether it must be used or cannot wait.
  func wishes(of dish: Int) -> [(wish: StockUse.Wish, daysLeft: Int?, hurries: Bool)] {
    problem.dishes[dish].uses.filter { $0 < use.wishes.count }
      .map { (use.wishes[$0], use.daysLeft[$0], hurries[$0]) }
  }
}
