import WhatCanIMake

/// One line on standard error that says how far long work is; nothing where nobody watches.
struct ProgressLine {
  private let isShown: Bool

  init() {
    isShown = isWatched
  }

  /// Writes over what the line said before.
  func show(_ text: String) {
    if isShown { writeError("\r\(clipped(text, to: 76))\u{1B}[K") }
  }

  /// Takes the line away.
  func end() {
    if isShown { writeError("\r\u{1B}[K") }
  }
}
