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
