import RecipeLexicon
package import RecipeModel
import SectionFiles

extension CatalogueIndex {
  /// How many dishes there are. Ids are below `recipes.count`, which counts those that are deleted as
  /// well.
  package var dishCount: Int { recipes.count - (delta?.deleted.count ?? 0) }

  /// Every dish, by case-folded name, then id. Cost: O(dishes).
  package var allRecipes: [RecipeID] {
    guard let delta else { return (0..<recipes.count).map(RecipeID.init) }
    var all: [RecipeID] = []
    all.reserveCapacity(dishCount)
    var next = 0
    for dish in 0..<baseCount {
      while next < delta.insertions.count, delta.insertions[next] <= dish {
        all.append(RecipeID(baseCount + next))
        next += 1
      }
      if delta.remaining?.contains(dish) ?? true { all.append(RecipeID(dish)) }
    }
    for row in next..<delta.insertions.count { all.append(RecipeID(baseCount + row)) }
    return all
  }

  /// Whether an id below `recipes.count` is that of a dish, and not of one that is deleted.
  package func isPresent(_ recipe: RecipeID) -> Bool {
    guard let remaining = delta?.remaining, recipe.rawValue < baseCount else { return true }
    return remaining.contains(recipe.rawValue)
  }

  /// Orders dishes by case-folded name, then id: the lower place comes first. No two share one.
  package func place(of recipe: RecipeID) -> Int {
    guard let delta else { return recipe.rawValue }
    let step = delta.insertions.count + 1
    let row = recipe.rawValue - baseCount
    return row < 0
      ? recipe.rawValue * step + delta.insertions.count
      : Int(delta.insertions[row]) * step + row
  }

  /// Whether the first dish comes before the second, by case-folded name, then id.
  package func precedes(_ left: RecipeID, _ right: RecipeID) -> Bool {
    place(of: left) < place(of: right)
  }

  /// A value for each id below `recipes.count`, `absent` for dishes that are deleted.
  package func byRecipe<Value>(
    absent: Value,
    _ value: (RecipeID) throws -> Value
  ) rethrows -> [Value] {
    try (0..<recipes.count).map { number in
      let recipe = RecipeID(number)
      return isPresent(recipe) ? try value(recipe) : absent
    }
  }

  /// The dishes of a source, as ``DishID/source`` names it, in no particular order. Cost: O(sources + its
  /// dishes).
  package func recipes(from source: String) -> [RecipeID] {
    segments.flatMap { segment in
      segment.tables.sources[source].lazy.map { RecipeID(segment.first + Int($0)) }
        .filter { self.isPresent($0) }
    }
  }

  /// The dishes of some duplicate groups, as ``RecipeTable/duplicateGroup(of:)`` names them, ascending by id.
  /// Cost: O(dishes).
  package func recipes(ofDuplicateGroups heads: Set<RecipeID>) -> [RecipeID] {
    var members: [RecipeID] = []
    for dish in recipes.dishes(ofDuplicateGroups: Set(heads.map(\.rawValue))) {
      let recipe = RecipeID(dish)
      if heads.contains(recipes.duplicateGroup(of: recipe)), isPresent(recipe) {
        members.append(recipe)
      }
    }
    return members
  }

  /// The dishes with some ids, ascending. Cost: O(dishes), a byte and a length of each; nothing for no ids.
  package func recipes(withIDs ids: Set<DishID>) -> [RecipeID] {
    ids.isEmpty ? [] : dishes(withIDs: ids).map { RecipeID($0) }.filter { isPresent($0) }
  }

  /// The dish with an id, or nil. Cost: O(sources + log dishes).
  package func recipe(with id: DishID) -> RecipeID? {
    let wanted = id.description.utf8
    let source = id.source
    for segment in segments {
      let dishes = segment.tables.sources[source]
      var (low, high) = (dishes.startIndex, dishes.endIndex)
      while low < high {
        let middle = (low + high) >> 1
        let found = recipes.ids.utf8(at: segment.first + Int(dishes[middle]))
        if found.lexicographicallyPrecedes(wanted) { low = middle + 1 } else { high = middle }
      }
      guard low < dishes.endIndex else { continue }
      let recipe = RecipeID(segment.first + Int(dishes[low]))
      if isPresent(recipe), recipes.ids.utf8(at: recipe.rawValue).elementsEqual(wanted) {
        return recipe
      }
    }
    return nil
  }

