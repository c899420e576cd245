import Foundation
import WhatCanIMake

/// Writes a line to standard error, paths as people read them.
func writeLine(_ text: String) {
  FileHandle.standardError.write(Data((shownPaths(text) + "\n").utf8))
}
