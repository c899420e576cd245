import RecipeLexicon
import RecipeModel
import SectionFiles

/// The requirements of all dishes as a pantry leaves them, and the ingredients that would meet those it
/// lacks, in dishes without swaps of their own. Amounts play no role.
struct OpenRequirements {
  /// How an ingredient meets a requirement that names it.
  enum Way: Int, CaseIterable {
    /// The line also accepts a kind, a generic or a swap.
    case loosely
    /// The line accepts a kind or a generic, but no swap: the dish is named after the ingredient.
    case firmly
    /// The line asks for exactly this ingredient.
    case exactly

    /// How a requirement is met by what it names.
    init(of requirement: Int, in requirements: RequirementTable) {
      self =
        requirements.isExact[requirement]
        ? .exactly : requirements.takesSwaps(requirement) ? .loosely : .firmly
    }

    /// Where what an ingredient meets in this way stands among the groups of all ways.
    @inline(__always)
    func group(of ingredient: Int, among ingredients: Int) -> Int {
      rawValue * ingredients + ingredient
    }
  }

  /// For each requirement whether the pantry lacks it.
  private(set) var isLacking: [Bool]
  /// What is lacking, and perhaps what is not, in a group for each way and ingredient that meets it.
  private let naming: GroupedNumbers
  private let ingredients: Int

  /// Cost: O(ingredients + swaps + alternatives of all requirements).
  init(
    _ index: CatalogueIndex,
    _ tables: PurchaseTables,
    _ query: MatchQuery,
    _ judge: RequirementJudge
  ) {
    ingredients = judge.closure.taxonomy.count
    let isCovered = Way.allCases.map { judge.had($0, tables) }
    let exclusion = query.exclusion
    guard exclusion.isActive else {
      isLacking = tables.ways.indices.map { requirement in
        let way = tables.ways[requirement].rawValue
        for place in tables.alternatives.places(of: requirement)
        where isCovered[way][Int(tables.alternatives.numbers[place])] {
          return false
        }
        return true
      }
      naming = tables.naming
      return
    }
    isLacking = Array(repeating: false, count: tables.ways.count)
    var naming: [GroupedNumbers.Entry] = []
    naming.reserveCapacity(tables.alternatives.numbers.count)
    var safe: [Int] = []
    for requirement in tables.ways.indices {
      let way = tables.ways[requirement]
      safe.removeAll(keepingCapacity: true)
      for place in tables.alternatives.places(of: requirement) {
        let ingredient = tables.alternatives.numbers[place]
        let verdict = index.requirements.verdict(of: ingredient, in: requirement, exclusion)
        if verdict == .safe { safe.append(Int(ingredient)) }
      }
      if safe.contains(where: { isCovered[way.rawValue][$0] }) { continue }
      isLacking[requirement] = true
      for ingredient in safe {
        let group = way.group(of: ingredient, among: ingredients)
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
        isLacking[requirement] = !judgement.grade.isCovered
      }
    }
    return isLacking
  }

  /// Calls `body` with what is lacking, ascending, that an ingredient meets in one way.
  @inline(__always)
  func forEach(_ way: Way, _ ingredient: Int, _ body: (_ requirement: UInt32) -> Void) {
    for place in naming.places(of: way.group(of: ingredient, among: ingredients)) {
      let requirement = naming.numbers[place]
      if isLacking[Int(requirement)] { body(requirement) }
    }
  }
}

extension RequirementJudge {
  /// For each ingredient whether a line that asks for it in one way is had, as ``isCovered(_:isExact:takesSwaps:)`` says.
  /// Cost: O(ingredients + swaps).
  fileprivate func had(_ way: OpenRequirements.Way, _ tables: PurchaseTables) -> [Bool] {
    var isCovered = closure.isStaple
    let takesSwaps = allowsSwaps && way == .loosely
    let isThere = takesSwaps ? isCovered.indices.map { closure.isThere($0) } : []
    for ingredient in isCovered.indices where !isCovered[ingredient] {
      if way == .exactly {
        isCovered[ingredient] = closure.isHeldItself[ingredient]
      } else if closure.isOwned(ingredient)
        || allowsGeneric && closure.nearestGeneric[ingredient] != nil
      {
        isCovered[ingredient] = true
      } else if takesSwaps {
        for place in tables.substitutes.places(of: ingredient)
        where isThere[Int(tables.substitutes.numbers[place])] {
          isCovered[ingredient] = true
        }
      }
    }
    for product in homeMade.products where !isCovered[product] {
      isCovered[product] = self.isCovered(product, isExact: way == .exactly, takesSwaps: takesSwaps)
    }
    return isCovered
  }
}
