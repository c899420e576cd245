import RecipeLexicon
package import RecipeModel
import SectionFiles

extension CatalogueIndex {
  /// The index of a catalogue in which some dishes joined or changed, and some are deleted, without
  /// building it anew: what changed is laid beside the ``base``, whatever was laid there before.
  ///
  /// It answers as an index built anew does, but that weights, what is learned and, where names are
  /// equal only when plurals and accents are put aside, duplicate groups stay as the base has them.
  ///
  /// - Parameters:
  ///   - changed: Dishes that joined or changed since the base was built, as they are; their ids
  ///     differ.
  ///   - removed: Dishes that are deleted; none of those in `changed`. Ids that the base does not have
  ///     do not matter.
  ///   - renown: As where an index is built.
  ///   - generation: Of the catalogue as it is.
  ///   - fingerprint: Of its data files as they are; the lexicon in them is the base's.
  /// Cost: O(dishes · 1 byte + requirements), and that of building an index of the changed dishes.
  package func changing(
    _ changed: [Entry],
    removed: [DishID],
    renown: [DishID: Int] = [:],
    generation: UInt64,
    fingerprint: UInt64
  ) -> CatalogueIndex {
    let base = self.base
    var builder = IndexBuilder(continuing: base)
    for entry in changed.inCatalogueOrder { builder.add(entry) }
    let lexicon = builder.settle()
    let deleted = base.dishes(withIDs: Set(changed.map(\.recipe.id) + removed))
    let names = BaseNames(base)
    let insertions = builder.ids.indices.map {
      names.insertion(name: builder.names[$0], id: DishID(builder.ids[$0]))
    }
    let requirements = builder.requirementTable(continuing: base)
    let all = base.requirements.appending(requirements)
    let duplicateGroups = DeltaDuplicateGroups(
      of: builder,
      over: base,
      deleted: deleted,
      insertions: insertions,
      requirements: all
    )
    let recipes = builder.recipeTable(
      duplicateGroups: duplicateGroups.heads,
      marks: builder.marks(
        duplicateGroups: duplicateGroups.heads,
        evidence: renown,
        over: base,
        moved: duplicateGroups.moved
      )
    )
    let vocabulary = recipes.vocabulary
    let delta = CatalogueDelta(
      base: DeltaBase(
        generation: base.generation,
        fingerprint: base.fingerprint,
        recipes: base.recipes,
        requirements: base.requirements,
        lexicon: base.lexicon,
        learned: base.learned,
        itemWeights: base.itemWeights
      ),
      recipes: recipes,
      requirements: requirements,
      deleted: Column(deleted.map { UInt32($0) }),
      insertions: Column(insertions.map { UInt32($0) }),
      vocabulary: vocabulary,
      matching: MatchingTables(
        recipes: recipes.renumbered(by: vocabulary) ?? recipes,
        requirements: all.selecting(vocabulary),
        lexicon: lexicon
      ),
      moved: duplicateGroups.moved,
      lexicon: lexicon
    )
    return base.with(delta, generation: generation, fingerprint: fingerprint)
  }

  /// The dishes that have one of some ids, deleted ones among them, ascending. Cost: O(dishes).
  func dishes(withIDs ids: Set<DishID>) -> [Int] {
    let wanted = Set(ids.map(\.description))
    // Most dishes differ from all wanted ones in length or in the last byte.
    var mayBe = [Bool](repeating: false, count: 1 << 16)
    func key(_ count: Int, _ last: UInt8) -> Int { (count & 0xFF) << 8 | Int(last) }
    for id in wanted { mayBe[key(id.utf8.count, id.utf8.last ?? 0)] = true }
    return (0..<recipes.count).filter { dish in
      let id = recipes.ids.utf8(at: dish)
      return mayBe[key(id.count, id.last ?? 0)] && wanted.contains(recipes.ids[dish])
    }
  }
}

/// The dishes of an index by name.
struct BaseNames {
  private let recipes: RecipeTable

  init(_ index: CatalogueIndex) { recipes = index.recipes }

  /// How many dishes come before one of this name and id. Cost: O(log dishes).
  func insertion(name: String, id: DishID) -> Int {
    let key = Array(caseFolded(name).utf8)
    var (low, high) = (0, recipes.count)
    while low < high {
      let middle = (low + high) >> 1
      if comes(middle, before: key, id) { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Whether a dish comes before one of this name and id.
  func comes(_ dish: Int, before key: [UInt8], _ id: DishID) -> Bool {
    let own = self.key(of: dish)
    return own == key
      ? recipes.id(of: RecipeID(dish)) < id : own.lexicographicallyPrecedes(key)
  }

  /// The case-folded name of a dish.
  func key(of dish: Int) -> [UInt8] { Array(caseFolded(recipes.names[dish]).utf8) }

  /// The dishes of one case-folded name, ascending, where `position` is among or behind them.
  /// Cost: O(log dishes + those).
  func dishes(named key: [UInt8], at position: Int) -> [Int] {
    var first = position
    while first > 0, self.key(of: first - 1) == key { first -= 1 }
    var end = position
    while end < recipes.count, self.key(of: end) == key { end += 1 }
    return Array(first..<end)
  }
}

extension RecipeTable {
  /// Every requirement of the dishes, ascending.
  var vocabulary: Column<UInt32> {
    Column(Set(Array(required.targets) + Array(optional.targets)).sorted())
  }

  /// The dishes with positions in a vocabulary in place of the requirements; nil when one of those is
  /// not in it. Cost: O(lines · log vocabulary).
  func renumbered(by vocabulary: Column<UInt32>) -> RecipeTable? {
    func renumbered(_ rows: Adjacency) -> Adjacency? {
      let targets = rows.targets.compactMap { vocabulary.position(of: $0).map { UInt32($0) } }
      return Adjacency(offsets: rows.offsets, targets: Column(targets), limit: vocabulary.count)
    }
    guard let required = renumbered(required), let optional = renumbered(optional) else {
      return nil
    }
    return with(required: required, optional: optional)
  }
}

extension RequirementTable {
  /// Some of the requirements, in the order of `positions`. Cost: O(these).
  func selecting(_ positions: Column<UInt32>) -> RequirementTable {
    let positions = positions.map(Int.init)
    return RequirementTable(
      alternatives: Adjacency(positions.map { Array(alternatives[$0]) }),
      listedCount: listedCount,
      isExact: FlagColumn(positions.map { isExact[$0] }),
      isNamesake: FlagColumn(positions.map { isNamesake[$0] }),
      names: StringTable(positions.map { names[$0] }),
      documentFrequency: Column(positions.map { documentFrequency[$0] }),
      weights: Column(positions.map { weights[$0] }),
      wordings: Adjacency(positions.map { Array(wordings[$0]) })
    )
  }
}
