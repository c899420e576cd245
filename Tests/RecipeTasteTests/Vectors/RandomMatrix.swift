import TestSupport

@testable import RecipeTaste

extension Matrix {
  /// A matrix of numbers from −1 to 1.
  static func random(
    _ rows: Int,
    _ columns: Int,
    using generator: inout SeededGenerator
  ) -> Matrix {
    Matrix(
      rows: rows,
      columns: columns,
      elements: (0..<(rows * columns)).map { _ in Float.random(in: -1...1, using: &generator) }
    )
  }

  var transposed: Matrix {
    var result = Matrix(rows: columns, columns: rows)
    for row in 0..<rows {
      for column in 0..<columns { result[column, row] = self[row, column] }
    }
    return result
  }

  /// The product by the definition, each sum in Double.
  func naiveProduct(_ other: Matrix) -> Matrix {
    var result = Matrix(rows: rows, columns: other.columns)
    for row in 0..<rows {
      for column in 0..<other.columns {
        var sum = 0.0
        for inner in 0..<columns { sum += Double(self[row, inner]) * Double(other[inner, column]) }
        result[row, column] = Float(sum)
      }
    }
    return result
  }

  /// The largest difference between two matrices of one size; infinite for others.
  func distance(to other: Matrix) -> Float {
    guard rows == other.rows, columns == other.columns else { return .infinity }
    return zip(elements, other.elements).reduce(0) { max($0, abs($1.0 - $1.1)) }
  }

  static func identity(_ size: Int) -> Matrix {
    var result = Matrix(rows: size, columns: size)
    for index in 0..<size { result[index, index] = 1 }
    return result
  }
}

extension LinearAlgebra {
  /// The loops, and the library when the machine has one.
  static var all: [LinearAlgebra] {
    BLASLibrary.found.map { [.plain, .library($0)] } ?? [.plain]
  }
}
