#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

extension Kitchen {
  /// Writes a file that a person named, in one step: afterwards it is complete, or unchanged. If
  /// the name is a link, the file that it leads to is written.
  ///
  /// - Throws: ``KitchenError`` `.notRegular` where no file can be, `.diskFull`, `.pathTooLong`,
  ///   `.cannotWriteFile`.
  public static func write(_ bytes: [UInt8], to path: String) throws(KitchenError) {
    do {
      let target = try FileTarget(path)
      guard target.isFree else { throw KitchenError(.notRegular(path: path, kind: "not a file")) }
      try target.write(bytes)
    } catch let error as KitchenError {
      throw error
    } catch let error as SystemError {
      throw error.writing(file: path)
    } catch {
      throw KitchenError(.cannotWriteFile(path: path, detail: "\(error)"))
    }
  }

  /// Writes bytes to a file that a person named and that does not belong to the store; see
  /// ``write(_:to:)-swift.type.method``.
  public func write(_ bytes: [UInt8], to path: String) throws(KitchenError) {
    try places.refuseStoreFile(path)
    try Self.write(bytes, to: path)
  }

  /// Writes a text to a file that a person named, and creates its folder.
  ///
  /// - Throws: ``KitchenError`` `.isStoreFile`, and `.fileExists` for an existing file, unless it
  ///   may be replaced.
  public func write(
    _ text: String,
    to path: String,
    replacing replaces: Bool
  ) throws(KitchenError) {
    try write(Array(text.utf8), to: path, replacing: replaces)
  }

  /// The same with bytes.
  public func write(
    _ bytes: [UInt8],
    to path: String,
    replacing replaces: Bool
  ) throws(KitchenError) {
    try places.refuseStoreFile(path)
    if !replaces, isPresent(path) { throw KitchenError(.fileExists(path: path)) }
    if let slash = path.lastIndex(of: "/"), slash > path.startIndex {
      do {
        try makeFolder(String(path[..<slash]))
      } catch {
        throw error.writing(file: path)
      }
    }
    try Self.write(bytes, to: path)
  }
}

extension SystemError {
  /// The kitchen's error for a file that someone named to write to.
  func writing(file path: String) -> KitchenError {
    barring(path) ?? KitchenError(.cannotWriteFile(path: path, detail: text))
  }
}

extension KitchenPaths {
  /// Throws where a name, however spelled, leads to a file of the store, be it there or not, or is too
  /// long for any file.
  ///
  /// - Parameter room: Bytes that the name of a file beside it has more.
  func refuseStoreFile(_ path: String, leaving room: Int = 0) throws(KitchenError) {
    let target: FileTarget
    do {
      target = try FileTarget(path)
    } catch {
      throw error.writing(file: path)
    }
    guard PathText.systemBytes(of: target.name).count + room <= Int(NAME_MAX) else {
      throw SystemError(code: ENAMETOOLONG).writing(file: path)
    }
    let folder = FileIdentityOnDisk(store)
    let names = ["user.db", "cache.db", "catalogue."]
    let isInStore = folder != nil && FileIdentityOnDisk(target.folder) == folder
    let isOurs = names.contains { target.name.lowercased().hasPrefix($0) }
    let own = [notebook, cache, index, delta, taste, marker, lock, "\(notebook)-journal"]
    let identity = FileIdentityOnDisk(target.path)
    let isLinked = identity != nil && own.contains { FileIdentityOnDisk($0) == identity }
    guard !(isInStore && isOurs), !isLinked else { throw KitchenError(.isStoreFile(path: path)) }
  }
}

/// Which file it is, under whatever name.
private struct FileIdentityOnDisk: Equatable {
  var device: UInt64
  var number: UInt64

  /// Nil when there is no such file.
  init?(_ path: String) {
    var status = stat()
    guard stat(systemPath(path), &status) == 0 else { return nil }
    device = UInt64(truncatingIfNeeded: status.st_dev)
    number = UInt64(truncatingIfNeeded: status.st_ino)
  }
}

/// Where a file that someone named is, or will be, links followed.
private struct FileTarget {
  let path: String
  /// True for a regular file, and where nothing is.
  let isFree: Bool

  var name: String { path.split(separator: "/").last.map(String.init) ?? path }
  var folder: String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  init(_ named: String) throws(SystemError) {
    var path = named
    for _ in 0..<40 {
      var status = stat()
      guard lstat(systemPath(path), &status) == 0 else {
        let error = SystemError.last
        guard error.code == ENOENT else { throw error }
        self.path = path
        isFree = true
        return
      }
      guard status.st_mode & S_IFMT == S_IFLNK else {
        self.path = path
        isFree = status.st_mode & S_IFMT == S_IFREG
        return
      }
      var buffer = [UInt8](repeating: 0, count: Int(PATH_MAX))
      let count = buffer.withUnsafeMutableBytes { bytes in
        bytes.baseAddress.map { readlink(systemPath(path), $0, bytes.count) } ?? 0
      }
      guard count > 0 else { throw .last }
      let link = PathText.text(of: buffer.prefix(count))
      let slash = path.lastIndex(of: "/")
      path = link.hasPrefix("/") ? link : slash.map { "\(path[...$0])\(link)" } ?? link
    }
    throw SystemError(code: ELOOP)
  }

  /// Writes a new file beside it, brings it to the disk and gives it the name.
  func write(_ bytes: [UInt8]) throws(SystemError) {
    let temporary = "\(folder)/.whatcanimake-\(getpid()).partial"
    let flags = O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC | O_NOFOLLOW
    let descriptor = open(systemPath(temporary), flags, 0o666)
    guard descriptor >= 0 else { throw .last }
    var code = Self.write(bytes, to: descriptor)
    var status = stat()
    if stat(systemPath(path), &status) == 0 { fchmod(descriptor, status.st_mode & 0o7777) }
    if code == 0, fsync(descriptor) != 0 { code = errno }
    if close(descriptor) != 0, code == 0 { code = errno }
    if code == 0, rename(systemPath(temporary), systemPath(path)) != 0 { code = errno }
    guard code == 0 else {
      unlink(systemPath(temporary))
      throw SystemError(code: code)
    }
  }

  /// The number of the error; 0 for none.
  private static func write(_ bytes: [UInt8], to descriptor: Int32) -> Int32 {
    bytes.withUnsafeBytes { buffer in
      guard let start = buffer.baseAddress else { return 0 }
      var written = 0
      while written < buffer.count {
        #if canImport(Darwin)
          let count = Darwin.write(descriptor, start + written, buffer.count - written)
        #elseif canImport(Musl)
          let count = Musl.write(descriptor, start + written, buffer.count - written)
        #else
          let count = Glibc.write(descriptor, start + written, buffer.count - written)
        #endif
        if count < 0 {
          if errno == EINTR { continue }
          return errno
        }
        written += count
      }
      return 0
    }
  }
}
