import Foundation
import GRDB

extension StorageError {
  /// Names the reason of any error about the notebook at `path`, and what to restore where that
  /// helps. An error about another file stays as it is. Cost: O(files in `backups`).
  init(notebook error: any Error, path: String) {
    if let error = error as? StorageError, error.path != path || error.store != .cache {
      self = error
      return
    }
    self.init(faulty: error, path: path)
    store = .notebook(newestCopy: isDamage ? newestCopy(of: path) : nil)
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
  fileprivate init(errno: Int32) {
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

/// The folder of the copies of the notebook at `path`.
func backupsFolder(of path: String) -> String {
  URL(fileURLWithPath: path).deletingLastPathComponent().appendingPathComponent("backups").path
}

/// The path of the copy that was changed last, of those with one time the last by name; nil when
/// there is none.
func newestCopy(of path: String) -> String? {
  let folder = backupsFolder(of: path)
  // Without a readable folder there is no copy to name.
  let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
  let copies = names.filter { $0.hasPrefix("user-") && $0.hasSuffix(".db") }.map { name in
    (time: changeTime("\(folder)/\(name)"), path: "\(folder)/\(name)")
  }
  return copies.max { ($0.time, $0.path) < ($1.time, $1.path) }?.path
}

/// When a file was last changed, in seconds since 1970; 0 when that is unknown.
private func changeTime(_ path: String) -> Double {
  // A copy that has just gone is no error: another one is named.
  let attributes = try? FileManager.default.attributesOfItem(atPath: path)
  return (attributes?[.modificationDate] as? Date)?.timeIntervalSince1970 ?? 0
}

/// True when the file at `path` is there and longer than nothing. Throws for a folder.
func hasContent(_ path: String) throws -> Bool {
  var status = stat()
  guard stat(path, &status) == 0 else {
    let error = SystemError.last
    guard [ENOENT, ENOTDIR, ENAMETOOLONG].contains(error.code) else { throw error }
    return false
  }
  guard status.st_mode & S_IFMT != S_IFDIR else { throw SystemError(code: EISDIR) }
  return status.st_size > 0
}
