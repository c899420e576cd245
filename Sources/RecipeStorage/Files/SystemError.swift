import Foundation

extension StorageError.Reason {
  /// The reason behind an error number of the operating system.
  init(errno: Int32) {
    switch errno {
    case ENOENT, ENOTDIR, EISDIR, ELOOP, ENAMETOOLONG, ENOTEMPTY, EEXIST: self = .cannotOpen
    case EACCES, EPERM, EROFS: self = .readOnly
    case ENOSPC, EDQUOT, EFBIG: self = .diskFull
    default: self = .inputOutput
    }
  }
}

/// What the operating system refused.
struct SystemError: Error, CustomStringConvertible {
  let code: Int32

  /// The error of the call that has just failed.
  static var last: SystemError { SystemError(code: errno) }

  var description: String { String(cString: strerror(code)) }
}

/// The folder of the file at `path`. Foundation would complete it with the name of the current
/// folder, which need not be text.
package func storeFolder(of path: String) -> String {
  guard let slash = path.lastIndex(of: "/") else { return "." }
  return slash == path.startIndex ? "/" : String(path[..<slash])
}

/// The last part of a path.
func fileName(of path: String) -> String {
  path.lastIndex(of: "/").map { String(path[path.index(after: $0)...]) } ?? path
}

/// True when the file at `path` is there and holds something that SQLite reads. Throws for a folder.
func hasContent(_ path: String) throws -> Bool {
  var status = stat()
  guard stat(path, &status) == 0 else {
    let error = SystemError.last
    guard [ENOENT, ENOTDIR, ENAMETOOLONG].contains(error.code) else { throw error }
    return false
  }
  guard status.st_mode & S_IFMT != S_IFDIR else { throw SystemError(code: EISDIR) }
  // SQLite takes a file of one byte for an empty one.
  return status.st_size > 1
}
