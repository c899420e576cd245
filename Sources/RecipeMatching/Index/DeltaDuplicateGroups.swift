import RecipeLexicon
import RecipeModel
import SectionFiles

/// The duplicate groups of the dishes of a delta, by the rule of ``DuplicateGroups``.
///
/// Each of them is held against the dishes of the base that have its name but for case, and against
/// all of their duplicate groups; so are dishes of the base whose duplicate group has lost its head. Dishes whose names
/// differ by an accent or a plural as well meet when the index is built anew.
struct DeltaDuplicateGroups {
  /// For each dish of the delta the head of its duplicate group, as a number of the whole.
  private(set) var heads: [UInt32]
  /// The base's dishes that got another head.
  private(set) var moved = DuplicateGroupMoves.none

  /// Cost: O(dishes of the base), and for dishes of one name as ``DuplicateGroups/heads(ids:names:kinds:required:)``.
  init(
    of delta: IndexBuilder,
    over base: CatalogueIndex,
    deleted: [Int],
    insertions: [Int],
    requirements: RequirementTable
  ) {
    let rows = BaseDuplicateGroups(base, deleted: deleted)
    let first = base.recipes.count
    var met: Set<Int> = []
    for row in delta.ids.indices {
      let key = Array(caseFolded(delta.names[row]).utf8)
      met.formUnion(rows.names.dishes(named: key, at: insertions[row]).filter(rows.isPresent))
    }
    for orphan in rows.orphans {
      let key = rows.names.key(of: orphan)
      met.formUnion(rows.names.dishes(named: key, at: orphan).filter(rows.isPresent))
    }
    let others = rows.duplicateGroups(of: met)
    let numbers = others + delta.ids.indices.map { first + $0 }
    let table = base.recipes
    var duplicateGroups = DuplicateGroups(
      taxonomy: delta.lexicon.taxonomy,
      alternatives: requirements.alternatives
    )
    let positions = duplicateGroups.heads(
      ids: others.map { table.ids[$0] } + delta.ids,
      names: others.map { table.names[$0] } + delta.names,
      kinds: others.map { table.kinds[$0] } + delta.kinds,
      required: others.map { Array(table.required[$0]) } + delta.required
    )
    let found = positions.map { UInt32(numbers[Int($0)]) }
    heads = Array(found[others.count...])
    let changed = others.indices.filter { found[$0] != table.duplicateGroups[others[$0]] }
    if !changed.isEmpty {
      moved = DuplicateGroupMoves(
        dishes: Column(changed.map { UInt32(others[$0]) }),
        heads: Column(changed.map { found[$0] })
      )
    }
  }
}

/// The duplicate groups of a base some of whose dishes are deleted.
private struct BaseDuplicateGroups {
  let names: BaseNames
  /// The dishes whose duplicate group has lost its head, ascending.
  let orphans: [Int]
  private let heads: Column<UInt32>
  private let deleted: DishSet

  init(_ base: CatalogueIndex, deleted: [Int]) {
    names = BaseNames(base)
    heads = base.recipes.duplicateGroups
    var set = DishSet(capacity: base.recipes.count)
    for dish in deleted { set.insert(dish) }
    self.deleted = set
    let all = deleted.isEmpty ? 0..<0 : 0..<base.recipes.count
    orphans = all.filter { [heads] in set.contains(Int(heads[$0])) && !set.contains($0) }
  }

  func isPresent(_ dish: Int) -> Bool { !deleted.contains(dish) }

  /// All dishes that share a duplicate group with some, ascending. Cost: O(dishes), nothing for none.
  func duplicateGroups(of some: Set<Int>) -> [Int] {
    guard !some.isEmpty else { return [] }
    var wanted = DishSet(capacity: heads.count)
    for dish in some { wanted.insert(Int(heads[dish])) }
    return heads.indices.filter { wanted.contains(Int(heads[$0])) && isPresent($0) }
  }
}
