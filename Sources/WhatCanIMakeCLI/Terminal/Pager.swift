import WhatCanIMake

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

extension Page {
  /// Shows the page; see ``showText(_:)``.
  func show() { showText(text) }
}

/// Writes text to standard output; one that is longer than the terminal through the person's pager, so that its
/// beginning is seen first.
func showText(_ text: String) {
  guard let pager = Pager(), text.utf8.count(where: { $0 == UInt8(ascii: "\n") }) >= pager.rows,
    pager.show(text)
  else { return writeOut(text) }
}

/// The program by which somebody reads long texts on a terminal: that of PAGER, else `less`.
private struct Pager {
  let command: String
  /// Lines of the terminal.
  let rows: Int

  /// Nil where there is no terminal that a pager could use, and where PAGER is empty or `cat`.
  init?() {
    let surroundings = Surroundings.current
    var size = winsize()
    guard surroundings.hasProcess, surroundings.isTerminal(.output),
      surroundings.variable("TERM") != "dumb",
      ioctl(1, UInt(TIOCGWINSZ), &size) == 0, size.ws_row > 0
    else { return nil }
    command = surroundings.variable("PAGER") ?? "less"
    rows = Int(size.ws_row)
    if command.isEmpty || command == "cat" { return nil }
  }

  /// Shows a text until the person has read enough; false where the pager cannot be started.
  func show(_ text: String) -> Bool {
    // As git has it: colours, no page of its own for what is short, and the text stays on the screen.
    setenv("LESS", "FRX", 0)
    // A pager that ends before it has read everything is no fault.
    signal(SIGPIPE, SIG_IGN)
    guard let pipe = popen(command, "w") else { return false }
    fwrite(text, 1, text.utf8.count, pipe)
    let status = pclose(pipe)
    // The shell says that it found no such program.
    return status >> 8 & 0xFF != 127
  }
}
