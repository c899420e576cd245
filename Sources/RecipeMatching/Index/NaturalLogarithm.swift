#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The natural logarithm, by the platform's C library.
func naturalLogarithm(_ value: Double) -> Double { log(value) }
