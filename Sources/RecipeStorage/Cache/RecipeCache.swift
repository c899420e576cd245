import GRDB

/// The recipes that were imported or came with the program, as documents in one SQLite file.
///
/// Everything in it can be made again from its sources, so a damaged file may be deleted. Several
/// threads and processes may use one file: writers take turns, and a reader sees one commit. Copies
/// of this value share one connection, which closes with the last of them.
package struct RecipeCache: Sendable, StoreFile {
  /// The file.
  package let path: String
  let queue: DatabaseQueue

  /// Opens the cache at `path`, and creates the file and its tables if there is none.
  ///
  /// The folder must exist. Only its owner may read a new file. A file of an older version is
  /// migrated.
  ///
  /// - Parameter patience: How long to wait for another connection that is writing, in seconds.
  package init(opening path: String, patience: Double = storePatience) throws(StorageError) {
    do {
      makePrivateFile(path)
      queue = try DatabaseQueue(
        path: path,
        configuration: Self.configuration(patience: patience, isReadOnly: false)
      )
      self.path = path
      let version = try checkedVersion()
      try useRollbackJournal(queue)
      if version < CacheSchema.current.version { try migrate() }
    } catch {
      throw StorageError(error, path: path)
    }
  }

  /// Opens an existing cache for reading. A file of an older version is read as it is: in the first
  /// version, no dish expires and sources store no texts; the first two have no records of changes.
  ///
  /// Writes neither to the file nor to its folder, with one exception: an interrupted transaction
  /// is rolled back. If that is not allowed, `unfinishedWrite` is thrown.
  ///
  /// - Parameter patience: How long to wait for another connection that is writing, in seconds.
  package init(readingOnly path: String, patience: Double = storePatience) throws(StorageError) {
    do {
      queue = try Self.recovering(path) {
        try DatabaseQueue(
          path: path,
          configuration: Self.configuration(patience: patience, isReadOnly: true)
        )
      }
      self.path = path
      try check()
    } catch {
      throw StorageError(error, path: path)
    }
  }

  /// Checks again, as opening does, that the file is complete, ours and of a known version: for a
  /// reader that stays open while others change the file.
  package func check() throws(StorageError) {
    let version = try checkedVersion()
    guard version >= 1 else {
      throw StorageError(
        .olderSchema(found: version, supported: CacheSchema.current.version),
        path: path
      )
    }
  }

  static func configuration(patience: Double, isReadOnly: Bool) -> Configuration {
    storeConfiguration(label: "recipe cache", patience: patience, isReadOnly: isReadOnly)
  }

  private func checkedVersion() throws(StorageError) -> Int {
    try read { db in try CacheSchema.current.checkedVersion(of: db, path: path) }
  }

  /// Brings the file up to date; does nothing when another connection has done so meanwhile.
  func migrate() throws {
    do {
      try queue.inDatabase { db in try CacheSchema.current.migrate(db, path: path) }
    } catch let error as DatabaseError where error.resultCode == .SQLITE_ERROR {
      // The file has another version than its tables.
      throw StorageError(.corrupt, path: path, cause: error)
    }
  }

  /// Runs `body` on one commit of the file.
  func read<Value>(_ body: (Database) throws -> Value) throws(StorageError) -> Value {
    do {
      return try recovering(body)
    } catch {
      throw StorageError(error, path: path)
    }
  }
}
