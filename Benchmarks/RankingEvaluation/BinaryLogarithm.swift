#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The base-2 logarithm, without Foundation: what matching imports must not bring it along.
func binaryLogarithm(_ value: Double) -> Double { log2(value) }
