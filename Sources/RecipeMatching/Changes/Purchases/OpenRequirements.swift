import RecipeLexicon
import RecipeModel
import SectionFiles

/// The requirements of all dishes as a pantry leaves them, and the ingredients that would meet those it
/// lacks, in dishes without swaps of their own. Amounts play no role.
struct OpenRequirements {
  /// How an ingredient meets a requirement that names it.
  enum Way: Int, CaseIterable {
    /// The line takes a kind, a generic or a swap of it as well.
    case loosely
    /// The line takes a kind or a generic of it, and no swap: the dish is named after it.
    case firmly
    /// The line asks for exactly it.
    case exactly
  }

  /// For each requirement whether the pantry lacks it.
  private(set) var isLacking: [Bool]
  /// What is lacking, in a group for each way and ingredient that meets it.
  private let naming: GroupedNumbers
  private let ingredients: Int

  /// Cost: O(ingredients + swaps + alternatives of all requirements).
  init(_ requirements: RequirementTable, _ query: MatchQuery, _ closure: PantryClosure) {
    let (offsets, targets) = (requirements.alternatives.offsets, requirements.alternatives.targets)
    ingredients = closure.taxonomy.count
    let isHad = closure.hadIngredients(query, bySwaps: query.allowsSwaps)
    let isHadFirmly = closure.hadIngredients(query, bySwaps: false)
    isLacking = Array(repeating: false, count: requirements.count)
    var naming: [GroupedNumbers.Entry] = []
    naming.reserveCapacity(targets.count)
    var end = 0
    let exclusion = query.exclusion
    for requirement in 0..<requirements.count {
      let alternatives = end..<Int(offsets[requirement + 1])
      end = alternatives.upperBound
      func isSafe(_ ingredient: Int) -> Bool {
        !exclusion.isActive
          || requirements.verdict(of: UInt32(ingredient), in: requirement, exclusion) == .safe
      }
      let way: Way =
        requirements.isExact[requirement]
        ? .exactly : requirements.takesSwaps(requirement) ? .loosely : .firmly
      var isMet = false
      for place in alternatives {
        let ingredient = Int(targets[place])
        if !isSafe(ingredient) { continue }
        switch way {
        case .exactly:
          isMet = isMet || closure.isStaple[ingredient] || closure.isHeldItself[ingredient]
        case .firmly: isMet = isMet || isHadFirmly[ingredient]
        case .loosely: isMet = isMet || isHad[ingredient]
        }
      }
      if isMet { continue }
      isLacking[requirement] = true
      for place in alternatives {
        let ingredient = Int(targets[place])
        if !isSafe(ingredient) { continue }
        let group = way.rawValue * ingredients + ingredient
        naming.append(.init(group: UInt32(group), number: UInt32(requirement)))
      }
    }
    self.naming = GroupedNumbers(naming, groups: ingredients * Way.allCases.count)
  }

  /// Calls `body` with what is lacking, ascending, that an ingredient meets in one way.
  @inline(__always)
  func forEach(_ way: Way, _ ingredient: Int, _ body: (_ requirement: UInt32) -> Void) {
    for place in naming.places(of: way.rawValue * ingredients + ingredient) {
      body(naming.numbers[place])
    }
  }
}

extension PantryClosure {
  /// For each ingredient whether a line that asks for it, not exactly, has it by what is there.
  fileprivate func hadIngredients(_ query: MatchQuery, bySwaps: Bool) -> [Bool] {
    let (offsets, places) = (taxonomy.swaps.offsets, taxonomy.swaps.targets)
    let substitutes = taxonomy.swapSubstitutes
    return (0..<taxonomy.count).map { ingredient in
      if isThere(ingredient) { return true }
      if query.allowsGeneric, nearestGeneric[ingredient] != nil { return true }
      guard bySwaps else { return false }
      for place in Int(offsets[ingredient])..<Int(offsets[ingredient + 1]) {
        if isThere(Int(substitutes[Int(places[place])])) { return true }
      }
      return false
    }
  }
}
