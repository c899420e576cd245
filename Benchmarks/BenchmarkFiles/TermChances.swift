import Foundation

/// How likely each of a row of terms is to be drawn: ∝ (1 / (rank + 0.5)) ^ power, the rank of the
/// first being 1.
///
/// Source: the law of Zipf and Mandelbrot.
struct TermChances {
  /// At each place the chance of that term and all before it.
  private let cumulative: [Double]

  /// Cost: O(terms).
  init(terms: Int, power: Double = 1) {
    var sum = 0.0
    let sums = (1...terms).map { rank in
      let chance = 1 / (Double(rank) + 0.5)
      sum += power == 1 ? chance : pow(chance, power)
      return sum
    }
    cumulative = sums.map { $0 / sum }
  }

  /// One term. Cost: O(log terms).
  func draw(_ random: inout SplitMix64) -> Int {
    let value = random.unit()
    var low = 0
    var high = cumulative.count - 1
    while low < high {
      let middle = (low + high) / 2
      if cumulative[middle] > value { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
