import RecipeLexicon
package import RecipeModel
import SectionFiles

/// Which dishes of an index may be shown while something is excluded.
package struct DishSafety: Sendable {
  /// What of a dish that is shown is to be left out.
  private let index: CatalogueIndex
  private let exclusion: Exclusion
  private let isUnsafe: [Bool]
  private let isDoubtful: [Bool]

  init(_ index: CatalogueIndex, _ exclusion: Exclusion) {
    self.index = index
    self.exclusion = exclusion
    guard exclusion.isActive else {
      (isUnsafe, isDoubtful) = ([], [])
      return
    }
    let refused = index.refused(exclusion)
    var unsafe = [Bool](repeating: false, count: index.requirements.count)
    var doubtful = unsafe
    for requirement in refused.certain { unsafe[requirement] = true }
    for requirement in refused.possible { doubtful[requirement] = true }
    (isUnsafe, isDoubtful) = (unsafe, doubtful)
  }

  /// Whether a dish may be shown: all that it requires is recognised and safe. Cost: O(its lines).
  package func allows(_ recipe: RecipeID) -> Bool {
    guard exclusion.isActive else { return true }
    if exclusion.dishes.contains(recipe) { return false }
    return !index.recipes.required[recipe.rawValue].contains {
      isUnsafe[Int($0)] || doubt(Int($0)) != nil
    }
  }

  /// How many of some dishes are hidden though nothing in them is known to be excluded.
  package func hidden(of recipes: some Sequence<RecipeID>) -> HiddenCounts {
    var hidden = HiddenCounts.none
    guard exclusion.isActive else { return hidden }
    for recipe in recipes {
      let required = index.recipes.required[recipe.rawValue].map(Int.init)
      if required.contains(where: { isUnsafe[$0] }) { continue }
      let doubts =
        required.compactMap { doubt($0) }
        + (exclusion.dishes.contains(recipe) ? [DishDoubt.mayContain] : [])
      if doubts.isEmpty { continue }
      hidden.add(doubts.contains(.unrecognised) ? .unrecognised : .mayContain)
    }
    return hidden
  }

  /// What is to be left out of a dish: names of what it does not require, in its order.
  package func leftOut(of recipe: RecipeID) -> [String] {
    guard exclusion.isActive else { return [] }
    return index.recipes.optional[recipe.rawValue].map(Int.init)
      .filter { isUnsafe[$0] || doubt($0) != nil }
      .map { index.requirements.names[$0] }
  }

  /// What a requirement asks for, without its excluded alternatives.
  package func name(of requirement: Int) -> String { index.name(of: requirement, exclusion) }

  private func doubt(_ requirement: Int) -> DishDoubt? {
    if index.requirements.isUnjudged(requirement) { return .unrecognised }
    return isDoubtful[requirement] ? .mayContain : nil
  }
}
