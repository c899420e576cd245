/// Dot products in plain arithmetic, the same bits on every machine.
///
/// Every sum has one order: eight partial sums over every eighth element, added in pairs, and then
/// the elements left over. Nothing depends on a library, on the number of queries or on the rows.
package struct ExactScan: VectorScan {
  let vectors: Matrix

  /// - Parameter vectors: `rows × dimensions`.
  package init(_ vectors: Matrix) {
    self.vectors = vectors
  }

  /// Cost: O(queries · rows · dimensions).
  package func similarities(to queries: Matrix, of rows: [Int]) -> Matrix {
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
