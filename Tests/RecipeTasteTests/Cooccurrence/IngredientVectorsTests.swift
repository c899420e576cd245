import TestSupport
import Testing

@testable import RecipeTaste

@Suite("The vectors of ingredients")
struct IngredientVectorsTests {
  /// With as many dimensions as terms nothing is left out.
  @Test(
    "words times contexts is the information, when no dimension is left out",
    arguments: SeededGenerator.seeds(8, full: 60)
  )
  func product(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let random = TasteCorpus.random(recipes: 60, terms: 14, using: &generator)
    let corpus = UsedTerms(of: random).corpus
    let information = CooccurrenceCounts(corpus).positivePMI(contextExponent: 0.75).dense
    for algebra in LinearAlgebra.all {
      let vectors = IngredientVectors(
        corpus,
        dimensions: corpus.termCount,
        settings: TasteSettings(),
        using: algebra
      )
      let product = vectors.words.naiveProduct(vectors.contexts.transposed)
      #expect(product.distance(to: information) < 1e-4)
    }
  }

  @Test("the leading dimensions are the same, however many follow")
  func leading() {
    var generator = SeededGenerator(seed: 2)
    let random = TasteCorpus.random(recipes: 300, terms: 40, using: &generator)
    let corpus = UsedTerms(of: random).corpus
    func words(_ dimensions: Int) -> Matrix {
      let settings = TasteSettings()
      return IngredientVectors(corpus, dimensions: dimensions, settings: settings, using: .best)
        .words
    }
    #expect(words(20).leadingColumns(5).distance(to: words(5)) < 1e-3)
  }

  @Test("terms of cuisines that share nothing are at right angles")
  func cuisines() {
    let vectors = IngredientVectors(
      twoCuisines(),
      dimensions: 10,
      settings: TasteSettings(),
      using: .best
    )
    for term in 0..<10 {
      for other in 10..<20 { #expect(abs(vectors.words.naiveCosine(term, other)) < 1e-4) }
    }
  }
}
