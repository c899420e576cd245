import RecipeLexicon
import RecipeMatching
import RecipeModel
import RecipeTaste
import TestSupport

extension FuzzTarget {
  /// The program's own files: as they come, and with sections changed and the checksums made right.
  static let sectionFileTargets = [
    FuzzTarget("index-file") { checkIndex($0) },
    FuzzTarget("index-sections") { input in
      var file = EditedSections(of: sampleIndex)
      file.edit(by: input)
      checkIndex(file.bytes)
    },
    FuzzTarget("taste-file") { checkTaste($0) },
    FuzzTarget("taste-sections") { input in
      var file = EditedSections(of: sampleTaste)
      file.edit(by: input)
      checkTaste(file.bytes)
    },
  ]

  private static let sampleIndex: SectionImage = {
    var random = SeededGenerator(seed: 7)
    do {
      return SectionImage(bytes: try MatchWorld.random(using: &random).index().fileBytes())
    } catch {
      fatalError("the fuzz targets cannot begin: \(error)")
    }
  }()

  private static let sampleTaste: SectionImage = {
    let corpus = TasteCorpus(
      recipes: [[0, 1, 2], [0, 2, 4], [1, 2], [], [4, 5], [0, 5, 1], [2, 4, 5]],
      termCount: 7
    )
    let model = TasteModel.trained(on: corpus)
    let file = TasteFile(
      model: model,
      recipes: RecipeVectors(corpus: corpus, model: model),
      generation: 3,
      fingerprint: 5
    )
    return SectionImage(bytes: file.fileBytes())
  }()

  /// An index that was opened answers, and is written as what was read.
  private static func checkIndex(_ bytes: [UInt8]) {
    guard let index = try? CatalogueIndex(bytes: bytes, file: "input") else { return }  // Refused.
    // Text that is no UTF-8 is repaired, so the bytes that were read are not always written.
    let written = index.fileBytes()
    demand(
      (try? CatalogueIndex(bytes: written, file: "input"))?.fileBytes() == written,
      "an index that is written as another"
    )
    let all = (0..<index.lexicon.count).map(IngredientID.init)
    let taxonomy = index.lexicon.taxonomy
    let matcher = PantryMatcher(index: index)
    for order in RankOrder.allCases {
      let query = MatchQuery(
        pantry: all.filter { $0.rawValue.isMultiple(of: 2) },
        exclusion: Exclusion(ingredients: Array(all.prefix(1)), flags: [], in: taxonomy),
        staples: index.lexicon.defaultStaples,
        missingAtMost: nil,
        order: order
      )
      use(matcher.answer(query))
    }
    let everything = MatchQuery(pantry: all, exclusion: .none(in: taxonomy), staples: [])
    for match in matcher.answer(everything).matches { use(match) }
    for ingredient in all.prefix(4) {
      use(index.lexicon.requirements(in: index.lexicon.name(of: ingredient)))
      use(index.lexicon.aliases(of: ingredient))
    }
    use(index.lexicon.suggestions(for: "fodabc"))
  }

  /// A model that was opened answers with numbers, and is written as what was read.
  private static func checkTaste(_ bytes: [UInt8]) {
    guard let file = try? TasteFile(bytes: bytes, file: "input") else { return }  // Refused.
    demand(file.fileBytes() == bytes, "a taste file that is written as another")
    let scorer = TasteScorer(model: file.model, recipes: file.recipes)
    let profile = TasteProfile(
      likes: [TasteProfile.Signal(terms: [0, 1, 2])],
      dislikes: [TasteProfile.Signal(terms: [3])]
    )
    let candidates = Array(0..<file.recipes.count)
    demand(
      scorer.scores(profile, over: candidates).count == candidates.count,
      "a candidate without a score"
    )
    use(file.model.completion.scores(with: [0]))
    use(file.model.vector(of: [0, 1]))
  }
}
