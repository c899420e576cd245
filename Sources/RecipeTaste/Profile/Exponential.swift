/// Adds `weight · exp(scale · value)` to each sum, to about seven digits, the same bits on every
/// machine. Exponents beyond ±80 count as ±80.
func addExponentials(
  of values: UnsafeBufferPointer<Float>,
  scaledBy scale: Float,
  weight: Float,
  to sums: UnsafeMutableBufferPointer<Float>
) {
  precondition(values.count == sums.count, "\(values.count) values for \(sums.count) sums")
  let from = UnsafeRawBufferPointer(values)
  let into = UnsafeMutableRawBufferPointer(sums)
  let whole = values.count / 8 * 8
  var index = 0
  while index < whole {
    let offset = index * MemoryLayout<Float>.stride
    let value = from.loadUnaligned(fromByteOffset: offset, as: SIMD8<Float>.self)
    let sum = into.loadUnaligned(fromByteOffset: offset, as: SIMD8<Float>.self)
    into.storeBytes(
      of: sum + weight * exponential(scale * value),
      toByteOffset: offset,
      as: SIMD8<Float>.self
    )
    index += 8
  }
  while index < values.count {
    sums[index] += weight * exponential(scale * values[index])
    index += 1
  }
}

/// `exp(x) = 2^k · exp(f)`: `k` the whole number nearest to `x / ln 2`, and `f`, at most ½ ln 2 in
/// size, by its series.
@inline(__always)
func exponential(_ exponent: SIMD8<Float>) -> SIMD8<Float> {
  let x = exponent.replacing(with: 80, where: exponent .> 80)
    .replacing(with: -80, where: exponent .< -80)
  // Adding 1.5 · 2^23 leaves no bits for a fraction: what is added rounds to the nearest whole
  // number, which then stands in the lowest bits.
  let shift: Float = 12_582_912
  let shifted = x * 1.442_695_04 + shift
  let k = shifted - shift
  // ln 2 in two parts, so that `k` times the first is exact.
  let f = (x - k * 0.693_359_375) + k * 2.121_944_4e-4
  var series = SIMD8<Float>(repeating: 1 / 720)
  series = series * f + 1 / 120
  series = series * f + 1 / 24
  series = series * f + 1 / 6
  series = series * f + 0.5
  series = series * f + 1
  series = series * f + 1
  let power = unsafeBitCast(shifted, to: SIMD8<UInt32>.self) &<< 23
  return unsafeBitCast(
    unsafeBitCast(series, to: SIMD8<UInt32>.self) &+ power,
    to: SIMD8<Float>.self
  )
}

/// The same for one number.
func exponential(_ exponent: Float) -> Float { exponential(SIMD8(repeating: exponent))[0] }
