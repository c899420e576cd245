#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The signal for writing to a connection that the other side has closed. Unheeded, it ends the
/// program.
enum PipeSignal {
  /// Does something while the signal is held back in this thread, and drops the one that it caused.
  ///
  /// Libraries for TLS may write in a way that raises it, and libcurl, told to leave signals alone,
  /// does not stop them.
  static func heldBack<Result>(
    during body: () throws(FetchFailure) -> Result
  ) throws(FetchFailure) -> Result {
    var signal = sigset_t()
    var before = sigset_t()
    sigemptyset(&signal)
    sigaddset(&signal, SIGPIPE)
    let wasWaiting = isWaiting
    guard pthread_sigmask(SIG_BLOCK, &signal, &before) == 0 else { return try body() }
    defer {
      if !wasWaiting && isWaiting {
        var dropped: Int32 = 0
        sigwait(&signal, &dropped)
      }
      pthread_sigmask(SIG_SETMASK, &before, nil)
    }
    return try body()
  }

  private static var isWaiting: Bool {
    var waiting = sigset_t()
    return sigpending(&waiting) == 0 && sigismember(&waiting, SIGPIPE) == 1
  }
}
