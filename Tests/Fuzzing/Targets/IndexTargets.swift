import RecipeLexicon
import RecipeModel
import SectionFiles
import TestSupport

@testable import RecipeMatching

extension FuzzTarget {
  /// The program's own index and what changed since it was built: as they come, and with sections
  /// changed and the checksums made right.
  static let indexTargets = [
    FuzzTarget("index-file", samples: { [sampleIndex.fileBytes()] }) { bytes in
      // Refused is an answer.
      if let index = try? CatalogueIndex(bytes: bytes, file: "input") { checkIndex(index) }
    },
    FuzzTarget("index-sections", samples: { indexSections.samples }) {
      guard let index = opened(indexSections.edited(by: $0)) else {
        demand(!$0.isEmpty, "the index as it is written is refused")
        return
      }
      checkIndex(index)
    },
    FuzzTarget("delta-file", samples: { [sampleDelta.deltaBytes()] }) { bytes in
      if let index = try? sampleIndex.withDelta(bytes: bytes, file: "input") { checkDelta(index) }
    },
    FuzzTarget("delta-sections", samples: { deltaSections.samples }) {
      let bytes = deltaSections.edited(by: $0)
      guard let index = try? sampleIndex.withDelta(bytes: bytes, file: "input") else {
        demand(!$0.isEmpty, "the changes as they are written are refused")
        return
      }
      checkDelta(index)
    },
  ]

  private static let sampleWorld = {
    var random = SeededGenerator(seed: 7)
    return MatchWorld.random(using: &random)
  }()

  private static let sampleIndex = {
    do {
      return try sampleWorld.index()
    } catch {
      fatalError("the fuzz targets cannot begin: \(error)")
    }
  }()

  /// The sample with a dish that changed, one that joined, and one that is deleted.
  private static let sampleDelta = {
    let dishes = sampleWorld.recipes
    demand(dishes.count > 3, "a sample of \(dishes.count) dishes")
    var (changed, joined) = (dishes[0], dishes[1])
    changed.lines = dishes[1].lines + dishes[2].lines
    joined.id = DishID("world:new")
    return sampleIndex.changing(
      [changed, joined].map { CatalogueIndex.Entry(recipe: $0, addedAt: 1) },
      removed: [dishes[2].id],
      generation: 2,
      fingerprint: 2
    )
  }()

  private static let indexSections = EditedSections(of: sampleIndex.fileBytes())
  private static let deltaSections = EditedSections(of: sampleDelta.deltaBytes())

  /// The index in a file; where it is refused for what follows from other sections, with this made
  /// right as well: one may write any file. Nil when it is refused all the same.
  private static func opened(_ bytes: [UInt8]) -> CatalogueIndex? {
    if let index = try? CatalogueIndex(bytes: bytes, file: "input") { return index }
    return (try? consistent(bytes)).flatMap {
      try? CatalogueIndex(bytes: $0.fileBytes(), file: "input")
    }
  }

  private static func consistent(_ bytes: [UInt8]) throws(IndexError) -> CatalogueIndex {
    let reader = try SectionFileReader(bytes: bytes, kind: .index, file: "input")
    let lexicon = try reader.lexicon()
    let units = try reader.units()
    let requirements = try reader.requirements(listedCount: lexicon.listedCount)
    let recipes = try reader.recipes(requirements: requirements.count, units: units)
    try reader.check(requirements, of: recipes, among: recipes.count)
    let matching = MatchingTables(recipes: recipes, requirements: requirements, lexicon: lexicon)
    return CatalogueIndex(
      generation: reader.header.generation,
      fingerprint: reader.header.fingerprint,
      lexicon: lexicon,
      units: units,
      requirements: requirements,
      recipes: recipes,
      learned: try reader.learned(),
      itemWeights: ItemWeights.all(
        recipes: recipes,
        requirements: requirements,
        lexicon: lexicon,
        matching: matching
      ),
      matching: matching
    )
  }

  /// An index that was opened answers, and is written as what was read.
  private static func checkIndex(_ index: CatalogueIndex) {
    // Text that is no UTF-8 is repaired, so the bytes that were read are not always written.
    let written = index.fileBytes()
    demand(
      (try? CatalogueIndex(bytes: written, file: "input"))?.fileBytes() == written,
      "an index that is written as another"
    )
    checkAnswers(index)
  }

  /// What changed is written as what was read, and answers with the index that it belongs to.
  private static func checkDelta(_ index: CatalogueIndex) {
    let written = index.deltaBytes()
    demand(
      (try? sampleIndex.withDelta(bytes: written, file: "input"))?.deltaBytes() == written,
      "changes that are written as others"
    )
    checkAnswers(index)
  }

  private static func checkAnswers(_ index: CatalogueIndex) {
    let all = (0..<index.lexicon.count).map(IngredientID.init)
    let exclusion = Exclusion(
      ingredients: Array(all.prefix(1)),
      flags: [],
      in: index.lexicon.taxonomy
    )
    var query = MatchQuery(
      pantry: all.filter { $0.rawValue.isMultiple(of: 2) },
      stock: all.prefix(3).map {
        PantryBatch(ingredient: $0, amount: Amount(quantity: 2, unit: "g"), daysLeft: 1)
      },
      exclusion: exclusion,
      staples: index.lexicon.defaultStaples,
      missingAtMost: nil
    )
    let matcher = PantryMatcher(index: index)
    for order in RankOrder.allCases {
      query.order = order
      for match in matcher.answer(query).matches { use(match) }
    }
    let changes = PantryPurchases(index: index, query: query)
    use(changes.purchases(limit: 3))
    use(changes.unlock(buying: 2, limit: 3))
    let terms = PlanTerms(count: 2, days: 2, allowance: 1) { $0 == $1 }
    use(changes.plan(terms, among: changes.plannable(usingPantry: false)))
    for recipe in index.allRecipes {
      use(matcher.lines(of: recipe, query))
      use(changes.smallestFix(for: recipe, rules: [ExclusionRule(ingredients: [all[0]])]))
      use(index.recipe(with: index.recipes.id(of: recipe)))
      use(index.recipes.otherNames(of: recipe))
      use(index.recipes.mark(of: recipe))
    }
    for ingredient in all.prefix(4) {
      use(index.lexicon.requirements(in: index.lexicon.name(of: ingredient)))
      use(index.lexicon.aliases(of: ingredient))
    }
    use(index.lexicon.suggestions(for: "fodabc"))
  }
}
