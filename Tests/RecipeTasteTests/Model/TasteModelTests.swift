import Foundation
import TestSupport
import Testing

@testable import RecipeTaste

@Suite("What is learned from a corpus")
struct TasteModelTests {
  @Test("the same corpus gives the same bytes", arguments: SeededGenerator.seeds(2, full: 40))
  func deterministic(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let corpus = TasteCorpus.random(recipes: 100, terms: 40, using: &generator)
    for algebra in LinearAlgebra.all {
      let models = (0..<2).map { _ in
        TasteModel.trained(on: corpus, settings: TasteSettings(), using: algebra)
      }
      let isEqual = models[0] == models[1]
      #expect(isEqual)
      let differing = zip(models[0].bits, models[1].bits).count { $0 != $1 }
      #expect(differing == 0)
      #expect(models[0].vectors(of: corpus).distance(to: models[1].vectors(of: corpus)) == 0)
    }
  }

  @Test("library and loops learn the same, but for rounding", arguments: SeededGenerator.seeds(2))
  func libraries(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let corpus = TasteCorpus.random(recipes: 150, terms: 30, using: &generator)
    let vectors = LinearAlgebra.all.map { algebra in
      TasteModel.trained(on: corpus, settings: TasteSettings(), using: algebra)
        .vectors(of: corpus, using: algebra)
    }
    for other in vectors.dropFirst() { #expect(other.distance(to: vectors[0]) < 1e-2) }
  }

  @Test("idf is the logarithm of recipes to recipes with the term")
  func idf() {
    let corpus = TasteCorpus(recipes: [[0, 1], [0], [], [0, 3]], termCount: 4)
    let model = TasteModel.trained(on: corpus)
    let expected = [4.0 / 3, 4, 1, 4].map { Float(Foundation.log($0)) }
    #expect(model.idf == expected)
    #expect(model.termCount == 4)
  }

  /// With and without columns for the terms themselves.
  @Test(
    "a recipe's vector is what the definition says",
    arguments: SeededGenerator.seeds(4, full: 60),
    [0, 1_000]
  )
  func naiveTwin(seed: UInt64, recipesWithoutBag: Int) {
    var generator = SeededGenerator(seed: seed)
    let corpus = TasteCorpus.random(recipes: 60, terms: 20, using: &generator)
    var settings = TasteSettings()
    settings.recipesWithoutBag = recipesWithoutBag
    for algebra in LinearAlgebra.all {
      let model = TasteModel.trained(on: corpus, settings: settings, using: algebra)
      let vectors = model.vectors(of: corpus, using: algebra)
      #expect(vectors.rows == corpus.count)
      #expect(vectors.columns == model.dimensions)
      for (recipe, terms) in corpus.sets.enumerated() {
        let expected = naiveVector(terms, model: model)
        for (found, expected) in zip(vectors.row(recipe), expected) {
          #expect(abs(Double(found) - expected) < 1e-4)
        }
        let alone = model.vector(of: Array(terms) + terms)
        #expect(zip(alone, vectors.row(recipe)).allSatisfy { abs($0 - $1) < 1e-5 })
      }
    }
  }

  @Test("terms in no recipe change nothing but the places of the others")
  func unused() {
    let (few, many) = (twoCuisines(), twoCuisines(termCount: 300))
    let small = TasteModel.trained(on: few)
    let large = TasteModel.trained(on: many)

    #expect(large.vectors(of: many).distance(to: small.vectors(of: few)) < 1e-5)
    #expect(Array(large.idf.prefix(20)) == small.idf)
    #expect(large.idf.dropFirst(20).allSatisfy { $0 == 0 })
    #expect(large.vector(of: [250]).allSatisfy { $0 == 0 })
    #expect(
      large.completion.scores(with: [3]).prefix(20) == small.completion.scores(with: [3])[...]
    )
  }

  @Test("recipes of one cuisine are near each other, those of the other far")
  func cuisines() {
    let corpus = twoCuisines()
    var settings = TasteSettings()
    settings.recipesWithoutBag = 0
    let vectors = TasteModel.trained(on: corpus, settings: settings).vectors(of: corpus)
    func mean(_ others: Range<Int>) -> Double {
      others.reduce(0) { $0 + vectors.naiveCosine(0, $1) } / Double(others.count)
    }
    #expect(mean(1..<40) > 0.1)
    #expect(mean(40..<80) < -0.1)
  }

