import RecipeLexicon
import SectionFiles

extension CatalogueIndex {
  /// What finding purchases asks of the index. Cost: O(1) but for the first time.
  var purchaseTables: PurchaseTables { remembered.value { PurchaseTables(self) } }
}

/// What finding purchases asks of an index, whatever the pantry: relations turned the way in which they are followed,
/// as arrays, which loops read faster than columns.
struct PurchaseTables: Sendable {
  let parents: GroupedNumbers
  let children: GroupedNumbers
  let routesFrom: GroupedNumbers
  let routeInputs: GroupedNumbers
  /// For each ingredient what may stand in for it.
  let substitutes: GroupedNumbers
  /// For each ingredient what it may stand in for, ascending.
  let swapped: GroupedNumbers
  /// For each requirement its alternatives, in their order.
  let alternatives: GroupedNumbers
  /// For each requirement how an alternative meets it.
  let ways: [OpenRequirements.Way]
  /// The requirements, ascending, in a group for each way and ingredient that meets them; see
  /// ``OpenRequirements/Way/group(of:among:)``.
  let naming: GroupedNumbers

  /// Cost: O(ingredients + relations + requirements and their alternatives).
  init(_ index: CatalogueIndex) {
    let (taxonomy, requirements) = (index.lexicon.taxonomy, index.requirements)
    let count = taxonomy.count
    parents = GroupedNumbers(taxonomy.parents)
    children = GroupedNumbers(taxonomy.children)
    routesFrom = GroupedNumbers(taxonomy.routesFrom)
    routeInputs = GroupedNumbers(taxonomy.routeInputs)
    var swaps: [(ingredient: UInt32, substitute: UInt32)] = []
    for ingredient in 0..<count {
      for swap in taxonomy.swaps[ingredient] {
        swaps.append((UInt32(ingredient), taxonomy.swapSubstitutes[Int(swap)]))
      }
    }
    substitutes = GroupedNumbers(
      swaps.map { GroupedNumbers.Entry(group: $0.ingredient, number: $0.substitute) },
      groups: count
    )
    swapped = GroupedNumbers(
      swaps.map { GroupedNumbers.Entry(group: $0.substitute, number: $0.ingredient) },
      groups: count
    )
    let alternatives = GroupedNumbers(requirements.alternatives)
    let ways = (0..<requirements.count).map { OpenRequirements.Way(of: $0, in: requirements) }
    var naming: [GroupedNumbers.Entry] = []
    naming.reserveCapacity(alternatives.numbers.count)
    for requirement in ways.indices {
      for place in alternatives.places(of: requirement) {
        let ingredient = Int(alternatives.numbers[place])
        let group = ways[requirement].group(of: ingredient, among: count)
        naming.append(.init(group: UInt32(group), number: UInt32(requirement)))
      }
    }
    self.naming = GroupedNumbers(naming, groups: count * OpenRequirements.Way.allCases.count)
    (self.alternatives, self.ways) = (alternatives, ways)
  }
}
