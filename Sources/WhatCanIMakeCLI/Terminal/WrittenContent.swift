import WhatCanIMake

/// Counts the control characters, and other invisible signs that command a terminal, in texts of
/// formats that cannot escape them: such a text is written as it is, and that is said.
struct WrittenContent {
  private var count = 0
  /// True when they went to a terminal, which got the rest.
  private var isShown = false

  /// Notes what is in a text that goes to a file.
  mutating func note(_ text: String) {
    count += text.unicodeScalars.count { $0.isInvisible && !Self.isLayout($0) }
  }

  /// Writes a text to standard output: as it is where a program reads it, and on a terminal without
  /// what commands it.
  mutating func show(_ text: String) {
    note(text)
    isShown = Terminal().isInteractive
    guard isShown else { return writeOut(text) }
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    writeOut(lines.map { safe(String($0)) }.joined(separator: "\n"))
  }

  /// Says how many there were.
  func end() {
    guard count > 0 else { return }
    let characters =
      count == 1 ? "1 control character was" : "\(count) control characters were"
    warn("\(characters) \(isShown ? "not shown" : "written unchanged")")
  }

  private static func isLayout(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "\n" || scalar == "\r" || scalar == "\t"
  }
}
