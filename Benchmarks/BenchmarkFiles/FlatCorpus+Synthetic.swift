import Foundation

extension FlatCorpus {
  /// A corpus drawn by chance: the same for the same numbers, on every machine with IEEE doubles.
  ///
  /// A recipe has min(30, 2 + Poisson(Gamma(shape 4, mean 7))) distinct terms, fewer where there are
  /// fewer terms; a term's chance is Zipf-Mandelbrot, ∝ 1 / (rank + 0.5), and its number is its rank
  /// minus 1. Cost: O(mentions · log terms).
  ///
  /// - Parameter terms: At least 2.
  public static func synthetic(recipes: Int, terms termCount: Int, seed: UInt64) -> FlatCorpus {
    precondition(termCount >= 2, "\(termCount) terms; a recipe has at least 2")
    var random = SplitMix64(seed: seed)
    let chances = TermChances(terms: termCount)
    var offsets: [UInt32] = [0]
    var terms: [UInt32] = []
    offsets.reserveCapacity(recipes + 1)
    terms.reserveCapacity(9 * recipes)
    for _ in 0..<recipes {
      // Rejection takes ever longer towards the last terms: half of them is the most one takes.
      let size = min(
        30,
        2 + random.poisson(mean: random.gamma(shape: 4) * 7 / 4),
        (termCount + 1) / 2
      )
      var recipe: [UInt32] = []
      while recipe.count < max(1, size) {
        let term = UInt32(chances.draw(&random))
        if !recipe.contains(term) { recipe.append(term) }
      }
      terms.append(contentsOf: recipe.sorted())
      offsets.append(UInt32(terms.count))
    }
    return FlatCorpus(termCount: termCount, offsets: offsets, terms: terms)
  }
}

/// Random numbers that a seed repeats exactly.
///
/// Source: SplitMix64; Steele, Lea & Flood, OOPSLA 2014.
public struct SplitMix64 {
  private var state: UInt64

  public init(seed: UInt64) {
    state = seed
  }

  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// In [0, 1), 53 bits of chance.
  mutating func unit() -> Double {
    Double(next() >> 11) * 0x1p-53
  }

  /// The sum of `shape` exponential variables of mean 1.
  mutating func gamma(shape: Int) -> Double {
    (0..<shape).reduce(0) { sum, _ in sum - log(1 - unit()) }
  }

  /// Source: Knuth, The Art of Computer Programming, volume 2, 3.4.1.
  mutating func poisson(mean: Double) -> Int {
    let limit = exp(-mean)
    var count = 0
    var product = unit()
    while product > limit {
      count += 1
      product *= unit()
    }
    return count
  }
}
