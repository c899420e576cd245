import RecipeLexicon
import RecipeModel
import SectionFiles

/// What a dish lacks that allows substitutes of its own, one dish after the other.
struct SubstitutedRow {
  /// The requirements that the dish lacks, in the order of its lines, each with the places of its
  /// substitutes among those of all.
  private(set) var lacking: [(requirement: Int, places: Range<Int>)] = []
  /// Ingredients that are not there and that the dish allows instead.
  private(set) var substitutes: [Int] = []
  private let recipes: RecipeTable
  private let requirements: RequirementTable
  /// For each requirement whether the pantry lacks it.
  private let isLacking: [Bool]
  private let closure: PantryClosure
  private let exclusion: Exclusion

  init(
    _ index: CatalogueIndex,
    isLacking: [Bool],
    _ closure: PantryClosure,
    _ exclusion: Exclusion
  ) {
    recipes = index.recipes
    requirements = index.requirements
    self.isLacking = isLacking
    self.closure = closure
    self.exclusion = exclusion
  }

  /// Turns to a dish. Cost: O(its alternatives · its own swaps).
  ///
  /// - Parameter allowsSwaps: Whether its substitutes count.
  mutating func read(_ recipe: Int, allowsSwaps: Bool = true) {
    lacking.removeAll(keepingCapacity: true)
    substitutes.removeAll(keepingCapacity: true)
    for place in recipes.required.places(of: recipe) {
      let requirement = Int(recipes.required.targets[place])
      guard isLacking[requirement] else { continue }
      let first = substitutes.count
      guard !allowsSwaps || readSubstitutes(for: requirement, in: recipe) else {
        substitutes.removeSubrange(first...)
        continue
      }
      lacking.append((requirement, first..<substitutes.count))
    }
  }

  /// Adds what a dish allows instead of a requirement; false when some of it is there.
  private mutating func readSubstitutes(for requirement: Int, in recipe: Int) -> Bool {
    if !requirements.takesSwaps(requirement) { return true }
    for place in requirements.alternatives.places(of: requirement) {
      let ingredient = requirements.alternatives.targets[place]
      if exclusion.isActive,
        requirements.verdict(of: ingredient, in: requirement, exclusion) != .safe
      {
        continue
      }
      for place in recipes.ownSwaps.places(of: recipe) {
        let swap = Int(recipes.ownSwaps.targets[place])
        guard recipes.ownSwapRequired[swap] == ingredient, recipes.isSafe(swap, exclusion) else {
          continue
        }
        let substitute = Int(recipes.ownSwapSubstitutes[swap])
        if closure.isThere(substitute) { return false }
        substitutes.append(substitute)
      }
    }
    return true
  }
}

extension Adjacency {
  /// Where the list of a node lies among all targets.
  @inline(__always)
  fileprivate func places(of node: Int) -> Range<Int> {
    Int(offsets[node])..<Int(offsets[node + 1])
  }
}
