import Foundation

/// Says one line on standard error: progress, and what is left out.
public func say(_ text: String) {
  write("\(text)\n", to: .standardError)
}

/// Prints one line of the answer on standard output.
public func answer(_ text: String) {
  write("\(text)\n", to: .standardOutput)
}

private func write(_ text: String, to handle: FileHandle) {
  // Whoever closed the pipe does not want the rest.
  try? handle.write(contentsOf: Data(text.utf8))
}
