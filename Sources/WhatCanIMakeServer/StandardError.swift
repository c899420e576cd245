import Foundation

/// Writes a line to standard error.
func writeLine(_ text: String) {
  FileHandle.standardError.write(Data((text + "\n").utf8))
}
