#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The bytes of a whole file, as a copy that nothing done to the file later can change.
/// Cost: O(bytes).
///
/// - Parameter kind: What the file should be, as far as its size and the errors go.
/// - Throws: ``IndexError`` as ``MappedFile`` does.
package func readWholeFile(
  _ path: String,
  kind: SectionFileKind
) throws(IndexError) -> [UInt8] {
  let (descriptor, size, _) = try openForReading(path, kind: kind)
  defer { close(descriptor) }
  let (bytes, code) = readBytes(size, from: descriptor)
  guard code == 0 else {
    throw failure("read it", path, kind, code)
  }
  guard bytes.count == size else {
    throw IndexError(.corrupt("it became shorter while it was read"), file: path, kind: kind)
  }
  return bytes
}

/// Opens a regular file of a size that its kind can have. The caller closes it.
func openForReading(
  _ path: String,
  kind: SectionFileKind
) throws(IndexError) -> (descriptor: Int32, size: Int, identity: FileIdentity) {
  // Without O_NONBLOCK, opening a pipe waits until somebody writes to it.
  let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
  guard descriptor >= 0 else {
    let code = errno
    let reason: IndexError.Reason =
      code == ENOENT ? .absent : .system(code: code, operation: "open it")
    throw IndexError(reason, file: path, kind: kind)
  }
  do throws(IndexError) {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else {
      throw failure("read its size", path, kind)
    }
    guard status.st_mode & S_IFMT == S_IFREG, let size = Int(exactly: status.st_size) else {
      throw IndexError(.corrupt("it is not a regular file"), file: path, kind: kind)
    }
    guard size <= kind.largestFile else {
      throw IndexError(.corrupt("its size of \(size) bytes is impossible"), file: path, kind: kind)
    }
    return (descriptor, size, FileIdentity(status))
  } catch {
    close(descriptor)
    throw error
  }
}

/// Puts `bytes` at `path` in one step; as ``replaceFile(at:withParts:kind:)``.
package func replaceFile(
  at path: String,
  with bytes: [UInt8],
  kind: SectionFileKind
) throws(IndexError) {
  _ = try replaceFile(at: path, withParts: [Column(bytes)], kind: kind)
}

/// Puts the bytes of `parts`, one after the other, at `path` in one step: whoever opens it sees the
/// old file or the new one, also after a power loss.
///
/// Written to `path` with `.new` behind it, flushed, renamed, and the folder flushed; what a killed
/// writer left under that name is written over, or removed by ``removeUnfinished(at:)``. One writer at a time. Cost: O(bytes) and two
/// flushes to disk.
///
/// - Returns: The identity of the file that is there now.
/// - Throws: ``IndexError`` `.tooLarge` when the kind allows no such size, else `.system`.
package func replaceFile(
  at path: String,
  withParts parts: [Column<UInt8>],
  kind: SectionFileKind
) throws(IndexError) -> FileIdentity {
  let size = parts.reduce(0) { $0 + $1.count }
  guard size <= kind.largestFile else {
    throw IndexError(.tooLarge("\(size) bytes"), file: path, kind: kind)
  }
  let temporary = unfinishedName(of: path)
  let flags = O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC | O_NOFOLLOW
  let descriptor = open(temporary, flags, 0o600)
  guard descriptor >= 0 else { throw failure("write it", path, kind) }
  defer { close(descriptor) }
  let code = writeBytes(parts, to: descriptor)
  guard code == 0 else {
    unlink(temporary)
    throw failure("write it", path, kind, code)
  }
  guard rename(temporary, path) == 0 else {
    let code = errno
    unlink(temporary)
    throw failure("replace it", path, kind, code)
  }
  // Renaming touches a file, so its identity is read only here.
  var status = stat()
  guard fstat(descriptor, &status) == 0 else { throw failure("read its size", path, kind) }
  try flushFolder(of: path, kind: kind)
  return FileIdentity(status)
}

/// Removes what a writer of `path` left that was killed before it renamed it. To be called by who alone may write
/// there; what cannot be removed stays.
package func removeUnfinished(at path: String) {
  unlink(unfinishedName(of: path))
}

private func unfinishedName(of path: String) -> String { "\(path).new" }

/// Removes a file, for good before this returns; absent ones are fine.
package func removeFile(at path: String, kind: SectionFileKind) throws(IndexError) {
  guard unlink(path) == 0 || errno == ENOENT else { throw failure("remove it", path, kind) }
  try flushFolder(of: path, kind: kind)
}

/// Makes sure that a name added to, or removed from, the folder of `path` survives a power loss.
package func flushFolder(of path: String, kind: SectionFileKind) throws(IndexError) {
  let folder = path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "."
  let descriptor = open(folder.isEmpty ? "/" : folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
  guard descriptor >= 0 else { throw failure("open its folder", path, kind) }
  defer { close(descriptor) }
  guard fsync(descriptor) == 0 else { throw failure("flush its folder", path, kind) }
}

/// What the system refused, by its error number.
private func failure(
  _ operation: String,
  _ path: String,
  _ kind: SectionFileKind,
  _ code: Int32 = errno
) -> IndexError {
  IndexError(.system(code: code, operation: operation), file: path, kind: kind)
}
