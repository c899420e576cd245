/// `base` to the power of `exponent`, for a base above 0, in operations that every machine rounds alike.
///
/// The library of C may differ in its last bit from one system to the next, and drawings must not.
func power(_ base: Double, _ exponent: Double) -> Double {
  base <= 0 ? 0 : exponential(exponent * logarithm(base))
}

/// The natural logarithm of a finite number above 0; exact to 1e-12.
func logarithm(_ value: Double) -> Double {
  let two = 0.693_147_180_559_945_3
  let (mantissa, exponent) = (value.significand, Double(value.exponent))
  // ln m = 2 artanh((m − 1) / (m + 1)), with m in 1..<2.
  let ratio = (mantissa - 1) / (mantissa + 1)
  var (term, sum) = (ratio, 0.0)
  for step in 0..<24 {
    sum += term / Double(2 * step + 1)
    term *= ratio * ratio
  }
  return 2 * sum + exponent * two
}

/// e to a power between −700 and 700, beyond which it is cut; exact to a factor of 1 ± 1e-12.
func exponential(_ value: Double) -> Double {
  let value = min(700, max(-700, value))
  let two = 0.693_147_180_559_945_3
  let whole = (value / two).rounded()
  let rest = value - whole * two
  var (term, sum) = (1.0, 1.0)
  for step in 1..<20 {
    term *= rest / Double(step)
    sum += term
  }
  return sum * Double(sign: .plus, exponent: Int(whole), significand: 1)
}
