@testable import RecipeTaste

extension CompletionModel {
  /// Learns from a corpus alone what a taste model learns beside everything else.
  static func trained(
    on corpus: TasteCorpus,
    settings: TasteSettings = TasteSettings()
  ) -> CompletionModel {
    let used = UsedTerms(of: corpus)
    let vectors = IngredientVectors(
      used.corpus,
      dimensions: settings.completionDimensions(terms: used.terms.count),
      settings: settings,
      using: .best
    )
    return CompletionModel(used, vectors: vectors, settings: settings, using: .best)
  }
}
