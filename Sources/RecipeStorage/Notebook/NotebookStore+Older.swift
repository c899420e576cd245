import GRDB

extension NotebookStore {
  /// Checks the notebook at `path` as ``verify()`` does. For a file of an older version, a copy in
  /// memory is migrated and checked. The file itself stays as it is. Cost: O(bytes).
  ///
  /// - Returns: How many people have saved something; nil if there is no notebook.
  /// - Throws: ``StorageError`` with the first problem, or with the reason why the file cannot be
  ///   read.
  package static func verify(_ path: String) throws(StorageError) -> Int? {
    do {
      guard let store = try NotebookStore(readingOnly: path) else { return nil }
      try store.verify()
      return try store.read(nil) { try $0.people().count }
    } catch let error as StorageError {
      guard case .olderSchema = error.reason else { throw error }
    } catch {
      throw StorageError(notebook: error, path: path)
    }
    do {
      return try verifyOlder(path)
    } catch {
      throw StorageError(notebook: error, path: path)
    }
  }

  private static func verifyOlder(_ path: String) throws -> Int {
    let file = try DatabaseQueue(
      path: path,
      configuration: configuration(patience: storePatience, isReadOnly: true)
    )
    let copy = try DatabaseQueue(
      configuration: configuration(patience: storePatience, isReadOnly: false)
    )
    try file.read { db in try copy.writeWithoutTransaction { try db.backup(to: $0) } }
    return try copy.inDatabase { db in
      try checkPages(of: db)
      try NotebookSchema.current.migrate(db, path: path)
      try NotebookCheck(db, path: path).run()
      return try NotebookReader(db, path: path, person: nil).people().count
    }
  }
}
