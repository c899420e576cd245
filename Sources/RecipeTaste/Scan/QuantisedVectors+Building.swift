package import SectionFiles

extension QuantisedVectors {
  /// Makes the codes of vectors. The same vectors give the same bytes on every machine.
  ///
  /// - Parameters:
  ///   - vectors: `rows × dimensions`.
  ///   - dimensions: At least 1, at most ``mostDimensions``.
  /// - Returns: nil when the numbers are no whole rows, or one is not finite or beyond ``largest``.
  /// Cost: O(rows · dimensions).
  package init?(_ vectors: Column<Float>, dimensions: Int) {
    guard Self.fits(vectors.count, dimensions), Self.isBounded(vectors) else { return nil }
    let count = vectors.count / dimensions
    let stride = Self.stride(of: dimensions)
    var row = QuantisedRow(width: stride)
    var codes: [Int8] = []
    codes.reserveCapacity(count * stride)
    var scales: [Float] = []
    scales.reserveCapacity(count)
    var errors: [Float] = []
    errors.reserveCapacity(count)
    var norms = [Float](repeating: 0, count: Self.blocks(of: count))
    vectors.withUnsafeBuffer { elements in
      for position in 0..<count {
        row.quantise(elements[(position * dimensions)..<((position + 1) * dimensions)])
        codes.append(contentsOf: row.codes)
        scales.append(row.scale)
        errors.append(row.error)
        let block = position / Self.blockRows
        norms[block] = max(norms[block], row.norm)
      }
    }
    self.init(
      vectors: vectors,
      dimensions: dimensions,
      codes: Column(codes),
      scales: Column(scales),
      errors: Column(errors),
      norms: Column(norms)
    )
  }

  /// The same of an array, which is copied.
  package init?(_ vectors: [Float], dimensions: Int) {
    self.init(Column(vectors), dimensions: dimensions)
  }

  /// Whether the numbers are what quantising the vectors gives: then every answer is exact.
  /// Cost: O(rows · dimensions).
  package func isSound() -> Bool {
    guard let fresh = QuantisedVectors(vectors, dimensions: dimensions) else { return false }
    return codes == fresh.codes && scales == fresh.scales && errors == fresh.errors
      && norms == fresh.norms
  }

  private static func isBounded(_ vectors: Column<Float>) -> Bool {
    vectors.withUnsafeBuffer { elements in
      // What is not a number fails the comparison.
      elements.allSatisfy { $0.magnitude <= largest }
    }
  }
}
