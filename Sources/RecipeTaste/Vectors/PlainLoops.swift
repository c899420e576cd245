// What BLAS computes, as loops over the same blocks of memory: inner loops walk rows, so that the
// compiler can vectorise them.

/// The products of ``LinearAlgebra`` without a library.
enum PlainLoops {
  static func multiply(_ a: MatrixBlock, _ b: MatrixBlock, into c: MatrixBlock) {
    for row in 0..<c.rows {
      let sums = c.row(row)
      sums.update(repeating: 0, count: c.columns)
      for inner in 0..<a.columns {
        add(a[row, inner], times: b.row(inner), to: sums, count: c.columns)
      }
    }
  }

  static func multiply(_ a: MatrixBlock, transposeOf b: MatrixBlock, into c: MatrixBlock) {
    for row in 0..<c.rows {
      for column in 0..<c.columns {
        c[row, column] = dot(a.row(row), b.row(column), count: a.columns)
      }
    }
  }

  static func subtractRowProducts(of a: MatrixBlock, from c: MatrixBlock) {
    for row in 0..<c.rows {
      for column in 0...row {
        c[row, column] -= dot(a.row(row), a.row(column), count: a.columns)
      }
    }
  }

  static func addColumnProducts(of a: MatrixBlock, to c: MatrixBlock) {
    for inner in 0..<a.rows {
      for row in 0..<c.rows {
        add(a[inner, row], times: a.row(inner), to: c.row(row), count: row + 1)
      }
    }
  }

  static func divide(_ b: MatrixBlock, byTransposeOf l: MatrixBlock) {
    for row in 0..<b.rows {
      for column in 0..<b.columns {
        let known = dot(b.row(row), l.row(column), count: column)
        b[row, column] = (b[row, column] - known) / l[column, column]
      }
    }
  }

  static func solve(_ l: MatrixBlock, for b: MatrixBlock) {
    for row in 0..<b.rows {
      for known in 0..<row {
        add(-l[row, known], times: b.row(known), to: b.row(row), count: b.columns)
      }
      for column in 0..<b.columns { b[row, column] /= l[row, row] }
    }
  }

  static func multiplyNegated(_ b: MatrixBlock, byTriangle l: MatrixBlock) {
    for row in 0..<b.rows {
      let values = b.row(row)
      // A column's new value needs the old ones from itself on, so that ascending order is safe
      // when each old value is spread over the columns before it.
      for inner in 0..<b.columns {
        let value = -values[inner]
        values[inner] = 0
        add(value, times: l.row(inner), to: values, count: inner + 1)
      }
    }
  }

  static func multiply(_ b: MatrixBlock, byTransposedTriangle l: MatrixBlock) {
    // A row's new value needs the old ones from itself on, so rows ascend.
    for row in 0..<b.rows {
      let values = b.row(row)
      for column in 0..<b.columns { values[column] *= l[row, row] }
      for inner in (row + 1)..<max(row + 1, b.rows) {
        add(l[inner, row], times: b.row(inner), to: values, count: b.columns)
      }
    }
  }

  /// `sums += factor · values`, of `count` elements.
  static func add(
    _ factor: Float,
    times values: UnsafeMutablePointer<Float>,
    to sums: UnsafeMutablePointer<Float>,
    count: Int
  ) {
    for position in 0..<count { sums[position] += factor * values[position] }
  }

  /// In sixteen sums, since the compiler may not reorder one.
  private static func dot(
    _ left: UnsafeMutablePointer<Float>,
    _ right: UnsafeMutablePointer<Float>,
    count: Int
  ) -> Float {
    var sums = SIMD16<Float>.zero
    let whole = count & ~15
    for position in stride(from: 0, to: whole, by: 16) {
      let raw = (UnsafeRawPointer(left + position), UnsafeRawPointer(right + position))
      sums +=
        raw.0.loadUnaligned(as: SIMD16<Float>.self) * raw.1.loadUnaligned(as: SIMD16<Float>.self)
    }
    var sum = sums.sum()
    for position in whole..<count { sum += left[position] * right[position] }
    return sum
  }
}
