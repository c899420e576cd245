import RecipeLexicon
import RecipeModel
import SectionFiles

/// The families of the dishes of a delta, by the rule of ``DishFamilies``.
///
/// Each of them is held against the dishes of the base that have its name but for case, and against
/// all of their families; so are dishes of the base whose family has lost its head. Dishes whose names
/// differ by an accent or a plural as well meet when the index is built anew.
struct DeltaFamilies {
  /// For each dish of the delta the head of its family, as a number of the whole.
  private(set) var heads: [UInt32]
  /// The base's dishes that got another head.
  private(set) var moved = FamilyMoves.none

  /// Cost: O(dishes of the base), and for dishes of one name as ``DishFamilies/heads(ids:names:kinds:required:)``.
  init(
    of delta: IndexBuilder,
    over base: CatalogueIndex,
    deleted: [Int],
    insertions: [Int],
    requirements: RequirementTable
  ) {
    let rows = BaseFamilies(base, deleted: deleted)
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
    let others = rows.families(of: met)
    let numbers = others + delta.ids.indices.map { first + $0 }
    let table = base.recipes
    var families = DishFamilies(
      taxonomy: delta.lexicon.taxonomy,
      alternatives: requirements.alternatives
    )
    let positions = families.heads(
      ids: others.map { table.ids[$0] } + delta.ids,
      names: others.map { table.names[$0] } + delta.names,
      kinds: others.map { table.kinds[$0] } + delta.kinds,
      required: others.map { Array(table.required[$0]) } + delta.required
    )
    let found = positions.map { UInt32(numbers[Int($0)]) }
    heads = Array(found[others.count...])
    let changed = others.indices.filter { found[$0] != table.families[others[$0]] }
    if !changed.isEmpty {
      moved = FamilyMoves(
        dishes: Column(changed.map { UInt32(others[$0]) }),
        heads: Column(changed.map { found[$0] })
      )
    }
  }
}

/// The families of a base some of whose dishes are deleted.
private struct BaseFamilies {
  let names: BaseNames
  /// The dishes whose family has lost its head, ascending.
  let orphans: [Int]
  private let heads: Column<UInt32>
  private let deleted: DishSet

  init(_ base: CatalogueIndex, deleted: [Int]) {
    names = BaseNames(base)
    heads = base.recipes.families
    var set = DishSet(capacity: base.recipes.count)
    for dish in deleted { set.insert(dish) }
    self.deleted = set
    let all = deleted.isEmpty ? 0..<0 : 0..<base.recipes.count
    orphans = all.filter { [heads] in set.contains(Int(heads[$0])) && !set.contains($0) }
  }

  func isPresent(_ dish: Int) -> Bool { !deleted.contains(dish) }

  /// All dishes that share a family with some, ascending. Cost: O(dishes), nothing for none.
  func families(of some: Set<Int>) -> [Int] {
    guard !some.isEmpty else { return [] }
    var wanted = DishSet(capacity: heads.count)
    for dish in some { wanted.insert(Int(heads[dish])) }
    return heads.indices.filter { wanted.contains(Int(heads[$0])) && isPresent($0) }
  }
}
