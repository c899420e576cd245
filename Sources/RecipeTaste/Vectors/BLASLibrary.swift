import CBLAS

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

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
    guard let library = dlopen(place, RTLD_NOW | RTLD_LOCAL) else { return nil }
    // The loader knows addresses, not types. Each name here is that of the header's function whose
    // type it is given.
    guard
      let gemm = dlsym(library, "cblas_sgemm"),
      let syrk = dlsym(library, "cblas_ssyrk"),
      let doubleSyrk = dlsym(library, "cblas_dsyrk"),
      let trsm = dlsym(library, "cblas_strsm"),
      let trmm = dlsym(library, "cblas_strmm")
    else {
      dlclose(library)
      return nil
    }
    self.gemm = unsafeBitCast(gemm, to: CBLASGemm.self)
    self.syrk = unsafeBitCast(syrk, to: CBLASSyrk.self)
    self.doubleSyrk = unsafeBitCast(doubleSyrk, to: CBLASDoubleSyrk.self)
    self.trsm = unsafeBitCast(trsm, to: CBLASTrsm.self)
    self.trmm = unsafeBitCast(trmm, to: CBLASTrmm.self)
    if let setThreads = dlsym(library, "openblas_set_num_threads") {
      unsafeBitCast(setThreads, to: (@convention(c) (Int32) -> Void).self)(1)
    }
  }
}
