import TestSupport
import Testing

@testable import RecipeTaste

@Suite("What each term says for each other")
struct RegressionWeightsTests {
  @Test(
    "it is the closed form, inverted naively",
    arguments: SeededGenerator.seeds(12, full: 150)
  )
  func closedForm(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let corpus = corpus(using: &generator)
    let all = Array(0..<corpus.termCount)
    let expected = naiveWeights(of: all, in: corpus)

    for algebra in LinearAlgebra.all {
      let found = RegressionWeights(corpus, settings: TasteSettings(), using: algebra).weights
      let dense = found.dense
      for row in all {
        for column in all {
          #expect(abs(Double(dense[row, column]) - expected[row][column]) < 1e-4)
        }
      }
    }
  }

  @Test(
    "of a row the weights of the largest magnitude are kept, of either sign",
    arguments: SeededGenerator.seeds(12, full: 150)
  )
  func kept(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let corpus = corpus(using: &generator)
    var settings = TasteSettings()
    let all = RegressionWeights(corpus, settings: settings, using: .plain).weights.dense
    settings.completionWeights = Int.random(in: 1...6, using: &generator)
    let found = RegressionWeights(corpus, settings: settings, using: .plain).weights

    var expected = all
    for row in 0..<all.rows {
      let order = (0..<all.columns).sorted {
        let (left, right) = (abs(all[row, $0]), abs(all[row, $1]))
        return left != right ? left > right : $0 < $1
      }
      for column in order.dropFirst(settings.completionWeights) { expected[row, column] = 0 }
    }
    #expect(found.dense == expected)
    #expect(found.values.allSatisfy { $0 != 0 })
  }

  @Test(
    "of weights of equal magnitude the lower columns are kept, up to the limit",
    arguments: 1...6
  )
  func ties(limit: Int) {
    var inverse = Matrix.identity(6)
    for (column, element) in [1, 0.25, -0.5, 0, 0.25, 0.75].enumerated() {
      inverse[0, column] = Float(element)
    }
    let order = [(5, -0.75), (2, 0.5), (1, -0.25), (4, -0.25)] as [(Int, Float)]
    let kept = RegressionWeights.row(0, of: inverse, keeping: limit)

    #expect(kept.map(\.column) == order.prefix(limit).map(\.0).sorted())
    #expect(kept.map(\.weight) == order.prefix(limit).sorted { $0.0 < $1.0 }.map(\.1))
  }

  @Test("only the commonest have weights, of equal ones the lower", arguments: 1...6)
  func commonest(limit: Int) {
    // Terms 2 and 5 are in four recipes, 0 and 1 in three, the rest in two.
    let corpus = TasteCorpus(
      recipes: [[0, 1, 2], [0, 2, 5], [1, 2, 5], [0, 3, 5], [1, 4, 5], [2, 3, 4]],
      termCount: 6
    )
    let terms = Array([2, 5, 0, 1, 3, 4].prefix(limit)).sorted()
    let expected = naiveWeights(of: terms, in: corpus)
    var settings = TasteSettings()
    settings.completionTerms = limit
    let found = RegressionWeights(corpus, settings: settings, using: .best).weights.dense

    for row in 0..<6 {
      for column in 0..<6 {
        #expect(abs(Double(found[row, column]) - expected[row][column]) < 1e-5)
      }
    }
  }

  @Test("the r-th largest is that of a sort", arguments: SeededGenerator.seeds(40, full: 1_000))
  func selection(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let numbers = (0..<Int.random(in: 0...60, using: &generator)).map { _ in
      Float(Int.random(in: 0...Int.random(in: 1...90, using: &generator), using: &generator))
    }
    let sorted = numbers.sorted(by: >)
    for rank in 1...(numbers.count + 2) {
      #expect(numbers.largest(rank) == (rank <= sorted.count ? sorted[rank - 1] : 0))
    }
  }

  private func corpus(using generator: inout SeededGenerator) -> TasteCorpus {
    let random = TasteCorpus.random(
      recipes: Int.random(in: 0...60, using: &generator),
      terms: Int.random(in: 1...25, using: &generator),
      using: &generator
    )
    return UsedTerms(of: random).corpus
  }

  /// Over all terms of the corpus; zero for those that are not among `terms`.
  private func naiveWeights(of terms: [Int], in corpus: TasteCorpus) -> [[Double]] {
    let size = terms.count
    var gram = Array(repeating: Array(repeating: 0.0, count: size), count: size)
    for index in 0..<size { gram[index][index] = 2 }
    for recipe in corpus.sets {
      for (row, left) in terms.enumerated() where recipe.contains(left) {
        for (column, right) in terms.enumerated() where recipe.contains(right) {
          gram[row][column] += 1 / Double(recipe.count)
        }
      }
    }
    let inverse = naiveInverse(gram)
    let empty = Array(repeating: 0.0, count: corpus.termCount)
    var weights = Array(repeating: empty, count: corpus.termCount)
    for (row, left) in terms.enumerated() {
      for (column, right) in terms.enumerated() where left != right {
        weights[left][right] = -inverse[row][column] / inverse[column][column]
      }
    }
    return weights
  }

  /// By the elimination of Gauss and Jordan.
  private func naiveInverse(_ matrix: [[Double]]) -> [[Double]] {
    let size = matrix.count
    var rows = matrix.enumerated().map { index, row in
      row + (0..<size).map { $0 == index ? 1.0 : 0.0 }
    }
    for pivot in 0..<size {
      let scale = rows[pivot][pivot]
      rows[pivot] = rows[pivot].map { $0 / scale }
      for row in 0..<size where row != pivot {
        let factor = rows[row][pivot]
        rows[row] = zip(rows[row], rows[pivot]).map { $0 - factor * $1 }
      }
    }
    return rows.map { Array($0.dropFirst(size)) }
  }
}
