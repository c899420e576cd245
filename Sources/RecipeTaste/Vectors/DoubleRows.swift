// The loops that the small problems in Double consist of. Pointers and `while` keep them quick also
// in a debug build, where every test that opens a catalogue trains a model. Callers pass rows of
// their own matrices, of at least `count` elements.

/// Rows of matrices of Doubles, as they lie in memory.
enum DoubleRows {
  /// The sum of the products. Cost: O(count).
  static func dot(
    _ left: UnsafePointer<Double>,
    _ right: UnsafePointer<Double>,
    count: Int
  ) -> Double {
    var sum = 0.0
    var index = 0
    while index < count {
      sum += left[index] * right[index]
      index += 1
    }
    return sum
  }

  /// `row += factor · other`. Cost: O(count).
  static func add(
    _ factor: Double,
    times other: UnsafePointer<Double>,
    to row: UnsafeMutablePointer<Double>,
    count: Int
  ) {
    var index = 0
    while index < count {
      row[index] += factor * other[index]
      index += 1
    }
  }

  /// Turns two rows by an angle: `lower = cosine · lower − sine · upper` and
  /// `upper = sine · lower + cosine · upper`. Cost: O(count).
  static func rotate(
    _ lower: UnsafeMutablePointer<Double>,
    _ upper: UnsafeMutablePointer<Double>,
    sine: Double,
    cosine: Double,
    count: Int
  ) {
    var index = 0
    while index < count {
      let (below, above) = (lower[index], upper[index])
      upper[index] = sine * below + cosine * above
      lower[index] = cosine * below - sine * above
      index += 1
    }
  }
}
