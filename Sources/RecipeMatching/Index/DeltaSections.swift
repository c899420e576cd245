import RecipeLexicon
import RecipeModel
import SectionFiles

/// The sections that only the file of a delta has; the raw values are part of the format. Its dishes and
/// requirements are in the sections of an index file.
enum DeltaSectionID: UInt32 {
  case base = 200
  case deleted, insertions, vocabulary, movedDishes, movedHeads
}

extension SectionFileWriter {
  mutating func add(_ delta: CatalogueDelta) {
    add(DeltaSectionID.base.rawValue, delta.base.marks)
    add(delta.requirements)
    add(delta.recipes)
    add(delta.matching)
    add(DeltaSectionID.deleted.rawValue, delta.deleted)
    add(DeltaSectionID.insertions.rawValue, delta.insertions)
    add(DeltaSectionID.vocabulary.rawValue, delta.vocabulary)
    add(DeltaSectionID.movedDishes.rawValue, delta.moved.dishes)
    add(DeltaSectionID.movedHeads.rawValue, delta.moved.heads)
  }
}

extension DeltaBase {
  /// What tells the base from others: its generation and fingerprint, and how many dishes, bytes of
  /// their names, requirements and labels it has.
  fileprivate var marks: [UInt64] {
    [
      generation, fingerprint, UInt64(recipes.count), UInt64(recipes.names.bytes.count),
      UInt64(requirements.count), UInt64(recipes.labels.count), UInt64(lexicon.count),
    ]
  }
}

extension SectionFileReader {
  /// The delta of an index, which has none.
  func delta(of index: CatalogueIndex) throws(IndexError) -> CatalogueDelta {
    let base = DeltaBase(
      generation: index.generation,
      fingerprint: index.fingerprint,
      recipes: index.recipes,
      requirements: index.requirements,
      lexicon: index.lexicon,
      learned: index.learned,
      itemWeights: index.itemWeights
    )
    let marks: Column<UInt64> = try column(DeltaSectionID.base.rawValue)
    guard marks.elementsEqual(base.marks), terms >= index.lexicon.count else {
      throw damage("it belongs to another index")
    }
    let requirements = try requirements(listedCount: index.lexicon.listedCount)
    let lexicon = try lexicon(of: requirements, behind: index.lexicon)
    let all = base.requirements.appending(requirements)
    let recipes = try recipes(requirements: all.count, units: index.units, continuing: base.recipes)
    try check(
      requirements,
      of: recipes,
      behind: base.requirements.count,
      among: base.recipes.count
    )
    let vocabulary = try ascending(.vocabulary, below: all.count)
    let moved = DuplicateGroupMoves(
      dishes: try ascending(.movedDishes, below: base.recipes.count),
      heads: try numbers(
        DeltaSectionID.movedHeads.rawValue,
        below: base.recipes.count + recipes.count
      )
    )
    guard moved.dishes.count == moved.heads.count else {
      throw damage("the duplicate groups do not fit")
    }
    var local = recipes
    if isVerifying {
      guard vocabulary == recipes.vocabulary,
        let renumbered = recipes.renumbered(by: vocabulary)
      else { throw damage("the requirements do not fit the dishes") }
      local = renumbered
    }
    let delta = CatalogueDelta(
      base: base,
      recipes: recipes,
      requirements: requirements,
      deleted: try ascending(.deleted, below: base.recipes.count),
      insertions: try numbers(
        DeltaSectionID.insertions.rawValue,
        count: recipes.count,
        below: base.recipes.count + 1
      ),
      vocabulary: vocabulary,
      matching: try matching(
        recipes: local,
        requirements: all.selecting(vocabulary),
        lexicon: lexicon
      ),
      moved: moved,
      lexicon: lexicon
    )
    if isVerifying { try checkPlaces(of: delta, in: index) }
    return delta
  }

  /// A lexicon, and behind it the names that these requirements alone ask for.
  private func lexicon(
    of requirements: RequirementTable,
    behind base: IngredientLexicon
  ) throws(IndexError) -> IngredientLexicon {
    let added = terms - base.count
    guard added <= requirements.count else { throw damage("an ingredient has no name") }
    var names = [String?](repeating: nil, count: added)
    for requirement in 0..<requirements.count where requirements.isUnknown(requirement) {
      guard let id = requirements.alternatives[requirement].first.map({ Int($0) - base.count }),
        names.indices.contains(id), names[id] == nil
      else { continue }
      names[id] = requirements.names[requirement]
    }
    guard !names.contains(nil) else { throw damage("an ingredient has no name") }
    return base.appending(unlisted: names.compactMap { $0 })
  }

  /// Numbers that are all below `limit`, and when verifying ascend.
  private func ascending(
    _ id: DeltaSectionID,
    below limit: Int
  ) throws(IndexError) -> Column<UInt32> {
    let numbers = try numbers(id.rawValue, below: limit)
    guard !isVerifying || zip(numbers, numbers.dropFirst()).allSatisfy({ $0 < $1 }) else {
      throw damage("the numbers of section \(id) do not ascend")
    }
    return numbers
  }

  /// Checks that the dishes stand where their names and ids belong.
  private func checkPlaces(
    of delta: CatalogueDelta,
    in index: CatalogueIndex
  ) throws(IndexError) {
    let names = BaseNames(index)
    let keys = (0..<delta.recipes.count).map { row in
      (key: Array(caseFolded(delta.recipes.names[row]).utf8), id: DishID(delta.recipes.ids[row]))
    }
    let isOrdered = zip(keys, keys.dropFirst()).allSatisfy { left, right in
      left.key == right.key
        ? left.id < right.id : left.key.lexicographicallyPrecedes(right.key)
    }
    let arePlaced = keys.indices.allSatisfy { row in
      Int(delta.insertions[row])
        == names.insertion(name: delta.recipes.names[row], id: keys[row].id)
    }
    guard isOrdered, arePlaced else { throw damage("the dishes are out of order") }
  }
}
