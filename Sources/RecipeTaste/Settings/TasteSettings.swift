/// Every constant of the training, each with its one default.
///
/// Those without a source were chosen on collections from 300 to 31,000 recipes; quality changes
/// little around each of them.
package struct TasteSettings: Sendable, Equatable {
  /// Dimensions of the vectors that tastes are compared in, at most; half of the terms in use when
  /// that is less.
  package var dimensions = 64
  /// Dimensions of the vectors that completion uses, at most; an eighth of the terms in use when
  /// that is less.
  package var completionDimensions = 256
  /// Dimensions that completion has however few the terms are, as long as there are as many terms.
  package var leastCompletionDimensions = 16

  /// The power to which the frequency of a context is raised, so that rare contexts do not rule.
  /// Source: Levy, Goldberg & Dagan, TACL 3, 2015.
  package var contextExponent = 0.75
  /// The power of the singular values in a term's vector.
  /// Source: Levy, Goldberg & Dagan, TACL 3, 2015.
  package var spectrumExponent = 0.5
  /// Columns of the random subspace beyond those asked for.
  package var oversampling = 16
  /// Times the random subspace is sharpened by the matrix and its transpose.
  package var powerPasses = 5
  /// What the random subspace starts from.
  package var seed: UInt64 = 1

  /// Mean eigenvalues of the covariance that are added to each of them before whitening.
  package var whiteningShrinkage = 3.5
  /// More of them for each dimension that a recipe has to pay for: the noise of a covariance grows
  /// with `dimensions / recipes`.
  package var whiteningShrinkagePerDimension = 64.0

  /// From so many recipes on, the learned vectors stand alone; before, they know too little.
  package var recipesWithoutBag = 1_000
  /// The share, in squared length, that the terms as such have in the vectors of fewer recipes.
  package var bagShare: Float = 0.25

  /// Terms that completion learns weights for, the commonest: their matrix is inverted whole.
  package var completionTerms = 8_000
  /// What the diagonal of that matrix is raised by.
  package var completionRidge: Float = 2
  /// Weights kept of each term, those of the largest magnitude, whatever their sign.
  package var completionWeights = 200
  /// The share of the learned weights in a completion's score; the vectors have the rest.
  package var completionBlend: Float = 0.5
  /// The weight of a term's log probability beside the product of vectors.
  package var popularityWeight: Float = 0.5

  package init() {}

  func dimensions(terms: Int) -> Int { min(dimensions, terms / 2) }

  func completionDimensions(terms: Int) -> Int {
    min(completionDimensions, max(leastCompletionDimensions, terms / 8), terms)
  }

  func shrinkage(dimensions: Int, recipes: Int) -> Double {
    whiteningShrinkage
      + whiteningShrinkagePerDimension * Double(dimensions) / Double(max(1, recipes))
  }
}
