import Foundation

/// A file written from its beginning, a piece at a time. A file of that name is replaced.
public struct OutputFile: ~Copyable {
  public let path: String
  private let handle: FileHandle
  private var pending: [UInt8] = []
  private static let pieceSize = 1 << 20

  public init(_ path: String) throws(FileError) {
    self.path = path
    do {
      try Data().write(to: URL(fileURLWithPath: path))
      handle = try FileHandle(forWritingTo: URL(fileURLWithPath: path))
    } catch {
      throw FileError(file: path, reason: .notWritten(cause(of: error)))
    }
  }

  public mutating func write(_ text: String) throws(FileError) {
    pending.append(contentsOf: text.utf8)
    if pending.count >= Self.pieceSize { try flush() }
  }

  public mutating func write(_ bytes: some Sequence<UInt8>) throws(FileError) {
    pending.append(contentsOf: bytes)
    if pending.count >= Self.pieceSize { try flush() }
  }

  /// Writes what is left; what is not closed may miss its end.
  public consuming func close() throws(FileError) {
    try flush()
    do { try handle.close() } catch {
      throw FileError(file: path, reason: .notWritten(cause(of: error)))
    }
  }

  private mutating func flush() throws(FileError) {
    do {
      try handle.write(contentsOf: pending)
    } catch {
      throw FileError(file: path, reason: .notWritten(cause(of: error)))
    }
    pending.removeAll(keepingCapacity: true)
  }
}
