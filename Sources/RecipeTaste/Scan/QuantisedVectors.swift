package import SectionFiles

/// Vectors, and beside them a copy of one byte for each number: what finds the nearest vectors
/// exactly while it reads a quarter of the memory.
///
/// Row *r* is nearly `scales[r]` times its codes. How far off that is at most is stored too, so a
/// scan of the codes gives bounds, never guesses; see ``exactTop(_:query:excluding:admitted:path:)``.
package struct QuantisedVectors: Sendable, Equatable {
  package let count: Int
  package let dimensions: Int
  /// `count × dimensions`: the vectors themselves.
  package let vectors: Column<Float>
  /// `count × stride`: −127…127, and zeros behind each row.
  package let codes: Column<Int8>
  /// For each row, what one step of its codes is worth.
  package let scales: Column<Float>
  /// For each row, the greatest distance between it and `scales[r]` times its codes.
  package let errors: Column<Float>
  /// For each block of ``blockRows`` rows, the greatest length of a row's codes times its scale.
  package let norms: Column<Float>

  /// Rows that share one number of ``norms``, and one threshold.
  package static let blockRows = 4096
  /// The most dimensions: sums of products of codes stay in 32 bits.
  package static let mostDimensions = 1 << 16
  /// The largest magnitude of a number in a vector or a query, 2⁴⁰: bounds stay finite.
  package static let largest = 0x1p40 as Float

  /// From stored columns; nil when their sizes do not fit each other.
  ///
  /// The numbers are taken on trust, so that nothing of a mapped file is read: with wrong ones
  /// answers are wrong, but nothing traps. ``isSound()`` looks at them all. Cost: O(1).
  package init?(
    vectors: Column<Float>,
    dimensions: Int,
    codes: Column<Int8>,
    scales: Column<Float>,
    errors: Column<Float>,
    norms: Column<Float>
  ) {
    let count = scales.count
    guard Self.fits(vectors.count, dimensions), vectors.count / dimensions == count,
      codes.count == count * Self.stride(of: dimensions),
      errors.count == count,
      norms.count == Self.blocks(of: count)
    else { return nil }
    self.count = count
    self.dimensions = dimensions
    self.vectors = vectors
    self.codes = codes
    self.scales = scales
    self.errors = errors
    self.norms = norms
  }

  /// Codes in a row: the dimensions, rounded up to a multiple of 64.
  var stride: Int { Self.stride(of: dimensions) }

  static func stride(of dimensions: Int) -> Int { (dimensions + 63) / 64 * 64 }

  static func blocks(of rows: Int) -> Int { (rows + blockRows - 1) / blockRows }

  /// Whether so many numbers are whole rows.
  static func fits(_ elements: Int, _ dimensions: Int) -> Bool {
    (1...mostDimensions).contains(dimensions) && elements.isMultiple(of: dimensions)
  }
}
