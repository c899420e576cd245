/// The eigenvalues and eigenvectors of a symmetric matrix.
///
/// Values descend. Of each vector the component of the largest magnitude, the first of equal ones,
/// is positive, so that rounding does not decide its sign.
struct SymmetricEigen: Sendable, Equatable {
  let values: [Double]
  /// One vector a row, in the order of ``values``; row-major.
  let vectors: [Double]

  /// - Parameter matrix: `size × size`, symmetric and finite, row-major.
  /// Cost: O(size³), as Householder's tridiagonal form and the QL algorithm with implicit shifts.
  ///
  /// Source: Golub & Van Loan, Matrix Computations, chapter 8.
  init(_ matrix: [Double], size: Int) {
    precondition(matrix.count == size * size, "\(matrix.count) elements for \(size) × \(size)")
    var form = TridiagonalForm(matrix, size: size)
    form.diagonalise()
    let order = (0..<size).sorted {
      form.diagonal[$0] != form.diagonal[$1]
        ? form.diagonal[$0] > form.diagonal[$1] : $0 < $1
    }
    values = order.map { form.diagonal[$0] }
    var vectors: [Double] = []
    vectors.reserveCapacity(size * size)
    for source in order {
      let vector = form.basis[(source * size)..<((source + 1) * size)]
      var largest = 0.0
      for component in vector where abs(component) > abs(largest) { largest = component }
      vectors.append(contentsOf: largest < 0 ? vector.map { -$0 } : Array(vector))
    }
    self.vectors = vectors
  }
}