  /// For each requirement how many dishes require exactly this set. Cost: O(requirements), and the
  /// lines of what changed since the base was built.
  package func dishesRequiring() -> [Int] {
    var counts = requirements.documentFrequency.map(Int.init)
    guard let delta else { return counts }
    let known = delta.base.requirements.count
    for row in 0..<delta.recipes.count {
      for requirement in delta.recipes.required[row] where requirement < known {
        counts[Int(requirement)] += 1
      }
    }
    for dish in delta.deleted {
      for requirement in recipes.required[Int(dish)] { counts[Int(requirement)] -= 1 }
    }
    return counts
  }
}

extension CatalogueIndex {
  /// The index without what changed since it was built.
  package var base: CatalogueIndex {
    guard let delta else { return self }
    return CatalogueIndex(
      generation: delta.base.generation,
      fingerprint: delta.base.fingerprint,
      lexicon: delta.base.lexicon,
      units: units,
      requirements: delta.base.requirements,
      recipes: delta.base.recipes,
      learned: delta.base.learned,
      itemWeights: delta.base.itemWeights,
      matching: matching
    )
  }

  /// True when something changed since the base was built.
  package var hasDelta: Bool { delta != nil }

  /// The generation of the catalogue that the base was built from; without a delta the index's own.
  package var baseGeneration: UInt64 { delta?.base.generation ?? generation }

  /// The fingerprint of the data files that the base was built from.
  package var baseFingerprint: UInt64 { delta?.base.fingerprint ?? fingerprint }

  /// How many dishes the base has, deleted ones among them: ids below this are its own.
  package var baseCount: Int { delta?.base.recipes.count ?? recipes.count }

  /// How many requirements the base has.
  package var baseRequirementCount: Int { delta?.base.requirements.count ?? requirements.count }

  /// The ingredients that some requirement names, ascending. Cost: O(ingredients).
  var namedIngredients: [Int] {
    let added = delta?.naming
    var named: [Int] = []
    var (ingredient, start) = (-1, UInt32.max)
    for end in matching.naming.offsets {
      if ingredient >= 0, end > start || added.map({ !$0[ingredient].isEmpty }) ?? false {
        named.append(ingredient)
      }
      (ingredient, start) = (ingredient + 1, end)
    }
    // What only the delta's dishes name.
    return named + (matching.naming.count..<max(matching.naming.count, added?.count ?? 0))
  }

  /// The requirements that an ingredient is an alternative of, ascending.
  func requirements(naming ingredient: Int) -> Column<UInt32> {
    // What a person taught stands behind all that dishes name.
    let tail = delta.flatMap { ingredient < $0.naming.count ? $0.naming[ingredient] : nil } ?? []
    guard ingredient < matching.naming.count else { return tail }
    let base = matching.naming[ingredient]
    guard !tail.isEmpty else { return base }
    return base.appending(tail)
  }

  /// This index with a delta that was made for it.
  func with(
    _ delta: CatalogueDelta,
    generation: UInt64,
    fingerprint: UInt64
  ) -> CatalogueIndex {
    let all = delta.base.recipes.appending(delta.recipes, moved: delta.moved)
    let added = delta.lexicon.count - lexicon.count
    let rare = UInt32(usedWeight(documentFrequency: 1, recipes: max(1, recipes.count)))
    return CatalogueIndex(
      generation: generation,
      fingerprint: fingerprint,
      lexicon: delta.lexicon,
      units: units,
      requirements: delta.base.requirements.appending(delta.requirements),
      recipes: all,
      learned: added == 0 ? learned : learned.appending(unlearned: added),
      itemWeights: added == 0
        ? itemWeights : itemWeights.appending(Column(Array(repeating: rare, count: added))),
      matching: matching,
      delta: delta
    )
  }
}
