extension CompletionModel {
  /// - Parameter vectors: Of the terms in use; of more dimensions than are wanted, perhaps.
  init(
    _ used: UsedTerms,
    vectors: IngredientVectors,
    settings: TasteSettings,
    using algebra: LinearAlgebra
  ) {
    let dimensions = settings.completionDimensions(terms: used.terms.count)
    let frequencies = used.corpus.documentFrequencies()
    var all = [UInt32](repeating: 0, count: used.termCount)
    for (number, term) in used.terms.enumerated() { all[term] = UInt32(frequencies[number]) }
    self.init(
      frequencies: all,
      weights: RegressionWeights(used.corpus, settings: settings, using: algebra).weights
        .spread(to: used.terms, of: used.termCount),
      words: vectors.words.leadingColumns(dimensions).spread(to: used.terms, of: used.termCount),
      contexts: vectors.contexts.leadingColumns(dimensions)
        .spread(to: used.terms, of: used.termCount),
      blend: settings.completionBlend,
      popularityWeight: settings.popularityWeight
    )
  }
}
