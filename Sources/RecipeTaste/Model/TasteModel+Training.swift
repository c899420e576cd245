#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

extension TasteModel {
  /// Learns from a corpus. The same corpus and settings give the same model, bit for bit, on the
  /// same machine.
  ///
  /// Cost: O(Σ length²) over the recipes, a truncated decomposition of the terms that stand
  /// together, and the inversion of a matrix of at most ``TasteSettings/completionTerms`` rows.
  package static func trained(
    on corpus: TasteCorpus,
    settings: TasteSettings = TasteSettings()
  ) -> TasteModel {
    trained(on: corpus, settings: settings, using: .best)
  }

  static func trained(
    on corpus: TasteCorpus,
    settings: TasteSettings,
    using algebra: LinearAlgebra
  ) -> TasteModel {
    let used = UsedTerms(of: corpus)
    let dimensions = settings.dimensions(terms: used.terms.count)
    let vectors = IngredientVectors(
      used.corpus,
      // The leading dimensions do not depend on how many follow, so one decomposition serves both.
      dimensions: max(dimensions, settings.completionDimensions(terms: used.terms.count)),
      settings: settings,
      using: algebra
    )
    let idf = inverseDocumentFrequencies(of: corpus)
    let ingredients = vectors.words.leadingColumns(dimensions)
      .spread(to: used.terms, of: corpus.termCount)
    var moments = VectorMoments(dimensions: dimensions)
    RecipeBags(corpus, idf: idf).forEachChunk { bags in
      let sums = bags.multiplied(by: ingredients, using: algebra).withUnitRows(floor: 1e-6)
      moments.add(sums, using: algebra)
    }
    let isSmall = corpus.count < settings.recipesWithoutBag
    return TasteModel(
      idf: idf,
      ingredients: ingredients,
      whitening: Whitening(
        moments,
        shrinkage: settings.shrinkage(dimensions: dimensions, recipes: corpus.count)
      ),
      completion: CompletionModel(used, vectors: vectors, settings: settings, using: algebra),
      bagTerms: isSmall ? used.terms.map(UInt32.init) : [],
      bagShare: settings.bagShare
    )
  }

  private static func inverseDocumentFrequencies(of corpus: TasteCorpus) -> [Float] {
    corpus.documentFrequencies().map { frequency in
      frequency == 0 ? 0 : Float(log(Double(corpus.count) / Double(frequency)))
    }
  }
}
