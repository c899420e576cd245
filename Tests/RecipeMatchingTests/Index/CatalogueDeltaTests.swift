import RecipeLexicon
import RecipeModel
import SectionFiles
import TestSupport
import Testing

@testable import RecipeMatching

@Suite("Dishes laid beside an index answer as in an index built anew")
struct CatalogueDeltaTests {
  @Test(
    "on random histories, with the weights and the renown that it has, every answer is the same"
  )
  func answers() throws {
    for seed in SeededGenerator.seeds(120, full: 20_000) {
      var random = SeededGenerator(seed: seed)
      var history = try ChangedWorld(using: &random)
      for _ in 0..<Int.random(in: 1...2, using: &random) {
        history.change(using: &random)
        let index = try history.changedIndex()
        let anew = try history.indexBuiltAnew().weighing(as: index)
        #expect(index.ids == anew.ids, "seed \(seed)")
        #expect(index.dishCount == anew.recipes.count, "seed \(seed)")
        #expect(index.hasSameDishes(as: anew), "seed \(seed)")
        compareLists(of: index, seed)
        let world = history.world
        for _ in 0..<2 {
          let question = MatchQuestion.random(in: world, using: &random)
          try compare(index, anew, question, seed)
        }
      }
    }
  }

  private func compareLists(of index: CatalogueIndex, _ seed: UInt64) {
    let all = index.allRecipes
    let sources = Set(all.map { index.recipes.id(of: $0).source }).union(["nowhere"])
    for source in sources {
      let expected = all.filter { index.recipes.id(of: $0).source == source }
      #expect(Set(index.recipes(from: source)) == Set(expected), "seed \(seed)")
      #expect(index.recipes(from: source).count == expected.count, "seed \(seed)")
    }
    let heads = Set(
      all.filter { $0.rawValue % 3 == 0 }.map { index.recipes.duplicateGroup(of: $0) }
    )
    let members = all.filter { heads.contains(index.recipes.duplicateGroup(of: $0)) }
    #expect(index.recipes(ofDuplicateGroups: heads) == members.sorted(), "seed \(seed)")
    for recipe in all {
      #expect(index.recipe(with: index.recipes.id(of: recipe)) == recipe, "seed \(seed)")
    }
  }

  private func compare(
    _ index: CatalogueIndex,
    _ anew: CatalogueIndex,
    _ question: MatchQuestion,
    _ seed: UInt64
  ) throws {
    var (query, expected) = (question.query(for: index), question.query(for: anew))
    if seed.isMultiple(of: 3) {
      query.hidden = index.allRecipes.filter { Int(index.place(of: $0)) % 3 == 0 }
      let hidden = Set(query.hidden.map { index.recipes.id(of: $0) })
      expected.hidden = anew.allRecipes.filter { hidden.contains(anew.recipes.id(of: $0)) }
    }
    let (matcher, naive) = (PantryMatcher(index: index), PantryMatcher(index: anew))
    let (answer, wanted) = (matcher.answer(query), naive.answer(expected))
    #expect(answer.rows(in: index) == wanted.rows(in: anew), "seed \(seed)")
    #expect(answer.counts == wanted.counts, "seed \(seed)")
    #expect(answer.hidden == wanted.hidden, "seed \(seed)")
    #expect(
      matcher.hiddenCounts(query) == naive.hiddenCounts(expected),
      "seed \(seed)"
    )
    let keys = matcher.keys(of: query)
    let wantedKeys = naive.keys(of: expected)
    #expect(
      index.allRecipes.map { keys[$0.rawValue] } == anew.allRecipes.map { wantedKeys[$0.rawValue] },
      "seed \(seed)"
    )
    #expect(keys.indices.allSatisfy { index.isPresent(RecipeID($0)) || keys[$0] == nil })
  }

  @Test("dishes are found by id, deleted ones are not, and places order them by name and id")
  func dishes() throws {
    for seed in SeededGenerator.seeds(80, full: 5_000) {
      var random = SeededGenerator(seed: seed)
      var history = try ChangedWorld(using: &random)
      history.change(using: &random)
      let index = try history.changedIndex()
      let present = Set(history.world.dishes.map(\.id))
      for id in history.everID {
        let found = index.recipe(with: DishID(id))
        #expect(found.map { index.recipes.id(of: $0) } == (present.contains(id) ? DishID(id) : nil))
      }
      let all = index.allRecipes
      #expect(zip(all, all.dropFirst()).allSatisfy { index.precedes($0, $1) }, "seed \(seed)")
      let numbers = (0..<index.recipes.count).map { index.place(of: RecipeID($0)) }
      #expect(Set(numbers).count == numbers.count, "seed \(seed)")
      #expect(index.byRecipe(absent: false) { _ in true }.count { $0 } == all.count)
    }
  }

  @Test("how many dishes require something follows what changed")
  func requiring() throws {
    for seed in SeededGenerator.seeds(60, full: 5_000) {
      var random = SeededGenerator(seed: seed)
      var history = try ChangedWorld(using: &random)
      history.change(using: &random)
      let index = try history.changedIndex()
      let anew = try history.indexBuiltAnew()
      #expect(index.requiringByKey == anew.requiringByKey, "seed \(seed)")
    }
  }

  @Test(
    "dishes are of one duplicate group as in an index built anew, where names differ by case alone"
  )
  func duplicateGroups() throws {
    for seed in SeededGenerator.seeds(120, full: 10_000) {
      var random = SeededGenerator(seed: seed)
      var history = try ChangedWorld(using: &random)
      history.change(using: &random)
      let index = try history.changedIndex()
      let anew = try history.indexBuiltAnew()
      #expect(index.duplicateGroupIDs == anew.duplicateGroupIDs, "seed \(seed)")
    }
  }

  @Test("what was laid beside an index before does not matter to what is laid there next")
  func repeated() throws {
    var random = SeededGenerator(seed: 7)
    var history = try ChangedWorld(using: &random)
    let base = try history.changedIndex().base
    history.change(using: &random)
    let once = try history.changedIndex()
    history.change(using: &random)
    let twice = try history.changedIndex()
    #expect(try history.changedIndex(over: once) == twice)
    #expect(twice.base == base)
    #expect(once.fileBytes() == base.fileBytes())
  }
}