  @Test("dimensions follow the number of terms in use")
  func dimensions() {
    let settings = TasteSettings()
    #expect([0, 1, 7, 127, 500].map(settings.dimensions(terms:)) == [0, 0, 3, 63, 64])
    #expect(
      [0, 5, 16, 100, 200, 4_000].map(settings.completionDimensions(terms:))
        == [0, 5, 16, 16, 25, 256]
    )
    let model = TasteModel.trained(on: twoCuisines(termCount: 50))
    #expect(model.ingredients.rows == 50)
    #expect(model.ingredients.columns == 10)
    #expect(model.dimensions == 30)
    #expect(model.completion.words.columns == 16)
    #expect(settings.shrinkage(dimensions: 10, recipes: 64) == 13.5)
  }

  @Test("from so many recipes on, vectors have no columns for the terms themselves")
  func large() {
    var settings = TasteSettings()
    settings.recipesWithoutBag = 4
    let recipes = [[0, 1], [1, 2], [0, 2, 3], [3]]
    for (count, terms) in [(3, [0, 1, 2, 3]), (4, [])] as [(Int, [UInt32])] {
      let corpus = TasteCorpus(recipes: Array(recipes.prefix(count)), termCount: 6)
      #expect(TasteModel.trained(on: corpus, settings: settings).bagTerms == terms)
    }
  }

  @Test(
    "nothing, empty recipes, one term, recipes that are all the same",
    arguments: [
      [], [[]], [[1]], [[1], [1], []], [[0, 1], [0, 1]], [[0, 1, 2], [0, 1, 2], [0, 1, 2]],
      [[0], [1], [2]], [[0, 1], [2]],
    ] as [[[Int]]]
  )
  func little(recipes: [[Int]]) {
    let corpus = TasteCorpus(recipes: recipes, termCount: 4)
    for algebra in LinearAlgebra.all {
      let model = TasteModel.trained(on: corpus, settings: TasteSettings(), using: algebra)
      let vectors = model.vectors(of: corpus, using: algebra)
      #expect(vectors.elements.allSatisfy { $0.isFinite })
      for recipe in 0..<corpus.count {
        let length = vectors.row(recipe).reduce(0) { $0 + $1 * $1 }
        // Of a term that every recipe has, nothing can be told.
        let isTold = corpus[recipe].contains { model.idf[Int($0)] > 0 }
        #expect(abs(length - (isTold ? 1 : 0)) < 1e-5)
      }
      #expect(learnedSwaps(model: model, corpus: corpus) == [[], [], [], []])
    }
  }

  private func naiveVector(_ terms: Set<Int>, model: TasteModel) -> [Double] {
    let size = model.ingredients.columns
    func unit(_ vector: [Double]) -> [Double] {
      let length = vector.reduce(0) { $0 + $1 * $1 }.squareRoot()
      return length > 1e-5 ? vector.map { $0 / length } : vector.map { _ in 0 }
    }
    let weights = model.idf.map { Double($0).squareRoot() }
    let sum = (0..<size).map { column in
      terms.reduce(0) { $0 + weights[$1] * Double(model.ingredients[$1, column]) }
    }
    var learned = unit(sum)
    if learned.contains(where: { $0 != 0 }) {
      let centred = zip(learned, model.whitening.mean).map { $0 - Double($1) }
      learned = unit(
        (0..<size).map { column in
          (0..<size).reduce(0) {
            $0 + centred[$1] * Double(model.whitening.transform[$1, column])
          }
        }
      )
    }
    guard !model.bagTerms.isEmpty else { return learned }
    let bag = unit(model.bagTerms.map { terms.contains(Int($0)) ? weights[Int($0)] : 0 })
    return unit(learned.map { $0 * 0.75.squareRoot() } + bag.map { $0 * 0.5 })
  }
}

extension TasteModel {
  /// All that is learned, as bits: equal numbers may still differ in the sign of a zero.
  var bits: [UInt32] {
    let parts = [
      idf, ingredients.elements, whitening.mean, whitening.transform.elements,
      completion.weights.values, completion.words.elements, completion.contexts.elements,
    ]
    return parts.flatMap { $0.map(\.bitPattern) }
  }
}
