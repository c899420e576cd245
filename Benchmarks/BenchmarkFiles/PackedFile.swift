import Foundation

/// Every byte of a file; what gzip packed is unpacked. Cost: O(bytes), and a process for `.gz`.
public func readUnpackedFile(_ path: String) throws(FileError) -> [UInt8] {
  let bytes = try readWholeFile(path)
  guard bytes.starts(with: [0x1F, 0x8B]) else { return bytes }
  do {
    return try unpack(path)
  } catch {
    throw FileError(file: path, reason: .unreadable(cause(of: error)))
  }
}

/// What is wrong with a packed file.
private struct PackedFileError: Error, LocalizedError {
  var errorDescription: String? { "gzip cannot unpack it" }
}

private func unpack(_ path: String) throws -> [UInt8] {
  let process = Process()
  process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
  process.arguments = ["gzip", "-dc"]
  process.standardInput = try FileHandle(forReadingFrom: URL(fileURLWithPath: path))
  let output = Pipe()
  process.standardOutput = output
  try process.run()
  let unpacked = try output.fileHandleForReading.readToEnd() ?? Data()
  process.waitUntilExit()
  guard process.terminationStatus == 0 else { throw PackedFileError() }
  return [UInt8](unpacked)
}
