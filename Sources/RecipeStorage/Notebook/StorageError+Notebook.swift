import Foundation
import GRDB

extension StorageError {
  /// Names the reason of any error about the notebook at `path`, and what to restore where that
  /// helps. An error about another file stays as it is. Cost of damage: O(bytes in `backups`).
  init(notebook error: any Error, path: String) {
    if let error = error as? StorageError, error.path != path || error.store != .cache {
      self = error
      return
    }
    self.init(faulty: error, path: path)
    // Copies that cannot be listed cannot be named.
    let offer = isDamage ? (try? NotebookCopies(of: path))?.offer() : nil
    store = .notebook(newestCopy: offer?.newest, fuller: offer?.fuller)
  }

  /// Names the reason of any error about a copy of a notebook.
  init(backup error: any Error, path: String) {
    if let error = error as? StorageError, error.path != path {
      self = error
      return
    }
    self.init(faulty: error, path: path)
    store = .backup
  }

  private init(faulty error: any Error, path: String) {
    switch error {
    case NotebookFault.unreadableRow(let table, let number):
      self.init(.unreadableRow(table: table, number: number), path: path)
    case let fault as NotebookFault:
      self.init(.corrupt, path: path, cause: fault)
    case let error as DatabaseError where error.resultCode == .SQLITE_ERROR:
      // All SQL is the program's own: what it asks for is not there.
      self.init(.corrupt, path: path, cause: error)
    case let error as SystemError:
      self.init(Reason(errno: error.code), path: path, cause: error)
    default:
      self.init(error, path: path)
    }
  }
}

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

/// The folder that the file at `path` is in.
public func storeFolder(of path: String) -> String {
  URL(fileURLWithPath: path).deletingLastPathComponent().path
}

/// The folder of the copies of the notebook at `path`.
func backupsFolder(of path: String) -> String { "\(storeFolder(of: path))/backups" }

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
