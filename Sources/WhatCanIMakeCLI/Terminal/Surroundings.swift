import WhatCanIMake

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

// The C library's calls for input and output are confined to this file: Foundation's own wrappers would
// be the most expensive part of a short answer.

/// What a run of the program is connected to: its standard streams and its environment.
///
/// Everything that is read, written or asked of the environment goes through ``current``. The program has
/// those of its process; another program, which may run many commands side by side, gives values.
struct Surroundings: Sendable {
  /// A standard stream, by the number of its descriptor.
  enum Stream: Int32 {
    case input, output, error
  }

  let isTerminal: @Sendable (Stream) -> Bool
  /// Columns of the terminal at standard output; nil when there is none.
  let columns: @Sendable () -> Int?
  /// Writes all bytes to standard output or standard error.
  let write: @Sendable (_ bytes: [UInt8], _ stream: Stream) -> Void
  /// The next line of standard input; nil when there is no more.
  let readLine: @Sendable (_ strippingNewline: Bool) -> String?
  /// A variable of the environment.
  let variable: @Sendable (String) -> String?
  /// True when the command has the process to itself, and may become another program.
  let hasProcess: Bool

  /// Those of the work at hand.
  @TaskLocal static var current = Surroundings.process

  /// Those of this process.
  static let process = Surroundings(
    isTerminal: { isatty($0.rawValue) == 1 },
    columns: {
      var size = winsize()
      let isKnown = ioctl(1, UInt(TIOCGWINSZ), &size) == 0 && size.ws_col > 0
      return isKnown ? Int(size.ws_col) : nil
    },
    write: { writeToProcess($0, $1) },
    readLine: { Swift.readLine(strippingNewline: $0) },
    variable: RunningProgram.variable,
    hasProcess: true
  )
}

/// Fills standard descriptors that were closed, so that nothing that is opened later takes their
/// number and is written to with an answer. What fills them refuses what they are for, as a closed
/// one does.
func fillClosedDescriptors() {
  for (descriptor, mode) in [(0, O_WRONLY), (1, O_RDONLY), (2, O_RDONLY)] {
    let isClosed = fcntl(Int32(descriptor), F_GETFD) == -1 && errno == EBADF
    // The lowest free number is the one that was found closed, as all below it are open.
    if isClosed { _ = open("/dev/null", mode) }
  }
}

/// Ends the process.
func endProcess(_ status: Int32) -> Never { exit(status) }

/// Writes all bytes, or ends the process where an answer cannot be written.
private func writeToProcess(_ bytes: [UInt8], _ stream: Surroundings.Stream) {
  bytes.withUnsafeBytes { buffer in
    guard let start = buffer.baseAddress else { return }
    var written = 0
    while written < buffer.count {
      let step = write(stream.rawValue, start + written, buffer.count - written)
      if step >= 0 {
        written += step
        continue
      }
      switch errno {
      case EINTR: continue
      case EAGAIN:
        // Someone made the pipe non-blocking; wait until it takes more.
        var event = pollfd(fd: stream.rawValue, events: Int16(POLLOUT), revents: 0)
        poll(&event, 1, -1)
      case let code:
        // Nobody can be told when standard error itself is gone.
        guard stream == .output else { return }
        let reason = String(cString: strerror(code))
        let message = "whatcanimake: cannot write the answer: \(reason)\n"
        writeToProcess(Array(message.utf8), .error)
        endProcess(code == ENOSPC || code == EIO ? ExitStatus.inputOutput.rawValue : 1)
      }
    }
  }
}
