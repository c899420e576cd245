import WhatCanIMake

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

// The C library's calls are confined to this file: Foundation's own wrappers would be the most
// expensive part of a short answer.

/// Where answers and messages go.
struct Terminal {
  /// Columns to write in.
  let width: Int
  let hasColour: Bool
  /// True when a person reads standard output.
  let isInteractive: Bool
  /// False where each row must stay one line.
  let wraps: Bool

  /// The terminal at standard output: its width (80 when there is none, never below 40), and colour
  /// unless NO_COLOR is set or the terminal has none.
  init() {
    isInteractive = isatty(1) == 1
    wraps = true
    hasColour =
      isInteractive && RunningProgram.variable("NO_COLOR").map(\.isEmpty) ?? true
      && RunningProgram.variable("TERM") != "dumb"
    var size = winsize()
    let isKnown = ioctl(1, UInt(TIOCGWINSZ), &size) == 0 && size.ws_col > 0
    width = isKnown ? max(40, min(Int(size.ws_col), 160)) : 80
  }

  init(width: Int, hasColour: Bool, isInteractive: Bool, wraps: Bool = true) {
    self.width = width
    self.hasColour = hasColour
    self.isInteractive = isInteractive
    self.wraps = wraps
  }
}

extension Terminal {
  /// For lists that programs search line by line: in a pipe, no line is ever broken.
  var unwrappedInPipe: Terminal {
    isInteractive ? self : Terminal(width: 80, hasColour: false, isInteractive: false, wraps: false)
  }
}

/// Asks on the terminal, and is true for an answer that begins with y.
func confirms(_ question: String) -> Bool {
  (answer(to: "\(question) [y/N] ") ?? "").lowercased().hasPrefix("y")
}

/// What someone types on the terminal; nil at its end.
func answer(to question: String) -> String? {
  writeError(safe(question))
  return readLine(strippingNewline: true)
}

/// True when a person can be asked: standard input and error are a terminal.
var canAsk: Bool { isatty(0) == 1 && isatty(2) == 1 }

/// True when a person watches standard error, on a terminal that can write over a line.
var isWatched: Bool { isatty(2) == 1 && RunningProgram.variable("TERM") != "dumb" }

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

/// Writes an answer to standard output.
func writeOut(_ text: String) { write(Array(text.utf8), to: 1) }

/// A reply as one line of JSON on standard output.
func writeJSON(_ reply: some JSONReply) { writeOut(reply.jsonText + "\n") }

/// Writes the content of a file to standard output.
func writeOut(_ bytes: [UInt8]) { write(bytes, to: 1) }

/// Writes a message to standard error.
func writeError(_ text: String) { write(Array(text.utf8), to: 2) }

/// Says something that the cook should know while the answer goes on.
func warn(_ message: String) {
  writeError("whatcanimake: \(clipped(message, to: longestMessage))\n")
}

/// Says which names are unknown, and what may have been meant.
func warn(ofUnknown names: [UnknownName]) {
  for name in names.prefix(20) { warn(KitchenError.text(of: name)) }
  if names.count > 20 { warn("\(names.count - 20) more names are unknown") }
}

/// Says in one line what went wrong, and ends the process.
func fail(_ message: String, _ status: ExitStatus) -> Never {
  warn(message)
  exit(status.rawValue)
}

/// In characters: room for commands with long paths, which are no use when they are cut.
private let longestMessage = 2_000

private func write(_ bytes: [UInt8], to descriptor: Int32) {
  bytes.withUnsafeBytes { buffer in
    guard let start = buffer.baseAddress else { return }
    var written = 0
    while written < buffer.count {
      let step = write(descriptor, start + written, buffer.count - written)
      if step >= 0 {
        written += step
        continue
      }
      switch errno {
      case EINTR: continue
      case EAGAIN:
        // Someone made the pipe non-blocking; wait until it takes more.
        var event = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        poll(&event, 1, -1)
      case let code:
        // Nobody can be told when standard error itself is gone.
        guard descriptor == 1 else { return }
        writeError("whatcanimake: cannot write the answer: \(String(cString: strerror(code)))\n")
        exit(code == ENOSPC || code == EIO ? ExitStatus.inputOutput.rawValue : 1)
      }
    }
  }
}
