import ArgumentParser
import WhatCanIMake

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Writes a text to a temporary file that only this user can read, and returns its path.
func makeDraft(_ text: String) throws -> String {
  let folder = Surroundings.current.variable("TMPDIR").flatMap { $0.isEmpty ? nil : $0 } ?? "/tmp"
  // mkstemps puts letters of its own in place of the six X.
  var template = systemPath("\(folder)/whatcanimake-XXXXXX.cook")
  let descriptor = mkstemps(&template, 5)
  let path = PathText.text(of: template.dropLast().map { UInt8(bitPattern: $0) })
  guard descriptor >= 0 else {
    let detail = String(cString: strerror(errno))
    throw KitchenError(.cannotWriteFile(path: folder, detail: detail))
  }
  close(descriptor)
  try Kitchen.write(Array(text.utf8), to: path)
  return path
}

/// Runs the person's editor on a file: $VISUAL, else $EDITOR, else vi. False when it ends with an
/// error.
func runEditor(on file: String) -> Bool {
  let editor =
    ["VISUAL", "EDITOR"].compactMap { Surroundings.current.variable($0) }.first { !$0.isEmpty }
    ?? "vi"
  // Byte by byte: with a mark behind it a quote is no character of its own, and yet the shell's.
  let pieces = file.utf8.split(separator: UInt8(ascii: "'"), omittingEmptySubsequences: false)
  let quoted = pieces.map { String(decoding: $0, as: UTF8.self) }.joined(separator: "'\\''")
  return system(systemPath("\(editor) '\(quoted)'")) == 0
}

/// Removes a file of ``makeDraft(_:)``; one that is gone already is no matter.
func removeDraft(_ path: String) { unlink(systemPath(path)) }
