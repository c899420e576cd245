import CVectorScan

/// A query in bytes, and what its products with quantised rows may be off by.
///
/// Let a row be x = s·c + e, where c are its codes, s its scale and ‖e‖ ≤ ε; let the query be
/// y = t·q + f with ‖f‖ ≤ φ. Then
///
///     x·y = s·t·(c·q) + e·y + (s·c)·f
///
/// and by Cauchy and Schwarz the first term is off by at most ε·‖y‖ + ‖s·c‖·φ. With N, the greatest
/// ‖s·c‖ of the block, that is ε·‖y‖ + N·φ: one multiplication and one addition for a row.
///
/// Rounding is added to it. Let u = 2⁻²⁴.
/// - The first term is computed in Float by a conversion and two products, so off by at most
///   3.01·u·N·(‖y‖ + φ); what lies below the range of Float adds at most 2⁻¹⁵⁰ for a product.
/// - The width is off by 2.01·u of itself, and the bound, a sum, by u·(N·(‖y‖ + φ) + width).
/// - The score is a sum in Double, off by at most d·2⁻⁵² · (N + ε)·‖y‖, below u/4096 of that.
///
/// Together they stay below 5·u of N·(‖y‖ + φ) and 4·u of the width; 16·u of each is added, and
/// four of the least numbers above 0. The tests compare the bounds of every row with its score.
struct QuantisedQuery {
  private let row: QuantisedRow
  private let factor: Float

  private static let slack = 0x1p-20

  /// - Parameters:
  ///   - query: Finite numbers, none beyond ``QuantisedVectors/largest``.
  ///   - width: The codes of a row.
  init(_ query: [Float], width: Int) {
    var row = QuantisedRow(width: width)
    query.withUnsafeBufferPointer { row.quantise($0[...]) }
    self.row = row
    factor = roundedUp(row.length * (1 + Self.slack))
  }

  /// Calls `body` with the query as it is for a block of rows of one norm.
  func withBlock<Result>(norm: Float, _ body: (CVectorScanQuery) -> Result) -> Result {
    let error = Double(row.error)
    let off = Double(norm) * (error + Self.slack * (row.length + error)) * (1 + Self.slack)
    let least = 4 * Double(Float.leastNonzeroMagnitude)
    return row.codes.withUnsafeBufferPointer { codes in
      body(
        CVectorScanQuery(
          codes: codes.baseAddress,
          scale: row.scale,
          factor: factor,
          slack: roundedUp(off + least)
        )
      )
    }
  }
}
