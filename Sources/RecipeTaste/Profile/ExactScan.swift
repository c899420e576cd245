/// Dot products in plain arithmetic, the same bits on every machine.
///
/// Every sum has one order: eight partial sums over every eighth element, added in pairs, and then
/// the elements left over. Nothing depends on a library, on the number of queries or on the rows.
public struct ExactScan: VectorScan {
  let vectors: Matrix

  /// - Parameter vectors: `rows × dimensions`.
  public init(_ vectors: Matrix) {
    self.vectors = vectors
  }

  /// Cost: O(queries · rows · dimensions).
  public func similarities(to queries: Matrix, of rows: [Int]) -> Matrix {
    let width = vectors.columns
    precondition(queries.columns == width, "queries of \(queries.columns) for rows of \(width)")
    var result = Matrix(rows: queries.rows, columns: rows.count)
    result.elements.withUnsafeMutableBufferPointer { products in
      vectors.withMemory { memory in
        queries.withElements { queryElements in
          for (position, row) in rows.enumerated() {
            let one = memory.row(row)
            var query = 0
            // Four at a time read the row once.
            while query + 4 <= queries.rows {
              let four = one.dots(with: VectorRow(queryElements, row: query, width: width))
              for offset in 0..<4 {
                products[(query + offset) * rows.count + position] = four[offset]
              }
              query += 4
            }
            while query < queries.rows {
              let other = VectorRow(queryElements, row: query, width: width)
              products[query * rows.count + position] = one.dot(with: other)
              query += 1
            }
          }
        }
      }
    }
    return result
  }
}

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
