import Foundation
import TestSupport
import Testing

@testable import RecipeTaste

@Suite("Which terms stand together, and how much that says")
struct CooccurrenceCountsTests {
  @Test(
    "counts are those of a double loop over every recipe",
    arguments: SeededGenerator.seeds(12, full: 300)
  )
  func counts(seed: UInt64) {
    let corpus = corpus(seed)
    let expected = naiveCounts(corpus)
    let found = CooccurrenceCounts(corpus)

    #expect(found.counts.rows == corpus.termCount)
    #expect(found.counts.dense.distance(to: expected) < 1e-5)
    #expect(found.counts.values.allSatisfy { $0 > 0 })
    let checked = SparseMatrix(
      columns: found.counts.columns,
      offsets: found.counts.offsets,
      indices: found.counts.indices,
      values: found.counts.values
    )
    #expect(checked == found.counts)
    for term in 0..<corpus.termCount {
      let sum = expected.row(term).reduce(0.0) { $0 + Double($1) }
      #expect(abs(found.totals[term] - sum) < 1e-4)
    }
  }

  @Test(
    "information is the logarithm of a ratio of probabilities, and nothing below zero",
    arguments: SeededGenerator.seeds(12, full: 300),
    [0.75, 1]
  )
  func information(seed: UInt64, exponent: Double) {
    let corpus = corpus(seed)
    let counts = naiveCounts(corpus)
    let size = corpus.termCount
    let totals = (0..<size).map { counts.row($0).reduce(0.0) { $0 + Double($1) } }
    let all = totals.reduce(0, +)
    let contexts = totals.map { $0 > 0 ? Foundation.pow($0, exponent) : 0 }
    let allContexts = contexts.reduce(0, +)
    let information = CooccurrenceCounts(corpus).positivePMI(contextExponent: exponent)
    let found = information.dense

    var error = 0.0
    for term in 0..<size {
      for context in 0..<size {
        var expected = 0.0
        if counts[term, context] > 0 {
          let together = Double(counts[term, context]) / all
          let apart = totals[term] / all * (contexts[context] / allContexts)
          expected = max(0, Foundation.log(together / apart))
        }
        error = max(error, abs(Double(found[term, context]) - expected))
      }
    }
    #expect(error < 1e-4)
    #expect(information.values.allSatisfy { $0 > 0 })
  }

  @Test("cuisines that share nothing say nothing of each other")
  func cuisines() {
    let information = CooccurrenceCounts(twoCuisines()).positivePMI(contextExponent: 0.75).dense
    for term in 0..<10 {
      for context in 10..<20 {
        #expect(information[term, context] == 0)
        #expect(information[context, term] == 0)
      }
    }
  }

  private func corpus(_ seed: UInt64) -> TasteCorpus {
    var generator = SeededGenerator(seed: seed)
    // Few terms are passed over, many are sorted: both ways to list the partners are taken.
    let terms = seed % 2 == 0 ? Int.random(in: 1...12, using: &generator) : 150
    let recipes = seed % 2 == 0 ? Int.random(in: 0...30, using: &generator) : 25
    return .random(recipes: recipes, terms: terms, using: &generator)
  }

  private func naiveCounts(_ corpus: TasteCorpus) -> Matrix {
    var counts = Matrix(rows: corpus.termCount, columns: corpus.termCount)
    for recipe in corpus.sets {
      for left in recipe {
        for right in recipe where left != right {
          counts[left, right] += 1 / Float(recipe.count - 1)
        }
      }
    }
    return counts
  }
}
