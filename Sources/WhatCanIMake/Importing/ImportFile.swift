#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// What tells that a file is the one that an import began with.
struct ImportFileIdentity: Codable, Equatable {
  var bytes: Int
  /// When its content last changed, in nanoseconds since 1970.
  var modified: Int64
  /// FNV-1a of its first MiB.
  var hash: UInt64
}

/// A regular file that is read in pieces while it is imported.
///
/// The calls for that are confined to this file: other ways to read hold the whole.
final class ImportFile {
  let path: String
  let identity: ImportFileIdentity
  private let descriptor: Int32

  /// - Throws: ``KitchenError`` as for a file that is read as a whole.
  init(_ path: String) throws(KitchenError) {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else {
      let error = SystemError.last
      throw KitchenError(
        error.code == ENOENT
          ? .noSuchFile(path: path) : .cannotRead(path: path, detail: error.text)
      )
    }
    do throws(KitchenError) {
      self.identity = try Self.identity(of: descriptor, path)
    } catch {
      close(descriptor)
      throw error
    }
    self.path = path
    self.descriptor = descriptor
  }

  deinit { close(descriptor) }

  /// The bytes at an offset, at most so many and at least one; none at the end.
  func read(at offset: Int, most: Int) throws(KitchenError) -> [UInt8] {
    try Self.bytes(of: descriptor, path, at: offset, most: most)
  }

  /// The size of a regular file in bytes; nil for what is none.
  static func size(_ path: String) -> Int? {
    var status = stat()
    guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    return Int(clamping: status.st_size)
  }

  private static func identity(
    of descriptor: Int32,
    _ path: String
  ) throws(KitchenError) -> ImportFileIdentity {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else {
      throw KitchenError(.cannotRead(path: path, detail: SystemError.last.text))
    }
    guard status.st_mode & S_IFMT != S_IFDIR else { throw KitchenError(.isFolder(path: path)) }
    #if canImport(Darwin)
      let time = status.st_mtimespec
    #else
      let time = status.st_mtim
    #endif
    var start: [UInt8] = []
    while start.count < 1 << 20 {
      let piece = try bytes(of: descriptor, path, at: start.count, most: 1 << 20 - start.count)
      if piece.isEmpty { break }
      start += piece
    }
    return ImportFileIdentity(
      bytes: Int(clamping: status.st_size),
      modified: Int64(time.tv_sec) &* 1_000_000_000 &+ Int64(time.tv_nsec),
      hash: start.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01B3 }
    )
  }

  private static func bytes(
    of descriptor: Int32,
    _ path: String,
    at offset: Int,
    most: Int
  ) throws(KitchenError) -> [UInt8] {
    while true {
      var code: Int32 = 0
      let bytes = [UInt8](unsafeUninitializedCapacity: max(most, 0)) { buffer, count in
        let read = pread(descriptor, buffer.baseAddress, buffer.count, off_t(offset))
        code = read < 0 ? errno : 0
        count = max(read, 0)
      }
      if code == 0 { return bytes }
      guard code == EINTR else {
        throw KitchenError(.cannotRead(path: path, detail: SystemError(code: code).text))
      }
    }
  }
}

extension Kitchen {
  /// Whether a file is an export of a notebook; of one that is taken in part by part as recipes, only
  /// the first MiB tells.
  ///
  /// Cost: O(bytes), at most 32 MiB.
  public static func isExport(_ path: String) throws(KitchenError) -> Bool {
    guard let size = ImportFile.size(path), size > ImportSizes().wholeBytes else {
      return try isNotebookExport(path)
    }
    return NotebookExport.isMeant(by: try ImportFile(path).read(at: 0, most: 1 << 20))
  }
}
