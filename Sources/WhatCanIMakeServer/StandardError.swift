import Foundation
import WhatCanIMake

/// Writes a line to standard error, paths as people read them. Where nobody reads it any more, or its disk is full, the
/// line is lost: a server goes on.
func writeLine(_ text: String) {
  try? FileHandle.standardError.write(contentsOf: Data((shownPaths(text) + "\n").utf8))
}
