import RecipeLexicon
public import RecipeModel

/// What a dish is like, so that a plan can tell dishes that are much the same: what it is built on, and whether it
/// is a soup, a salad, or a dish of that.
///
/// Every dish has two traits, so that of two plans of as many dishes the one with more distinct traits repeats less.
public struct DishTraits: Sendable {
  private let recipes: RecipeTable
  private let requirements: RequirementTable
  /// For each ingredient the list that it is in.
  private var tiers: [Int]
  /// For each ingredient what it is as that.
  private var bases: [Int]
  /// The tier and the base of a dish that is built on none of them.
  private let noTier, none: Int

  /// - Parameters:
  ///   - bases: What dishes are built on, with its kinds: what is in an earlier list comes before what is in a
  ///     later one. Of the last list each is itself, with all its kinds; of the others a thing is the most general
  ///     that it is a kind of and that is no class: a chop and a roast are pork.
  ///   - besides: What no dish is built on, with its kinds.
  /// Cost: O(ingredients of the lists, and what they are kinds of).
  public init(_ index: CatalogueIndex, bases lists: [[IngredientID]], besides: [IngredientID]) {
    let taxonomy = index.lexicon.taxonomy
    (recipes, requirements) = (index.recipes, index.requirements)
    (noTier, none) = (lists.count, index.lexicon.count)
    tiers = Array(repeating: noTier, count: none)
    bases = Array(0..<none)
    for (tier, roots) in lists.enumerated().reversed() {
      for root in roots.map(\.rawValue) {
        for kind in [root] + taxonomy.descendants(of: root) {
          tiers[kind] = tier
          let general = taxonomy.ancestors(of: kind).filter {
            !taxonomy.isClass[$0] && taxonomy.ancestors(of: $0).allSatisfy { taxonomy.isClass[$0] }
          }
          bases[kind] = tier == noTier - 1 ? root : general.min() ?? kind
        }
      }
    }
    for root in besides.map(\.rawValue) {
      for kind in [root] + taxonomy.descendants(of: root) { tiers[kind] = noTier }
    }
  }

  /// Two numbers that mean nothing but whether they are the same as those of another dish.
  /// Cost: O(lines of the dish).
  public func traits(of recipe: RecipeID) -> [Int] {
    let asked = recipes.required[recipe.rawValue].compactMap {
      requirements.alternatives[Int($0)].first.map { Int($0) }
    }
    let base =
      asked.min { tiers[$0] < tiers[$1] }
      .map { tiers[$0] == noTier ? none : bases[$0] } ?? none
    let form = recipes.category(of: recipe).flatMap { Self.forms[comparedLabel($0)] }
    return [base, none + 1 + (form ?? Self.forms.count + base)]
  }

  private static let forms = ["soup": 0, "salad": 1]
}
