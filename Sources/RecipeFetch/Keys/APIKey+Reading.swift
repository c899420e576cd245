#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

extension APIKey {
  /// The largest file with a key, in bytes.
  package static let largestFile = 1_024

  /// The key in a file: one line, in a regular file of this user that nobody else may read or
  /// change.
  package init(file path: String) throws(APIKeyError) {
    var bytes = try Self.read(path)
    if bytes.last == UInt8(ascii: "\n") { bytes.removeLast() }
    if bytes.last == UInt8(ascii: "\r") { bytes.removeLast() }
    guard let key = APIKey(String(decoding: bytes, as: UTF8.self)) else {
      throw APIKeyError(.notAKey, at: path)
    }
    self = key
  }

  private static func read(_ path: String) throws(APIKeyError) -> [UInt8] {
    guard !path.utf8.contains(0) else { throw APIKeyError(.missingFile, at: path) }
    // Without O_NONBLOCK, a pipe would be waited for before it is found to be none of a file.
    let file = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard file >= 0 else {
      let code = errno
      let isMissing = code == ENOENT || code == ENOTDIR
      throw APIKeyError(isMissing ? .missingFile : .unreadable(words(code)), at: path)
    }
    defer { close(file) }
    // The open file is judged, not its name: that could lead elsewhere a moment later.
    if let reason = refusal(of: file) { throw APIKeyError(reason, at: path) }
    var bytes = [UInt8](repeating: 0, count: largestFile + 1)
    var count = 0
    while count < bytes.count {
      let read = bytes.withUnsafeMutableBytes { buffer in
        // What is left of the buffer, which `count` never leaves.
        Self.read(file, into: UnsafeMutableRawBufferPointer(rebasing: buffer[count...]))
      }
      if read < 0 { throw APIKeyError(.unreadable(words(errno)), at: path) }
      if read == 0 { break }
      count += read
    }
    guard count <= largestFile else { throw APIKeyError(.tooLarge(allowed: largestFile), at: path) }
    return Array(bytes[..<count])
  }

  private static func read(_ file: Int32, into buffer: UnsafeMutableRawBufferPointer) -> Int {
    while true {
      #if canImport(Glibc)
        let count = Glibc.read(file, buffer.baseAddress, buffer.count)
      #elseif canImport(Musl)
        let count = Musl.read(file, buffer.baseAddress, buffer.count)
      #elseif canImport(Darwin)
        let count = Darwin.read(file, buffer.baseAddress, buffer.count)
      #endif
      if count >= 0 || errno != EINTR { return count }
    }
  }

  private static func refusal(of file: Int32) -> APIKeyError.Reason? {
    var status = stat()
    guard fstat(file, &status) == 0 else { return .unreadable(words(errno)) }
    if status.st_mode & S_IFMT != S_IFREG { return .notAFile }
    if status.st_uid != geteuid() { return .otherOwner }
    if status.st_mode & 0o077 != 0 { return .openToOthers }
    return status.st_size > largestFile ? .tooLarge(allowed: largestFile) : nil
  }

  private static func words(_ code: Int32) -> String { String(cString: strerror(code)) }
}
