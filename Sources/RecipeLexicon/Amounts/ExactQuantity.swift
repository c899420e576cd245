/// A quantity as a whole number of grains, so that sums depend on no order.
///
/// One is 720720 · 10⁶ grains: every fraction with a denominator up to 16 and every number of six
/// decimals is exact, and the double that comes back is the one nearest to it.
struct ExactQuantity: Hashable {
  private static let grainsInOne = 720_720e6
  /// More of anything counts as this much, which leaves room for 10¹¹ of them.
  private static let most = 1e15
  private var grains: Int128

  /// - Parameter quantity: Finite.
  init(_ quantity: Double) {
    let limited = min(max(quantity, -Self.most), Self.most)
    grains = Int128((limited * Self.grainsInOne).rounded())
  }

  var value: Double { Double(grains) / Self.grainsInOne }

  static func += (sum: inout ExactQuantity, more: ExactQuantity) { sum.grains += more.grains }
  static func -= (rest: inout ExactQuantity, less: ExactQuantity) { rest.grains -= less.grains }
}
