/// The parts of one that spoons, cups and scales are marked with.
struct KitchenFraction {
  var value: Double
  var text: String

  /// Eighths and thirds below 1, ascending.
  static let all = [
    KitchenFraction(value: 0.125, text: "1/8"), KitchenFraction(value: 0.25, text: "1/4"),
    KitchenFraction(value: 1.0 / 3, text: "1/3"), KitchenFraction(value: 0.375, text: "3/8"),
    KitchenFraction(value: 0.5, text: "1/2"), KitchenFraction(value: 0.625, text: "5/8"),
    KitchenFraction(value: 2.0 / 3, text: "2/3"), KitchenFraction(value: 0.75, text: "3/4"),
    KitchenFraction(value: 0.875, text: "7/8"),
  ]

  /// The one that a quantity below 1 stands for when it was written with two decimals.
  static func meant(by part: Double) -> KitchenFraction? {
    all.first { abs($0.value - part) < 0.005 }
  }

  /// The nearest one, or 1; of two equally near, the larger.
  ///
  /// - Parameter part: In [0, 1).
  static func nearest(_ part: Double) -> Double {
    var best = 1.0
    for fraction in all.reversed() where abs(fraction.value - part) < abs(best - part) {
      best = fraction.value
    }
    return best
  }
}
