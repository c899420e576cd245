import Foundation
import TestSupport
import Testing

@testable import RecipeTaste

@Suite("What else goes with these")
struct CompletionModelTests {
  @Test(
    "a score is half what the weights say and half what the vectors say, each standardised",
    arguments: SeededGenerator.seeds(10, full: 100)
  )
  func naiveTwin(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let corpus = TasteCorpus.random(recipes: 50, terms: 20, using: &generator)
    let model = CompletionModel.trained(on: corpus)
    let frequencies = corpus.documentFrequencies()
    let mentions = Double(corpus.terms.count)
    let weights = model.weights.dense
    let products = model.words.naiveProduct(model.contexts.transposed)
    for _ in 0..<5 {
      let given = (0..<Int.random(in: 0...4, using: &generator)).map { _ in
        Int.random(in: 0..<corpus.termCount, using: &generator)
      }
      let candidates = (0..<corpus.termCount).filter {
        frequencies[$0] > 0 && !given.contains($0)
      }
      let learned = candidates.map { term in
        Set(given).reduce(0.0) { $0 + Double(weights[$1, term]) }
      }
      let together = candidates.map { term in
        let probability = Double(frequencies[term]) / mentions
        return Set(given).reduce(0.5 * Foundation.log(probability)) {
          $0 + Double(products[$1, term])
        }
      }
      let scores = model.scores(with: given)

      let expected = zip(naiveStandard(learned), naiveStandard(together)).map { ($0 + $1) / 2 }
      for (position, term) in candidates.enumerated() {
        #expect(abs(Double(scores[term]) - expected[position]) < 1e-3)
      }
      for term in 0..<corpus.termCount where !candidates.contains(term) {
        #expect(scores[term] == -.infinity)
      }
      let order = candidates.map { (term: $0, score: Int((scores[$0] * 1000).rounded())) }
        .sorted { $0.score != $1.score ? $0.score > $1.score : $0.term < $1.term }
      let ranked = model.ranked(with: given, limit: 7)
      #expect(ranked.map(\.term) == order.prefix(7).map(\.term))
      #expect(ranked.map(\.score) == order.prefix(7).map(\.score))
    }
  }

  @Test("what completes a dish of one cuisine is of that cuisine", arguments: 0..<20)
  func cuisines(term: Int) {
    let corpus = twoCuisines()
    let model = CompletionModel.trained(on: corpus)
    let ranked = model.ranked(with: [term], limit: 4).map(\.term)

    #expect(ranked.map { $0 / 10 } == Array(repeating: term / 10, count: 4))
  }

  @Test("what never stands with one but always with two others is known not to fit the one")
  func against() {
    // 0 with 1 is eaten with 2; 0 without 1 is eaten with 3.
    let recipes = Array(repeating: [0, 1, 2], count: 20) + Array(repeating: [0, 3, 4], count: 20)
    let model = CompletionModel.trained(on: TasteCorpus(recipes: recipes, termCount: 5))

    #expect(model.ranked(with: [0, 1], limit: 1).map(\.term) == [2])
    #expect(model.ranked(with: [0, 4], limit: 1).map(\.term) == [3])
    #expect(model.weights.dense[1, 3] < 0)
  }

  @Test("without anything at hand the commonest come first")
  func nothing() {
    let corpus = TasteCorpus(recipes: [[0, 2], [2, 3], [2, 3, 4]], termCount: 6)
    let model = CompletionModel.trained(on: corpus)

    #expect(model.ranked(with: [], limit: 9).map(\.term) == [2, 3, 0, 4])
    #expect(model.ranked(with: [5], limit: 9).map(\.term) == [2, 3, 0, 4])
    #expect(model.ranked(with: [], limit: 0).isEmpty)
  }

  @Test("a term said twice counts once")
  func repeats() {
    let model = CompletionModel.trained(on: twoCuisines())
    #expect(model.scores(with: [1, 1, 4]) == model.scores(with: [4, 1]))
  }

  @Test("a corpus of nothing, of empty recipes or of one term completes nothing")
  func empty() {
    for recipes in [[], [[]], [[1]]] as [[[Int]]] {
      let model = CompletionModel.trained(on: TasteCorpus(recipes: recipes, termCount: 2))
      #expect(model.ranked(with: [1], limit: 5).isEmpty)
      #expect(model.termCount == 2)
    }
  }

  private func naiveStandard(_ values: [Double]) -> [Double] {
    let mean = values.reduce(0, +) / Double(values.count)
    let variance = values.reduce(0) { $0 + ($1 - mean) * ($1 - mean) } / Double(values.count)
    return values.map { variance > 1e-12 ? ($0 - mean) / variance.squareRoot() : 0 }
  }
}
