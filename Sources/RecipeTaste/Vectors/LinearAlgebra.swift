import CBLAS

/// Who multiplies: a BLAS library, or plain loops where there is none.
///
/// Both compute the same thing; sums are made in another order, so the last bits differ. Triangular
/// matrices are lower, and what stands above their diagonal is neither read nor written.
enum LinearAlgebra: Sendable {
  case library(BLASLibrary)
  case plain

  /// The library when one is found, looked for once.
  static let best = BLASLibrary.found.map(LinearAlgebra.library) ?? .plain

  /// `C = A · B`. Cost: O(rows · columns · inner).
  func multiply(_ a: MatrixBlock, _ b: MatrixBlock, into c: MatrixBlock) {
    guard case .library(let blas) = self else { return PlainLoops.multiply(a, b, into: c) }
    blas.gemm(
      CblasRowMajor,
      CblasNoTrans,
      CblasNoTrans,
      Int32(c.rows),
      Int32(c.columns),
      Int32(a.columns),
      1,
      a.start,
      Int32(a.stride),
      b.start,
      Int32(b.stride),
      0,
      c.start,
      Int32(c.stride)
    )
  }

  /// `C = A · Bᵀ`: the dot product of each row of A with each of B.
  /// Cost: O(rows · columns · inner).
  func multiply(_ a: MatrixBlock, transposeOf b: MatrixBlock, into c: MatrixBlock) {
    guard case .library(let blas) = self else {
      return PlainLoops.multiply(a, transposeOf: b, into: c)
    }
    blas.gemm(
      CblasRowMajor,
      CblasNoTrans,
      CblasTrans,
      Int32(c.rows),
      Int32(c.columns),
      Int32(a.columns),
      1,
      a.start,
      Int32(a.stride),
      b.start,
      Int32(b.stride),
      0,
      c.start,
      Int32(c.stride)
    )
  }

  /// `C = C − A · Aᵀ`, of a symmetric C. Cost: O(rows² · inner).
  func subtractRowProducts(of a: MatrixBlock, from c: MatrixBlock) {
    guard case .library(let blas) = self else {
      return PlainLoops.subtractRowProducts(of: a, from: c)
    }
    blas.syrk(
      CblasRowMajor,
      CblasLower,
      CblasNoTrans,
      Int32(c.rows),
      Int32(a.columns),
      -1,
      a.start,
      Int32(a.stride),
      1,
      c.start,
      Int32(c.stride)
    )
  }

  /// `C = C + Aᵀ · A`, of a symmetric C. Cost: O(columns² · rows).
  func addColumnProducts(of a: MatrixBlock, to c: MatrixBlock) {
    guard case .library(let blas) = self else {
      return PlainLoops.addColumnProducts(of: a, to: c)
    }
    blas.syrk(
      CblasRowMajor,
      CblasLower,
      CblasTrans,
      Int32(c.rows),
      Int32(a.rows),
      1,
      a.start,
      Int32(a.stride),
      1,
      c.start,
      Int32(c.stride)
    )
  }

  /// `B = B · L⁻ᵀ`, of a triangular L. Cost: O(rows · columns²).
  func divide(_ b: MatrixBlock, byTransposeOf l: MatrixBlock) {
    guard case .library(let blas) = self else {
      return PlainLoops.divide(b, byTransposeOf: l)
    }
    blas.trsm(
      CblasRowMajor,
      CblasRight,
      CblasLower,
      CblasTrans,
      CblasNonUnit,
      Int32(b.rows),
      Int32(b.columns),
      1,
      l.start,
      Int32(l.stride),
      b.start,
      Int32(b.stride)
    )
  }

  /// `B = L⁻¹ · B`, of a triangular L. Cost: O(columns · rows²).
  func solve(_ l: MatrixBlock, for b: MatrixBlock) {
    guard case .library(let blas) = self else { return PlainLoops.solve(l, for: b) }
    blas.trsm(
      CblasRowMajor,
      CblasLeft,
      CblasLower,
      CblasNoTrans,
      CblasNonUnit,
      Int32(b.rows),
      Int32(b.columns),
      1,
      l.start,
      Int32(l.stride),
      b.start,
      Int32(b.stride)
    )
  }

  /// `B = −B · L`, of a triangular L. Cost: O(rows · columns²).
  func multiplyNegated(_ b: MatrixBlock, byTriangle l: MatrixBlock) {
    guard case .library(let blas) = self else {
      return PlainLoops.multiplyNegated(b, byTriangle: l)
    }
    blas.trmm(
      CblasRowMajor,
      CblasRight,
      CblasLower,
      CblasNoTrans,
      CblasNonUnit,
      Int32(b.rows),
      Int32(b.columns),
      -1,
      l.start,
      Int32(l.stride),
      b.start,
      Int32(b.stride)
    )
  }

  /// `B = Lᵀ · B`, of a triangular L. Cost: O(columns · rows²).
  func multiply(_ b: MatrixBlock, byTransposedTriangle l: MatrixBlock) {
    guard case .library(let blas) = self else {
      return PlainLoops.multiply(b, byTransposedTriangle: l)
    }
    blas.trmm(
      CblasRowMajor,
      CblasLeft,
      CblasLower,
      CblasTrans,
      CblasNonUnit,
      Int32(b.rows),
      Int32(b.columns),
      1,
      l.start,
      Int32(l.stride),
      b.start,
      Int32(b.stride)
    )
  }
}
