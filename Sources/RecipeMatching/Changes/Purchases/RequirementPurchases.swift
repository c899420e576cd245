import RecipeLexicon
import SectionFiles

/// For each requirement the smallest sets of things to buy that meet it, as ``RequirementJudge`` says:
/// by itself, a kind, a home step, a staple, a generic or a swap.
struct RequirementPurchases {
  private let labels: PurchaseLabels
  private let requirements: RequirementTable
  private let query: MatchQuery
  /// For each ingredient how to own it, once asked for.
  private var owned: [Int: PurchaseSets] = [:]
  private var met: [Int: PurchaseSets] = [:]

  init(_ labels: PurchaseLabels, _ requirements: RequirementTable, _ query: MatchQuery) {
    self.labels = labels
    self.requirements = requirements
    self.query = query
  }

  private var taxonomy: Taxonomy { labels.closure.taxonomy }

  /// How to meet a requirement of a dish without swaps of its own. What there may be too little of is
  /// met, though otherwise. Cost: O(alternatives · their kinds, ancestors and swaps), once.
  mutating func sets(for requirement: Int) -> PurchaseSets {
    if let known = met[requirement] { return known }
    var sets = PurchaseSets.impossible
    let isExact = requirements.isExact[requirement]
    let takesSwaps = requirements.takesSwaps(requirement)
    for alternative in requirements.allowed(requirement, query.exclusion) {
      sets.formUnion(
        self.sets(forIngredient: alternative, isExact: isExact, takesSwaps: takesSwaps)
      )
      if sets.isFree { break }
    }
    met[requirement] = sets
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
    var families = [owned(ingredient)]
    if query.allowsGeneric {
      for above in taxonomy.ancestors(of: ingredient) where !taxonomy.isClass[above] {
        families.append(labels.held[above])
      }
    }
    if query.allowsSwaps, takesSwaps {
      for swap in taxonomy.swaps[ingredient] {
        families.append(there(Int(taxonomy.swapSubstitutes[Int(swap)])))
      }
    }
    return families.count == 1 ? families[0] : .any(of: families)
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
