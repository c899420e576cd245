/// A row of a matrix, as it lies in memory. The caller keeps the memory and checks the bounds.
struct VectorRow {
  private let elements: UnsafeRawBufferPointer
  private let width: Int
  private static let stride = MemoryLayout<Float>.stride

  /// - Parameters:
  ///   - elements: Of the whole matrix.
  ///   - width: Its columns.
  @inline(__always)
  init(_ elements: UnsafeBufferPointer<Float>, row: Int, width: Int) {
    self.elements = UnsafeRawBufferPointer(
      rebasing: UnsafeRawBufferPointer(elements)[(row * width * Self.stride)...]
    )
    self.width = width
  }

  /// The sum of the products with a row of the same width, in the order that ``ExactScan`` states.
  @inline(__always)
  func dot(with other: VectorRow) -> Float {
    var sums = SIMD8<Float>(repeating: 0)
    var index = 0
    while index + 8 <= width {
      sums += eight(from: index) * other.eight(from: index)
      index += 8
    }
    return added(sums, to: other, from: index)
  }

  /// The same with a row and the three that follow it.
  @inline(__always)
  func dots(with other: VectorRow) -> SIMD4<Float> {
    var first = SIMD8<Float>(repeating: 0)
    var second = first
    var third = first
    var fourth = first
    var index = 0
    while index + 8 <= width {
      let own = eight(from: index)
      first += own * other.eight(from: index)
      second += own * other.eight(from: width + index)
      third += own * other.eight(from: 2 * width + index)
      fourth += own * other.eight(from: 3 * width + index)
      index += 8
    }
    return SIMD4(
      added(first, to: other, from: index),
      added(second, to: other, skipping: width, from: index),
      added(third, to: other, skipping: 2 * width, from: index),
      added(fourth, to: other, skipping: 3 * width, from: index)
    )
  }

  @inline(__always)
  private func eight(from index: Int) -> SIMD8<Float> {
    elements.loadUnaligned(fromByteOffset: index * Self.stride, as: SIMD8<Float>.self)
  }

  @inline(__always)
  private func one(at index: Int) -> Float {
    elements.loadUnaligned(fromByteOffset: index * Self.stride, as: Float.self)
  }

  @inline(__always)
  private func added(
    _ sums: SIMD8<Float>,
    to other: VectorRow,
    skipping: Int = 0,
    from start: Int
  ) -> Float {
    let four = sums.lowHalf + sums.highHalf
    let two = four.lowHalf + four.highHalf
    var sum = two.x + two.y
    for index in start..<width { sum += one(at: index) * other.one(at: skipping + index) }
    return sum
  }
}
