import SectionFiles

extension RecipeVectors {
  /// These recipes and then others, placed by the same model. How often terms occur stays as it is.
  ///
  /// What these hold is not copied. Cost: O(recipes of the tail), as ``init(corpus:model:)``.
  ///
  /// - Parameter tail: Over the terms of the model.
  package func appending(_ tail: TasteCorpus, model: TasteModel) -> RecipeVectors {
    guard tail.count > 0 else { return self }
    let others = RecipeVectors(corpus: tail, model: model)
    return RecipeVectors(
      trusting: corpus.appending(tail),
      vectors: Matrix(
        rows: count + tail.count,
        columns: vectors.columns,
        elements: vectors.column.appending(others.vectors.column)
      ),
      idf: idf,
      frequencies: frequencies,
      bagLengths: bagLengths.appending(others.bagLengths),
      quantised: quantised
    )
  }
}

extension TasteCorpus {
  /// These recipes and then others, over the same terms. Cost: O(recipes of the tail).
  func appending(_ tail: TasteCorpus) -> TasteCorpus {
    precondition(tail.termCount == termCount, "\(tail.termCount) terms behind \(termCount)")
    let end = offsets.last ?? 0
    return TasteCorpus(
      joined: offsets.appending(Column(tail.offsets.dropFirst().map { $0 + end })),
      terms: terms.appending(tail.terms),
      termCount: termCount
    )
  }
}
