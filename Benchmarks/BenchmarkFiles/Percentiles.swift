/// Measured values in order.
public struct Percentiles: Sendable, Equatable {
  private let sorted: [Double]

  /// Cost: O(n log n).
  ///
  /// - Parameter samples: At least one; none NaN.
  public init(_ samples: [Double]) {
    precondition(!samples.isEmpty, "no sample was taken")
    sorted = samples.sorted()
  }

  public var count: Int { sorted.count }
  public var least: Double { sorted[0] }
  public var median: Double { self[50] }

  /// The least sample that at least `percent` of a hundred samples do not exceed: that of rank
  /// ⌈percent · n / 100⌉, no value in between.
  ///
  /// - Parameter percent: From 0, which gives the least, to 100, the greatest.
  public subscript(percent: Int) -> Double {
    precondition((0...100).contains(percent), "percentile \(percent)")
    return sorted[max(1, (percent * sorted.count + 99) / 100) - 1]
  }
}
