import Foundation

/// A folder of its own for one test, removed with everything in it at the end.
public final class TemporaryFolder: Sendable {
  public let path: String

  public init() throws {
    let url = FileManager.default.temporaryDirectory
      .appendingPathComponent("whatcanimake-tests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    path = url.path
  }

  deinit {
    // A folder left behind is no reason to fail the test that used it.
    try? FileManager.default.removeItem(atPath: path)
  }

  /// The names of what is in it, ascending.
  public func names() throws -> [String] { try TestSupport.names(in: path) }

  /// Writes a file and returns its path.
  public func write(_ text: String, to name: String) throws -> String {
    try Data(text.utf8).write(to: URL(fileURLWithPath: "\(path)/\(name)"))
    return "\(path)/\(name)"
  }
}

/// The bytes of a file.
public func readBytes(_ path: String) throws -> [UInt8] {
  [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))
}

/// Writes a file, and the folders above it where they are absent.
public func writeBytes(_ bytes: [UInt8], to path: String) throws {
  let url = URL(fileURLWithPath: path)
  try FileManager.default.createDirectory(
    at: url.deletingLastPathComponent(),
    withIntermediateDirectories: true
  )
  try Data(bytes).write(to: url)
}

/// Removes a file or a folder with everything in it.
public func removeItem(_ path: String) throws {
  try FileManager.default.removeItem(atPath: path)
}

/// True when something is at `path`.
public func isFile(_ path: String) -> Bool {
  FileManager.default.fileExists(atPath: path)
}

/// The names of what is in a folder, ascending.
public func names(in folder: String) throws -> [String] {
  try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
}