extension CatalogueIndex {
  /// The ids of all dishes in their order.
  fileprivate var ids: [String] { allRecipes.map { recipes.ids[$0.rawValue] } }

  /// For each dish, by its place, the id of its duplicate group's head.
  fileprivate var duplicateGroupIDs: [DishID] {
    allRecipes.map { recipes.id(of: recipes.duplicateGroup(of: $0)) }
  }

  private func key(_ requirement: Int) -> String {
    let isUnknown = requirements.isUnknown(requirement)
    let alternatives = isUnknown ? [] : requirements.alternatives[requirement].sorted()
    let name = isUnknown ? foldedName(requirements.names[requirement]) : ""
    return "\(alternatives) \(requirements.isExact[requirement]) \(name)"
  }

  fileprivate var requiringByKey: [String: Int] {
    let counts = dishesRequiring().enumerated().map { (key($0.offset), $0.element) }
    return Dictionary(counts, uniquingKeysWith: +).filter { $0.value != 0 }
  }

  /// This index with the weights and the renown that another one has.
  fileprivate func weighing(as other: CatalogueIndex) -> CatalogueIndex {
    let known = (0..<other.requirements.count).map {
      (other.key($0), other.requirements.weights[$0])
    }
    let weights = Dictionary(known, uniquingKeysWith: max)
    let marked = recipes(knownAs: other)
    let table = RequirementTable(
      alternatives: requirements.alternatives,
      listedCount: requirements.listedCount,
      isExact: requirements.isExact,
      isNamesake: requirements.isNamesake,
      names: requirements.names,
      documentFrequency: requirements.documentFrequency,
      weights: Column((0..<requirements.count).map { weights[key($0)] ?? 0 }),
      wordings: requirements.wordings
    )
    return CatalogueIndex(
      generation: generation,
      fingerprint: fingerprint,
      lexicon: lexicon,
      units: units,
      requirements: table,
      recipes: marked,
      learned: learned,
      itemWeights: other.itemWeights,
      matching: MatchingTables(recipes: marked, requirements: table, lexicon: lexicon)
    )
  }

  /// The dishes with the renown that they have in another index.
  private func recipes(knownAs other: CatalogueIndex) -> RecipeTable {
    let known = other.allRecipes.map {
      (other.recipes.id(of: $0), other.recipes.mark(of: $0).renown)
    }
    let renown = Dictionary(uniqueKeysWithValues: known)
    let marks = allRecipes.sorted().map { recipe in
      DishMark(
        isPlain: recipes.mark(of: recipe).isPlain,
        renown: renown[recipes.id(of: recipe)] ?? 0
      )
      .rawValue
    }
    return recipes.marked(marks)
  }
}

extension RecipeTable {
  /// The dishes with other marks.
  fileprivate func marked(_ marks: [UInt8]) -> RecipeTable {
    RecipeTable(
      ids: ids,
      names: names,
      otherNames: otherNames,
      otherNameDishes: otherNameDishes,
      kinds: kinds,
      labels: labels,
      categories: categories,
      cuisines: cuisines,
      glasses: glasses,
      minutes: minutes,
      marks: Column(marks),
      addedAt: addedAt,
      duplicateGroups: duplicateGroups,
      yieldDishes: yieldDishes,
      yieldedIngredients: yieldedIngredients,
      yieldedAmounts: yieldedAmounts,
      required: required,
      needs: needs,
      optional: optional,
      ownSwaps: ownSwaps,
      ownSwapRequired: ownSwapRequired,
      ownSwapSubstitutes: ownSwapSubstitutes,
      ownSwapNotes: ownSwapNotes,
      ownSwapWordings: ownSwapWordings
    )
  }
}
