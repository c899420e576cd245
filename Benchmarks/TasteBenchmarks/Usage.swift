#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// What the process has used so far, by the system's account.
struct Usage {
  /// The most bytes of memory that were resident at one time.
  let peakMemory: Int
  /// Of all threads, in the program and in the system on its behalf.
  let processorSeconds: Double

  static var current: Usage {
    var usage = rusage()
    #if canImport(Glibc)
      getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
    #else
      getrusage(RUSAGE_SELF, &usage)
    #endif
    #if canImport(Darwin)
      let unit = 1
    #else
      // Linux counts in kibibytes.
      let unit = 1024
    #endif
    return Usage(
      peakMemory: unit * Int(usage.ru_maxrss),
      processorSeconds: seconds(usage.ru_utime) + seconds(usage.ru_stime)
    )
  }

  private static func seconds(_ time: timeval) -> Double {
    Double(time.tv_sec) + Double(time.tv_usec) / 1e6
  }
}
