/// A vector in one byte for each number, and how far off that is.
struct QuantisedRow {
  /// −127…127.
  private(set) var codes: [Int8]
  /// What one step of the codes is worth; 0 when the vector is zero or too small for steps.
  private(set) var scale: Float = 0
  /// At least the distance between the vector and `scale · codes`.
  private(set) var error: Float = 0
  /// At least the length of `scale · codes`.
  private(set) var norm: Float = 0
  /// At least the length of the vector.
  private(set) var length: Double = 0

  /// - Parameter width: How many codes; zeros behind the vector's own.
  init(width: Int) {
    codes = Array(repeating: 0, count: width)
  }

  /// Takes on another vector.
  ///
  /// The scale is the largest magnitude through 127, each code the nearest whole number. Error and
  /// norm hold for the numbers as they are stored, whatever was lost in making those.
  ///
  /// - Parameter vector: At most as many finite numbers as there are codes.
  mutating func quantise(_ vector: Slice<UnsafeBufferPointer<Float>>) {
    var largest: Float = 0
    for element in vector { largest = max(largest, element.magnitude) }
    scale = largest / 127
    let step = Double(scale)
    var lost = 0.0
    var kept = 0.0
    var whole = 0.0
    for (place, element) in vector.enumerated() {
      let value = Double(element)
      // A scale with few digits left, as tiny vectors have, would give codes beyond 127.
      let steps = scale > 0 ? (value / step).rounded(.toNearestOrEven) : 0
      let code = max(-127, min(127, steps))
      codes[place] = Int8(code)
      // Both factors have few enough digits for an exact product.
      let stored = code * step
      lost += (value - stored) * (value - stored)
      kept += stored * stored
      whole += value * value
    }
    error = roundedUp(Self.root(lost))
    norm = roundedUp(Self.root(kept))
    length = Self.root(whole)
  }

  /// At least the square root of a sum of squares in Double.
  ///
  /// A sum of n terms is off by n · 2⁻⁵³ of itself at most, and n is at most 2¹⁶. Nothing is lost
  /// below the range of Double: what is squared is 0 or at least 2⁻¹⁴⁹.
  private static func root(_ sum: Double) -> Double {
    sum.squareRoot() * (1 + 0x1p-32)
  }
}

/// The least number that is not below another one.
func roundedUp(_ value: Double) -> Float {
  let nearest = Float(value)
  return Double(nearest) < value ? nearest.nextUp : nearest
}
