import Foundation
import GRDB

/// A verified copy of a notebook, to be read from.
struct NotebookBackup {
  private let path: String
  private let queue: DatabaseQueue
  /// Removed with the last copy of this value.
  private let temporary: TemporaryCopy?

  /// Opens the file at `path` for reading and verifies all of it. Cost: O(bytes).
  ///
  /// - Parameter store: The path of the notebook in whose folder `backups` an older file is copied
  ///   to be brought up to date.
  init(opening path: String, besides store: String, schema: StoreSchema) throws(StorageError) {
    self.path = path
    do {
      let given = try DatabaseQueue(
        path: path,
        configuration: NotebookStore.configuration(patience: storePatience, isReadOnly: true)
      )
      let version = try given.read { try schema.checkedVersion(of: $0, path: path) }
      guard version > 0 else { throw StorageError(.notADatabase, path: path) }
      try given.read { try schema.checkObjects(of: $0, version: version, path: path) }
      if version == schema.version {
        temporary = nil
        queue = given
      } else {
        let copy = try TemporaryCopy(of: given, besides: store)
        temporary = copy
        queue = copy.queue
        try queue.inDatabase { try schema.migrate($0, path: path) }
      }
      try queue.read { try NotebookCheck($0, path: path).run() }
    } catch {
      throw StorageError(backup: error, path: path)
    }
  }

  /// Runs `body` on the backup.
  func read<Value>(_ body: (Database) throws -> Value) throws -> Value {
    try queue.read(body)
  }
}

/// A copy of a database that goes with the last reference to it.
private final class TemporaryCopy {
  let queue: DatabaseQueue
  private let path: String

  init(of source: DatabaseQueue, besides store: String) throws {
    path = "\(try makeBackupsFolder(of: store))/restore.partial-\(UUID().uuidString)"
    makePrivateFile(path)
    queue = try DatabaseQueue(
      path: path,
      configuration: NotebookStore.configuration(patience: storePatience, isReadOnly: false)
    )
    try source.backup(to: queue)
  }

  deinit {
    // What cannot be removed is only a copy that nobody looks for.
    try? queue.close()
    try? removeCopy(path)
  }
}
