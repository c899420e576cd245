#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// What terms mean, learned from the company they keep.
///
/// Terms whose rows of ``words`` are near are used alike. A row of ``words`` and one of
/// ``contexts`` have a large product when their terms stand together more often than chance has it.
struct IngredientVectors: Sendable, Equatable {
  /// `terms × dimensions`; the leading dimensions matter most.
  let words: Matrix
  /// `terms × dimensions`.
  let contexts: Matrix

  /// Learns from a corpus in which every term occurs.
  ///
  /// - Parameter dimensions: At most `termCount`.
  /// Cost: that of the co-occurrence counts and of ``TruncatedSVD``.
  init(
    _ corpus: TasteCorpus,
    dimensions: Int,
    settings: TasteSettings,
    using algebra: LinearAlgebra
  ) {
    let information = CooccurrenceCounts(corpus)
      .positivePMI(contextExponent: settings.contextExponent)
    let factors = TruncatedSVD(
      of: information,
      rank: dimensions,
      oversampling: settings.oversampling,
      powerPasses: settings.powerPasses,
      seed: settings.seed,
      using: algebra
    )
    let scales = factors.values.map { Float($0 > 0 ? pow($0, settings.spectrumExponent) : 0) }
    words = factors.left.scalingColumns(by: scales)
    contexts = factors.right.scalingColumns(by: scales)
  }
}

extension Matrix {
  fileprivate func scalingColumns(by scales: [Float]) -> Matrix {
    var result = self
    for row in 0..<rows {
      for column in 0..<columns { result[row, column] *= scales[column] }
    }
    return result
  }
}
