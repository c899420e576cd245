import RecipeTaste

extension FuzzTarget {
  /// What was learned from an index: as it comes, and with sections changed and the checksums made
  /// right.
  static let tasteTargets = [
    FuzzTarget("taste-file", samples: { [sampleTaste] }) { bytes in
      // Refused is an answer.
      if let file = try? TasteFile(bytes: bytes, file: "input") { checkTaste(file, bytes) }
    },
    FuzzTarget("taste-sections", samples: { tasteSections.samples }) { input in
      let bytes = tasteSections.edited(by: input)
      guard let taste = try? TasteFile(bytes: bytes, file: "input") else {
        demand(!input.isEmpty, "the taste file as it is written is refused")
        return
      }
      checkTaste(taste, bytes)
    },
  ]

  private static let sampleTaste: [UInt8] = {
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
    return file.fileBytes()
  }()

  private static let tasteSections = EditedSections(of: sampleTaste)

  /// A model that was opened answers with numbers, and is written as what was read.
  private static func checkTaste(_ file: TasteFile, _ bytes: [UInt8]) {
    demand(file.fileBytes() == bytes, "a taste file that is written as another")
    let scorer = TasteScorer(model: file.model, recipes: file.recipes)
    let terms = Array(0..<min(3, file.model.termCount))
    let profile = TasteProfile(
      likes: [TasteProfile.Signal(terms: terms)],
      dislikes: [TasteProfile.Signal(terms: Array(terms.suffix(1)))]
    )
    let candidates = Array(0..<file.recipes.count)
    let scores = scorer.scores(profile, over: candidates)
    demand(scores.count == candidates.count, "a candidate without a score")
    use(file.model.completion.scores(with: Array(terms.prefix(1))))
    use(file.model.vector(of: Array(terms.prefix(2))))
  }
}
