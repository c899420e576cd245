import Foundation
import TestSupport
import Testing

@testable import RecipeTaste

@Suite("The nearest like, softly")
struct PoolingTests {
  @Test("the exponential is right to seven digits, and grows with its exponent")
  func exponentials() {
    var last: Float = 0
    for step in stride(from: -8.0, through: 8.0, by: 0.05) {
      let value = exponential(Float(step))
      #expect(abs(Double(value) / exp(Double(Float(step))) - 1) < 4e-7)
      #expect(value > last)
      last = value
    }
    #expect(exponential(0) == 1)
    for (exponent, bound) in [(Float.infinity, 80.0), (1e30, 80), (-1e30, -80), (81, 80)] {
      let value = Double(exponential(exponent))
      #expect(abs(value / exp(bound) - 1) < 1e-5)
    }
  }

  @Test(
    "each sum gets its own exponential, whole blocks of eight and the rest",
    arguments: [0, 1, 7, 8, 9, 16, 27]
  )
  func sums(count: Int) {
    let values = (0..<count).map { Float($0) / 10 - 1 }
    var sums = (0..<count).map { Float($0) }
    values.withUnsafeBufferPointer { values in
      sums.withUnsafeMutableBufferPointer { sums in
        addExponentials(of: values, scaledBy: 2, weight: 0.5, to: sums)
      }
    }
    #expect(sums.count == count)
    for (place, sum) in sums.enumerated() {
      let expected = Double(place) + 0.5 * exp(2 * (Double(place) / 10 - 1))
      #expect(abs(Double(sum) - expected) < 1e-5)
    }
  }

  @Test(
    "pooling is the formula, between the mean and the highest",
    arguments: SeededGenerator.seeds(30)
  )
  func pooling(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let queries = Int.random(in: 1...8, using: &random)
    let candidates = Int.random(in: 1...20, using: &random)
    let similarities = Matrix(
      rows: queries,
      columns: candidates,
      elements: (0..<(queries * candidates)).map { _ in Float.random(in: -1...1, using: &random) }
    )
    let weights = (0..<queries).map { _ in Float.random(in: 0.1...1, using: &random) }
    let result = pooled(similarities, weights: weights, temperature: 0.5)
    let total = weights.map(Double.init).reduce(0, +)

    for candidate in 0..<candidates {
      let own = (0..<queries).map { Double(similarities[$0, candidate]) }
      let sum = zip(own, weights).map { exp($0 / 0.5) * Double($1) }.reduce(0, +)
      let mean = zip(own, weights).map { $0 * Double($1) }.reduce(0, +) / total
      #expect(abs(result[candidate] - 0.5 * log(sum / total)) < 1e-6)
      #expect(result[candidate] > mean - 1e-6 && result[candidate] < (own.max() ?? 0) + 1e-6)
    }
    // A single query is its own similarity, whatever its weight, however small.
    let single = Matrix(rows: 1, columns: 2, elements: [0.25, -0.5])
    for weight in [1, 1e-3, .leastNonzeroMagnitude] as [Float] {
      let alone = pooled(single, weights: [weight], temperature: 0.5)
      #expect(abs(alone[0] - 0.25) < 1e-6 && abs(alone[1] + 0.5) < 1e-6)
    }
    #expect(pooled(Matrix(rows: 0, columns: 2), weights: [], temperature: 0.5) == [0, 0])
  }

  @Test("standard deviations from the mean; zeros where nothing differs")
  func standardising() {
    #expect(standardised([1, 3, 1, 3]) == [-1, 1, -1, 1])
    #expect(standardised([]) == [])
    #expect(standardised([7]) == [0])
    #expect(standardised(Array(repeating: 0.1, count: 10)) == Array(repeating: 0, count: 10))
    // What rounding alone tells apart is not told apart.
    #expect(standardised([0.3, 0.3 + 1e-8]) == [0, 0])
  }
}
