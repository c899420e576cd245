/// What a corpus says about its terms: which are alike, which go together, how rare each is.
package struct TasteModel: Sendable, Equatable {
  package let termCount: Int
  /// Each term's inverse document frequency, `ln(recipes / recipes with it)`; 0 where no recipe
  /// has it.
  package let idf: [Float]
  /// The terms' vectors, `termCount × d`; a row of zeros where nothing is known.
  package let ingredients: Matrix
  package let whitening: Whitening
  package let completion: CompletionModel
  /// The terms that recipes' vectors have a column of their own for, ascending; none when the
  /// corpus was large enough to do without.
  let bagTerms: [UInt32]
  /// The share, in squared length, of those columns.
  let bagShare: Float

  /// Columns of the recipes' vectors: those of ``ingredients`` and one for each term that has its
  /// own.
  package var dimensions: Int { ingredients.columns + bagTerms.count }

  init(
    idf: [Float],
    ingredients: Matrix,
    whitening: Whitening,
    completion: CompletionModel,
    bagTerms: [UInt32],
    bagShare: Float
  ) {
    termCount = idf.count
    self.idf = idf
    self.ingredients = ingredients
    self.whitening = whitening
    self.completion = completion
    self.bagTerms = bagTerms
    self.bagShare = bagShare
  }
}
