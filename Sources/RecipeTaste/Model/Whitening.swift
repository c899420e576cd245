/// A change of coordinates after which the corpus prefers no direction.
///
/// `transform · (vector − mean)`, where the transform shrinks each principal direction by the root
/// of its variance. Symmetric, so that it does not turn what need not be turned.
package struct Whitening: Sendable, Equatable {
  /// The mean of the corpus, `dimensions` of them.
  package let mean: [Float]
  /// `dimensions × dimensions`, symmetric.
  package let transform: Matrix

  package init(mean: [Float], transform: Matrix) {
    precondition(
      transform.rows == mean.count && transform.columns == mean.count,
      "\(transform.rows) × \(transform.columns) for a mean of \(mean.count)"
    )
    self.mean = mean
    self.transform = transform
  }

  /// - Parameters:
  ///   - moments: Of vectors of length 1.
  ///   - shrinkage: How many mean eigenvalues are added to each eigenvalue, so that directions of
  ///     which little is known are not blown up; above 0.
  /// Cost: O(dimensions³).
  init(_ moments: VectorMoments, shrinkage: Double) {
    let size = moments.dimensions
    let eigen = SymmetricEigen(moments.covariance, size: size)
    let spread = eigen.values.reduce(0) { $0 + max(0, $1) } / Double(max(1, size))
    var transform = Matrix(rows: size, columns: size)
    // Vectors that are all one differ by rounding only; then there is nothing to tell apart.
    if spread > 1e-9 {
      let scales = eigen.values.map { 1 / (max(0, $0) + shrinkage * spread).squareRoot() }
      for row in 0..<size {
        for column in 0...row {
          var sum = 0.0
          for index in 0..<size {
            let vector = index * size
            sum += scales[index] * eigen.vectors[vector + row] * eigen.vectors[vector + column]
          }
          transform[row, column] = Float(sum)
          transform[column, row] = Float(sum)
        }
      }
    }
    mean = moments.mean.map(Float.init)
    self.transform = transform
  }

  /// The rows in the changed coordinates, each of length 1; rows of zeros stay zeros, and so does
  /// what lies at the mean. Cost: O(rows · dimensions²).
  func applied(to vectors: Matrix, using algebra: LinearAlgebra) -> Matrix {
    let isKnown = (0..<vectors.rows).map { row in vectors.row(row).contains { $0 != 0 } }
    var centred = vectors
    for row in 0..<vectors.rows where isKnown[row] {
      for column in 0..<vectors.columns { centred[row, column] -= mean[column] }
    }
    return centred.multiplied(by: transform, using: algebra).withUnitRows(floor: 1e-5)
  }
}

/// What is summed over vectors to know their mean and their covariance.
struct VectorMoments {
  private var count = 0
  private var sums: [Double]
  private var products: GramMatrix

  init(dimensions: Int) {
    sums = Array(repeating: 0, count: dimensions)
    products = GramMatrix(size: dimensions)
  }

  var dimensions: Int { sums.count }

  /// Adds the rows that are not all zero. Cost: O(rows · dimensions²).
  mutating func add(_ vectors: Matrix, using algebra: LinearAlgebra) {
    for row in 0..<vectors.rows {
      let vector = vectors.row(row)
      guard vector.contains(where: { $0 != 0 }) else { continue }
      count += 1
      for (column, element) in vector.enumerated() { sums[column] += Double(element) }
    }
    products.add(vectors, rows: 0..<vectors.rows, using: algebra)
  }

  var mean: [Double] { sums.map { count > 0 ? $0 / Double(count) : 0 } }

  /// `dimensions × dimensions`, row-major; of the whole population. Cost: O(dimensions²).
  var covariance: [Double] {
    let mean = mean
    var result = products.symmetric
    for row in 0..<dimensions {
      for column in 0..<dimensions {
        let position = row * dimensions + column
        result[position] = result[position] / Double(max(1, count)) - mean[row] * mean[column]
      }
    }
    return result
  }
}
