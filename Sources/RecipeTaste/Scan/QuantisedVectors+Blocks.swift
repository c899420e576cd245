import CVectorScan
import SectionFiles

// The only Swift that hands memory to the scan in C: whoever comes here has columns whose sizes fit,
// and a path that is available.

/// A row whose score is from `lower` to `upper`.
struct BoundedRow: Equatable {
  var row: Int
  var lower: Float
  var upper: Float
}

extension QuantisedVectors {
  /// Goes through the blocks of rows.
  ///
  /// - Parameter body: Is called with what scans a block: given a threshold, the rows whose upper
  ///   bound is not below it, ascending.
  func forEachBlock(
    _ query: QuantisedQuery,
    _ path: ScanPath,
    _ body: (_ scan: (Float) -> [BoundedRow]) -> Void
  ) {
    var survivors = [CVectorScanSurvivor](
      repeating: CVectorScanSurvivor(row: 0, lower: 0, upper: 0),
      count: min(count, Self.blockRows)
    )
    for (block, norm) in norms.enumerated() {
      let first = block * Self.blockRows
      body { threshold in
        let kept = withRows(first..<min(first + Self.blockRows, count)) { rows in
          query.withBlock(norm: norm) { asked in
            withUnsafePointer(to: rows) { rows in
              withUnsafePointer(to: asked) { asked in
                survivors.withUnsafeMutableBufferPointer {
                  cvectorscan_survivors(path.path, rows, asked, threshold, $0.baseAddress)
                }
              }
            }
          }
        }
        return survivors[..<kept].map {
          BoundedRow(row: first + Int($0.row), lower: $0.lower, upper: $0.upper)
        }
      }
    }
  }

  /// For each row, the sum of the products of its codes with other codes.
  ///
  /// - Parameter query: `stride` codes from −127 to 127.
  func products(with query: [Int8], _ path: ScanPath) -> [Int32] {
    precondition(query.count == stride, "\(query.count) codes for \(stride)")
    return withRows(0..<count) { rows in
      Array(unsafeUninitializedCapacity: count) { products, initialised in
        withUnsafePointer(to: rows) { rows in
          query.withUnsafeBufferPointer {
            cvectorscan_products(path.path, rows, $0.baseAddress, products.baseAddress)
          }
        }
        initialised = count
      }
    }
  }

  private func withRows<Result>(
    _ range: Range<Int>,
    _ body: (CVectorScanRows) -> Result
  ) -> Result {
    codes.withUnsafeBuffer { codes in
      scales.withUnsafeBuffer { scales in
        errors.withUnsafeBuffer { errors in
          body(
            CVectorScanRows(
              codes: codes.baseAddress.map { $0 + range.lowerBound * stride },
              scales: scales.baseAddress.map { $0 + range.lowerBound },
              errors: errors.baseAddress.map { $0 + range.lowerBound },
              count: range.count,
              stride: stride
            )
          )
        }
      }
    }
  }
}
