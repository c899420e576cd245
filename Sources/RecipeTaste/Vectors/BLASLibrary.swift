import CBLAS
import DynamicLibraries

/// The functions of a BLAS library that was found while the program runs.
///
/// Linking one costs every start of the program about 4.5 ms, also when nothing is multiplied. The
/// types are those of the header, so a wrong call does not compile.
struct BLASLibrary: Sendable {
  let gemm: CBLASGemm
  let syrk: CBLASSyrk
  let doubleSyrk: CBLASDoubleSyrk
  let trsm: CBLASTrsm
  let trmm: CBLASTrmm

  /// Where libraries are, the system's choice first.
  #if canImport(Darwin)
    static let usualPlaces = [
      "/System/Library/Frameworks/Accelerate.framework/Accelerate", "libopenblas.dylib",
    ]
  #else
    static let usualPlaces = ["libblas.so.3", "libopenblas.so.0"]
  #endif

  /// The first of the usual libraries that has all functions; nil when none has.
  static let found = usualPlaces.lazy.compactMap { BLASLibrary(at: $0) }.first

  /// Opens a library, for good; nil when it is absent or lacks a function.
  ///
  /// One that has `openblas_set_num_threads` is told to use one thread: sums are then made in one
  /// order, whatever the number of cores.
  init?(at place: String) {
    guard
      let library = DynamicLibrary(at: place),
      let gemm = library.function("cblas_sgemm", as: CBLASGemm.self),
      let syrk = library.function("cblas_ssyrk", as: CBLASSyrk.self),
      let doubleSyrk = library.function("cblas_dsyrk", as: CBLASDoubleSyrk.self),
      let trsm = library.function("cblas_strsm", as: CBLASTrsm.self),
      let trmm = library.function("cblas_strmm", as: CBLASTrmm.self)
    else { return nil }
    self.gemm = gemm
    self.syrk = syrk
    self.doubleSyrk = doubleSyrk
    self.trsm = trsm
    self.trmm = trmm
    let setThreads = library.function(
      "openblas_set_num_threads",
      as: (@convention(c) (Int32) -> Void).self
    )
    setThreads?(1)
  }
}
