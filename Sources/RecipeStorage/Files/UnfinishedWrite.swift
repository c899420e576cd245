import GRDB

/// One of the two files of a store.
protocol StoreFile {
  var path: String { get }
  var queue: DatabaseQueue { get }

  static func configuration(patience: Double, isReadOnly: Bool) -> Configuration
}

extension StoreFile {
  /// Runs `body` on one commit; where a cut off write is in the way, undoes that first.
  func recovering<Value>(_ body: (Database) throws -> Value) throws -> Value {
    try Self.recovering(path) { try queue.read(body) }
  }

  /// Runs `body`, which only reads the file at `path`, and once more after a write that was cut off by
  /// the end of its process was undone, if one is in the way.
  ///
  /// - Throws: What `body` throws; ``StorageError`` `.unfinishedWrite` where the write cannot be
  ///   undone.
  static func recovering<Value>(_ path: String, _ body: () throws -> Value) throws -> Value {
    do {
      return try body()
    } catch let error as DatabaseError
      where error.extendedResultCode == .SQLITE_READONLY_ROLLBACK
    {
      try rollBackUnfinishedWrite(path)
      return try body()
    }
  }

  /// A connection that may write undoes the write on its first reading.
  private static func rollBackUnfinishedWrite(_ path: String) throws {
    do {
      let writable = try DatabaseQueue(
        path: path,
        configuration: configuration(patience: storePatience, isReadOnly: false)
      )
      _ = try writable.read { db in try Int.fetchOne(db, sql: "PRAGMA schema_version") }
    } catch let error as DatabaseError {
      throw StorageError(.unfinishedWrite, path: path, cause: error)
    }
  }
}
