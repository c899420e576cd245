import RecipeLexicon
import SectionFiles

/// For each requirement the smallest sets of things to buy that meet it, as ``RequirementJudge`` says:
/// by itself, a kind, a home step, a staple, a dish that makes it, a generic or a swap.
struct RequirementPurchases {
  /// For a dish that is made for another one at most so many things are bought, and in plans for a home step; who
  /// would buy more buys what it makes.
  static let mostForMaking = 3

  private let labels: PurchaseLabels
  private let index: CatalogueIndex
  private let query: MatchQuery
  /// Says what is had already of a dish that is made for others.
  private let judge: RequirementJudge?
  /// The dishes that may make something.
  private let makers: DishMakers
  /// For each of these what makes it, once asked for.
  private var made: [Int: PurchaseSets] = [:]
  /// For each ingredient how to own it, once asked for.
  private var owned: [Int: PurchaseSets] = [:]
  private var met: [Int: PurchaseSets] = [:]
  /// The same without what dishes make.
  private var metByThings: [Int: PurchaseSets] = [:]

  /// - Parameters:
  ///   - query: What may be bought in place of something else is asked of it.
  ///   - judge: Says what is had already of a dish that is made for others, by presence and without what dishes make; nil
  ///     where it allows no more than the query does.
  init(
    _ labels: PurchaseLabels,
    _ index: CatalogueIndex,
    _ query: MatchQuery,
    had judge: RequirementJudge? = nil
  ) {
    self.labels = labels
    self.index = index
    self.query = query
    self.judge = judge
    makers = DishMakers(of: index, query)
  }

  private var requirements: RequirementTable { index.requirements }

  private var taxonomy: Taxonomy { labels.closure.taxonomy }

  /// How to meet a requirement of a dish without swaps of its own. What there may be too little of is
  /// met, though otherwise. Cost: O(alternatives · their kinds, ancestors and swaps), once.
  mutating func sets(for requirement: Int) -> PurchaseSets {
    if let known = met[requirement] { return known }
    var sets = setsOfThings(for: requirement)
    if !makers.isEmpty, !sets.isFree {
      let isExact = requirements.isExact[requirement]
      for alternative in requirements.allowed(requirement, query.exclusion) {
        for maker in makers.making(alternative, isExact: isExact) {
          sets.formUnion(self.sets(making: maker))
        }
      }
    }
    met[requirement] = sets
    return sets
  }

  /// How a dish that is made for others lacks nothing. Cost: that of what it lacks, once.
  private mutating func sets(making maker: DishMakers.Maker) -> PurchaseSets {
    if let known = made[maker.recipe] { return known }
    var setSystems: [PurchaseSets] = []
    for requirement in index.recipes.required[maker.recipe].lazy.map(Int.init)
    where !isHad(requirement, in: maker.recipe) {
      var setSystem = setsOfThings(for: requirement)
      for substitute in index.ownSubstitutes(for: requirement, in: maker.recipe, query) {
        setSystem.formUnion(there(substitute))
      }
      setSystems.append(setSystem)
      if setSystem.isImpossible { break }
    }
    let limit = min(labels.limit, Self.mostForMaking)
    let sets = PurchaseSets.all(of: setSystems, limit: limit)
    made[maker.recipe] = sets
    return sets
  }

  private func isHad(_ requirement: Int, in recipe: Int) -> Bool {
    judge?.judgement(of: requirement, in: recipe, of: index, query.exclusion).grade.isCovered
      ?? false
  }

  private mutating func setsOfThings(for requirement: Int) -> PurchaseSets {
    if let known = metByThings[requirement] { return known }
    var sets = PurchaseSets.impossible
    let isExact = requirements.isExact[requirement]
    let takesSwaps = requirements.takesSwaps(requirement)
    for alternative in requirements.allowed(requirement, query.exclusion) {
      sets.formUnion(
        self.sets(forIngredient: alternative, isExact: isExact, takesSwaps: takesSwaps)
      )
      if sets.isFree { break }
    }
    metByThings[requirement] = sets
    return sets
  }

  /// As ``sets(for:)``, where the dish allows some substitutes as well.
  mutating func sets(for requirement: Int, ownSubstitutes: [Int]) -> PurchaseSets {
    var sets = sets(for: requirement)
    guard query.allowsSwaps, requirements.takesSwaps(requirement) else { return sets }
    for substitute in ownSubstitutes { sets.formUnion(there(substitute)) }
    return sets
  }

  private mutating func sets(
    forIngredient ingredient: Int,
    isExact: Bool,
    takesSwaps: Bool
  ) -> PurchaseSets {
    if labels.closure.isStaple[ingredient] { return .free }
    if isExact { return labels.held[ingredient] }
    var setSystems = [owned(ingredient)]
    if query.allowsGeneric {
      for above in taxonomy.ancestors(of: ingredient) where !taxonomy.isClass[above] {
        setSystems.append(labels.held[above])
      }
    }
    if query.allowsSwaps, takesSwaps {
      for swap in taxonomy.swaps[ingredient] {
        setSystems.append(there(Int(taxonomy.swapSubstitutes[Int(swap)])))
      }
    }
    return setSystems.count == 1 ? setSystems[0] : .any(of: setSystems)
  }

  private mutating func there(_ ingredient: Int) -> PurchaseSets {
    labels.closure.isStaple[ingredient] ? .free : owned(ingredient)
  }

  private mutating func owned(_ ingredient: Int) -> PurchaseSets {
    if let known = owned[ingredient] { return known }
    let sets = labels.owned(ingredient)
    owned[ingredient] = sets
    return sets
  }
}
