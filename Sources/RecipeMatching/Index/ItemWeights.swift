import RecipeLexicon
package import RecipeModel
import SectionFiles

/// How much each ingredient weighs as a thing of a pantry: the rarer what it is good for, the more.
///
/// `round(1000 · ln(1 + N / max(1, df)))` over all `N` dishes, where df counts the dishes with at least one
/// required line that the ingredient meets, with nothing but the default staples beside it, by any grade but
/// a swap. Without a pantry, a filter or an exclusion; so it is the same for everybody.
struct ItemWeights {
  private let lexicon: IngredientLexicon
  private let requirements: RequirementTable
  private let matching: MatchingTables
  private let dishCount: Int
  /// The default staples, their kinds, and what home steps make of these alone.
  private let isStaple: [Bool]
  private var reach: SoloReach
  /// For each dish the last count that it was part of.
  private var countedIn: [UInt32]
  private var counts: UInt32 = 0
  /// What ingredients that meet the same requirements weigh.
  private var known: [[UInt32]: UInt32] = [:]

  /// For each ingredient its weight. Cost: O(ingredients · what each grants), and the posting lists of each
  /// distinct set of requirements that ingredients meet.
  static func all(
    recipes: RecipeTable,
    requirements: RequirementTable,
    lexicon: IngredientLexicon,
    matching: MatchingTables
  ) -> Column<UInt32> {
    var weights = ItemWeights(recipes, requirements, lexicon, matching)
    return Column((0..<lexicon.count).map { weights.weight(of: $0) })
  }

  private init(
    _ recipes: RecipeTable,
    _ requirements: RequirementTable,
    _ lexicon: IngredientLexicon,
    _ matching: MatchingTables
  ) {
    self.lexicon = lexicon
    self.requirements = requirements
    self.matching = matching
    dishCount = recipes.count
    isStaple = lexicon.assumedStaples
    reach = SoloReach(isStaple: isStaple, lexicon.taxonomy)
    countedIn = Array(repeating: 0, count: recipes.count)
  }

  private mutating func weight(of ingredient: Int) -> UInt32 {
    let met = requirementsMet(by: ingredient)
    if let weight = known[met] { return weight }
    counts += 1
    var dishes = 0
    for requirement in met {
      for dish in matching.required[Int(requirement)] where countedIn[Int(dish)] != counts {
        countedIn[Int(dish)] = counts
        dishes += 1
      }
    }
    let weight = usedWeight(documentFrequency: max(1, dishes), recipes: max(1, dishCount))
    known[met] = UInt32(weight)
    return UInt32(weight)
  }

  /// The requirements that a pantry of one ingredient meets, ascending.
  private mutating func requirementsMet(by ingredient: Int) -> [UInt32] {
    reach.go(from: ingredient)
    var met: [UInt32] = []
    for owned in reach.owned {
      let isHeld = reach.isHeldItself(owned)
      for requirement in matching.naming[owned]
      where isHeld || !requirements.isExact[Int(requirement)] {
        met.append(requirement)
      }
    }
    for kind in reach.generic {
      for requirement in matching.naming[kind] where !requirements.isExact[Int(requirement)] {
        // A staple among the alternatives goes before a generic.
        let hasStaple = requirements.alternatives[Int(requirement)].contains { isStaple[Int($0)] }
        if !hasStaple { met.append(requirement) }
      }
    }
    return met.count > 1 ? Set(met).sorted() : met
  }
}

extension CatalogueIndex {
  /// How much an ingredient weighs as a thing of a pantry, in thousandths: the logarithm of one more than how many
  /// dishes there are for each that it is good for. Cost: O(1).
  package func weight(of ingredient: IngredientID) -> Int { Int(itemWeights[ingredient.rawValue]) }
}

/// What a pantry of one ingredient grants: as ``PantryClosure``, which lays out tables for all
/// ingredients each time, where this looks at the few that are met. Keeps its room from one to the next.
struct SoloReach {
  /// What is there, by name, kind or home step.
  private(set) var owned: [Int] = []
  /// What something that is there itself is the heading of, and is not there.
  private(set) var generic: [Int] = []
  private let isStaple: [Bool]
  private let taxonomy: Taxonomy
  /// For each ingredient the last round in which it was owned, held itself, and below what is held.
  private var ownedIn: [UInt32]
  private var heldIn: [UInt32]
  private var belowIn: [UInt32]
  private var round: UInt32 = 0
  private var held: [Int] = []
  private var pending: [Int] = []

  /// - Parameter isStaple: What every kitchen has; see ``PantryClosure/isStaple``.
  init(isStaple: [Bool], _ taxonomy: Taxonomy) {
    self.isStaple = isStaple
    self.taxonomy = taxonomy
    ownedIn = Array(repeating: 0, count: taxonomy.count)
    (heldIn, belowIn) = (ownedIn, ownedIn)
  }

  /// Whether the ingredient itself is there, and not merely a kind of it.
  func isHeldItself(_ ingredient: Int) -> Bool { heldIn[ingredient] == round }

  /// Turns to a pantry of one ingredient. Cost: O(what it grants · its relations).
  mutating func go(from ingredient: Int) {
    round += 1
    owned.removeAll(keepingCapacity: true)
    held.removeAll(keepingCapacity: true)
    generic.removeAll(keepingCapacity: true)
    own(ingredient)
    hold(ingredient)
    while let next = pending.popLast() {
      for above in taxonomy.parents[next] { own(Int(above)) }
      for route in taxonomy.routesFrom[next].lazy.map(Int.init) where isPossible(route) {
        let product = Int(taxonomy.routeProducts[route])
        hold(product)
        own(product)
      }
    }
    pending = held.filter { !taxonomy.isClass[$0] }
    while let next = pending.popLast() {
      for kind in taxonomy.children[next].lazy.map(Int.init) where belowIn[kind] != round {
        belowIn[kind] = round
        pending.append(kind)
        if ownedIn[kind] != round, !isStaple[kind] { generic.append(kind) }
      }
    }
  }

  private func isPossible(_ route: Int) -> Bool {
    for input in taxonomy.routeInputs[route] {
      if ownedIn[Int(input)] != round, !isStaple[Int(input)] { return false }
    }
    return true
  }

  private mutating func own(_ ingredient: Int) {
    guard ownedIn[ingredient] != round else { return }
    ownedIn[ingredient] = round
    owned.append(ingredient)
    pending.append(ingredient)
  }

  private mutating func hold(_ ingredient: Int) {
    guard heldIn[ingredient] != round else { return }
    heldIn[ingredient] = round
    held.append(ingredient)
  }
}
