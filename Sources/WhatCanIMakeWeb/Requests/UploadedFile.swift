import Foundation

/// A file that came as the body of a request. It is there until nobody keeps the value.
package final class UploadedFile: Sendable {
  /// In a folder that nobody else may read.
  let path: String

  private init(path: String) { self.path = path }

  deinit { unlink(path) }

  /// Makes an empty file in a folder, which is made where it is absent.
  static func make(in folder: String) throws -> UploadedFile {
    try FileManager.default.createDirectory(
      atPath: folder,
      withIntermediateDirectories: true,
      attributes: [.posixPermissions: 0o700]
    )
    let name = "\(UInt64.random(in: .min ... .max))-\(UInt64.random(in: .min ... .max))"
    let file = UploadedFile(path: "\(folder)/\(name)")
    let descriptor = open(file.path, O_CREAT | O_EXCL | O_WRONLY | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw unwritable }
    close(descriptor)
    return file
  }

  /// A file of these bytes.
  static func holding(_ bytes: [UInt8], in folder: String) throws -> UploadedFile {
    let file = try make(in: folder)
    let writing = try file.opened()
    defer { writing.end() }
    try writing.add(bytes)
    return file
  }

  /// - Throws: 503 where it cannot be written.
  func opened() throws(Problem) -> Writing {
    guard let handle = FileHandle(forWritingAtPath: path) else { throw Self.unwritable }
    return Writing(handle: handle)
  }

  private static let unwritable = Problem.busy("the file cannot be stored at the moment")

  /// The file while it arrives.
  struct Writing: Sendable {
    fileprivate let handle: FileHandle

    /// - Throws: 503 where it cannot be written, such as on a full disk.
    func add(_ piece: [UInt8]) throws(Problem) {
      do {
        try handle.write(contentsOf: piece)
      } catch {
        throw unwritable
      }
    }

    func end() { try? handle.close() }
  }

  /// Forgets what a server left in its folder that was ended from outside.
  package static func forgetAll(in folder: String) {
    try? FileManager.default.removeItem(atPath: folder)
  }
}

extension Inbound {
  /// The body as a file: a piece of it is in memory at a time.
  ///
  /// - Parameters:
  ///   - types: Those that `Content-Type` may name.
  ///   - folder: Where the file is kept.
  /// - Throws: Beside what ``receive(atMost:within:_:)`` throws, 415 for another type, 503 where the file cannot be written.
  func file(
    of types: [String],
    atMost most: Int,
    within patience: Duration,
    in folder: String
  ) async throws -> UploadedFile {
    let said = values(of: "content-type").map { $0.lowercased() }
    guard said.count == 1, let type = said.first, types.contains(type) else {
      throw Problem(
        415,
        "send the file itself, with Content-Type: \(types.joined(separator: " or "))",
        field: "Content-Type"
      )
    }
    guard values(of: "content-encoding").isEmpty else {
      throw Problem(415, "send the file uncompressed", field: "Content-Encoding")
    }
    let file = try UploadedFile.make(in: folder)
    let writing = try file.opened()
    defer { writing.end() }
    try await receive(atMost: most, within: patience) { try writing.add($0) }
    return file
  }
}
