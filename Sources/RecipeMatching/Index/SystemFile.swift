#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

// System calls take raw buffers, so the pointers of this module are confined to this file. Every
// buffer is handed to the kernel with its own length and outlives the call.

/// The system's words for an error number.
func systemErrorText(_ code: Int32) -> String {
  String(cString: strerror(code))
}

/// The bytes of a whole file. Reading into memory, rather than mapping, keeps an open index safe
/// from whoever truncates the file later. Cost: O(bytes).
///
/// - Throws: ``IndexError`` `.absent` when there is no such file, `.corrupt` when it is not a regular
///   one or too large for an index, else `.system`.
func readWholeFile(_ path: String) throws(IndexError) -> [UInt8] {
  // Without O_NONBLOCK, opening a pipe waits until somebody writes to it.
  let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
  guard descriptor >= 0 else {
    let code = errno
    throw IndexError(
      code == ENOENT ? .absent : .system(code: code, operation: "open it"),
      file: path
    )
  }
  defer { close(descriptor) }
  var status = stat()
  guard fstat(descriptor, &status) == 0 else {
    throw IndexError(.system(code: errno, operation: "read its size"), file: path)
  }
  guard status.st_mode & S_IFMT == S_IFREG, let size = Int(exactly: status.st_size) else {
    throw IndexError(.corrupt("it is not a regular file"), file: path)
  }
  guard size <= IndexFormat.largestFile else {
    throw IndexError(.corrupt("\(size) bytes; no index has that many"), file: path)
  }
  var filled = 0
  var failure: Int32 = 0
  let bytes = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
    while filled < size {
      let step = read(descriptor, buffer.baseAddress.map { $0 + filled }, size - filled)
      if step < 0, errno == EINTR { continue }
      if step < 0 { failure = errno }
      if step <= 0 { break }
      filled += step
    }
    count = filled
  }
  guard failure == 0 else {
    throw IndexError(.system(code: failure, operation: "read it"), file: path)
  }
  guard filled == size else {
    throw IndexError(.corrupt("it became shorter while it was read"), file: path)
  }
  return bytes
}

/// Puts `bytes` at `path` in one step: whoever opens it sees the old file or the new one, also
/// after a power loss.
///
/// Written to `path` with `.new` behind it, flushed, renamed, and the folder flushed; what a killed
/// writer left under that name is written over. One writer at a time. Cost: O(bytes) and two flushes
/// to disk.
func replaceFile(at path: String, with bytes: [UInt8]) throws(IndexError) {
  let temporary = "\(path).new"
  let flags = O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC | O_NOFOLLOW
  let descriptor = open(temporary, flags, 0o600)
  guard descriptor >= 0 else {
    throw IndexError(.system(code: errno, operation: "write it"), file: path)
  }
  let failure = write(bytes, to: descriptor)
  close(descriptor)
  guard failure == 0 else {
    unlink(temporary)
    throw IndexError(.system(code: failure, operation: "write it"), file: path)
  }
  guard rename(temporary, path) == 0 else {
    let code = errno
    unlink(temporary)
    throw IndexError(.system(code: code, operation: "replace it"), file: path)
  }
  try flushFolder(of: path)
}

/// Removes a file, for good before this returns; absent ones are fine.
func removeFile(at path: String) throws(IndexError) {
  guard unlink(path) == 0 || errno == ENOENT else {
    throw IndexError(.system(code: errno, operation: "remove it"), file: path)
  }
  try flushFolder(of: path)
}

/// Makes sure that a name added to, or removed from, the folder of `path` survives a power loss.
func flushFolder(of path: String) throws(IndexError) {
  let folder = path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "."
  let descriptor = open(folder.isEmpty ? "/" : folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
  guard descriptor >= 0 else {
    throw IndexError(.system(code: errno, operation: "open its folder"), file: path)
  }
  defer { close(descriptor) }
  guard fsync(descriptor) == 0 else {
    throw IndexError(.system(code: errno, operation: "flush its folder"), file: path)
  }
}

/// Writes and flushes all bytes; the error number of the first failure, else 0.
private func write(_ bytes: [UInt8], to descriptor: Int32) -> Int32 {
  bytes.withUnsafeBytes { buffer in
    var written = 0
    while written < buffer.count {
      let step = write(
        descriptor,
        buffer.baseAddress.map { $0 + written },
        buffer.count - written
      )
      if step < 0, errno == EINTR { continue }
      if step < 0 { return errno }
      written += step
    }
    return fsync(descriptor) == 0 ? 0 : errno
  }
}
