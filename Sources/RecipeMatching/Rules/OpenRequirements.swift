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
  init(_ requirements: RequirementTable, _ query: MatchQuery, _ judge: RequirementJudge) {
    let (offsets, targets) = (requirements.alternatives.offsets, requirements.alternatives.targets)
    let ingredients = judge.closure.taxonomy.count
    self.ingredients = ingredients
    let isHad = Way.allCases.map { way in
      (0..<ingredients).map {
        judge.isHad($0, isExact: way == .exactly, takesSwaps: way == .loosely)
      }
    }
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
        isMet = isMet || isHad[way.rawValue][ingredient]
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

  /// For each requirement whether it is lacking where dishes make something of what is there as well.
  ///
  /// - Parameter judge: Knows what dishes make.
  func lacking(_ index: CatalogueIndex, _ exclusion: Exclusion, by judge: RequirementJudge)
    -> [Bool]
  {
    var isLacking = isLacking
    for ingredient in judge.homeMade.products {
      for requirement in index.requirements(naming: ingredient).lazy.map(Int.init)
      where isLacking[requirement] {
        let judgement = index.requirements.judgement(of: requirement, by: judge, exclusion)
        isLacking[requirement] = !judgement.grade.isHad
      }
    }
    return isLacking
  }

  /// Calls `body` with what is lacking, ascending, that an ingredient meets in one way.
  @inline(__always)
  func forEach(_ way: Way, _ ingredient: Int, _ body: (_ requirement: UInt32) -> Void) {
    for place in naming.places(of: way.rawValue * ingredients + ingredient) {
      body(naming.numbers[place])
    }
  }
}
