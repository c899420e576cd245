import RecipeLexicon
import SectionFiles

/// What became of a catalogue after its index, the base, was built: the dishes that joined it or
/// changed, and those that are deleted.
///
/// A dish that changed is deleted from the base and is one of the delta's. The delta's dishes, and the
/// requirements and labels that the base does not have, continue the base's numbers. All weights stay
/// as the base has them; a requirement that the base's dishes do not have weighs as if one of them
/// had it. A class for the reason that ``CatalogueIndex`` is one.
final class CatalogueDelta: Sendable, Equatable {
  /// The tables of the base alone.
  let base: DeltaBase
  /// The delta's dishes, ascending by (case-folded name, id).
  let recipes: RecipeTable
  /// The requirements that continue the base's; their document frequencies count the delta's dishes.
  let requirements: RequirementTable
  /// The base's dishes that are deleted, ascending.
  let deleted: Column<UInt32>
  /// For each dish how many of the base's, deleted ones among them, come before it.
  let insertions: Column<UInt32>
  /// The requirements that the dishes have, required or not, ascending.
  let vocabulary: Column<UInt32>
  /// What a search reads: dishes are rows of `recipes`, requirements positions in `vocabulary`.
  let matching: MatchingTables
  /// The base's dishes that are of another duplicate group than the base says.
  let moved: DuplicateGroupMoves
  /// For each ingredient the requirements of `requirements` that name it, as numbers of the whole,
  /// ascending.
  let naming: Adjacency
  /// The base's lexicon, and behind it the names that only the delta's dishes use.
  let lexicon: IngredientLexicon
  /// The base's dishes that are not deleted; nil when all are there.
  let remaining: DishSet?

  init(
    base: DeltaBase,
    recipes: RecipeTable,
    requirements: RequirementTable,
    deleted: Column<UInt32>,
    insertions: Column<UInt32>,
    vocabulary: Column<UInt32>,
    matching: MatchingTables,
    moved: DuplicateGroupMoves,
    lexicon: IngredientLexicon
  ) {
    self.base = base
    self.lexicon = lexicon
    self.recipes = recipes
    self.requirements = requirements
    self.deleted = deleted
    self.insertions = insertions
    self.vocabulary = vocabulary
    self.matching = matching
    self.moved = moved
    let first = UInt32(base.requirements.count)
    let local = requirements.alternatives.reversed(nodes: lexicon.count)
    naming = Adjacency((0..<local.count).map { node in local[node].map { $0 + first } })
    guard !deleted.isEmpty else {
      remaining = nil
      return
    }
    var remaining = DishSet.all(base.recipes.count)
    for dish in deleted { remaining.remove(Int(dish)) }
    self.remaining = remaining
  }

  /// The rest follows from these.
  static func == (left: CatalogueDelta, right: CatalogueDelta) -> Bool {
    left === right
      || left.base == right.base && left.recipes == right.recipes
        && left.requirements == right.requirements && left.deleted == right.deleted
        && left.insertions == right.insertions && left.vocabulary == right.vocabulary
        && left.matching == right.matching && left.moved == right.moved
        && left.naming == right.naming
  }
}

/// The base of a delta, by itself.
struct DeltaBase: Sendable, Equatable {
  let generation: UInt64
  let fingerprint: UInt64
  let recipes: RecipeTable
  let requirements: RequirementTable
  let lexicon: IngredientLexicon
  let learned: LearnedSwapTable
  let itemWeights: Column<UInt32>
}

/// Dishes whose duplicate group differs from the one that a table says.
struct DuplicateGroupMoves: Sendable, Equatable {
  /// Ascending.
  let dishes: Column<UInt32>
  /// For each of them the head of its duplicate group.
  let heads: Column<UInt32>

  static let none = DuplicateGroupMoves(dishes: [], heads: [])

  /// The head of a dish's duplicate group; nil when it did not move. Cost: O(log moves).
  func head(of dish: Int) -> UInt32? {
    guard !dishes.isEmpty else { return nil }
    let position = dishes.position(of: UInt32(dish))
    return position.map { heads[$0] }
  }
}

extension Column<UInt32> {
  /// Where a number stands in an ascending column; nil when it is not there. Cost: O(log count).
  func position(of number: UInt32) -> Int? {
    var (low, high) = (startIndex, endIndex)
    while low < high {
      let middle = (low + high) >> 1
      if self[middle] < number { low = middle + 1 } else { high = middle }
    }
    return low < endIndex && self[low] == number ? low : nil
  }
}
