import Foundation
import TestSupport

extension TemporaryFolder {
  /// Where the cache of a test is.
  var cache: String { "\(path)/cache.db" }
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
