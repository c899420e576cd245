import Foundation

/// A folder of its own for one test, removed with everything in it at the end.
final class TemporaryFolder: Sendable {
  let path: String

  init() throws {
    let url = FileManager.default.temporaryDirectory
      .appendingPathComponent("RecipeStorageTests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    path = url.path
  }

  deinit {
    // A folder left behind is no reason to fail the test that used it.
    try? FileManager.default.removeItem(atPath: path)
  }

  var cache: String { "\(path)/cache.db" }

  func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: path).sorted()
  }
}

/// The bytes of the file at `path`, to look at or to damage.
struct FileBytes {
  let path: String
  var bytes: Data

  init(_ path: String) throws {
    self.path = path
    bytes = try Data(contentsOf: URL(fileURLWithPath: path))
  }

  /// Puts a big-endian number into the header of an SQLite file.
  mutating func setHeader(_ value: UInt32, at offset: Int) {
    let field = withUnsafeBytes(of: value.bigEndian) { Data($0) }
    bytes.replaceSubrange(offset..<offset + 4, with: field)
  }

  /// Replaces the first occurrence of `old` by `new`, which is as long.
  mutating func replace(_ old: String, with new: some Collection<UInt8>) throws {
    precondition(old.utf8.count == new.count, "\(new.count) bytes cannot replace '\(old)'")
    guard let range = bytes.range(of: Data(old.utf8)) else { throw Absent(text: old) }
    bytes.replaceSubrange(range, with: new)
  }

  func write() throws {
    try bytes.write(to: URL(fileURLWithPath: path))
  }

  struct Absent: Error {
    var text: String
  }
}
