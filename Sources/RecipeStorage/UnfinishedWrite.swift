import GRDB

/// Runs `body`, which only reads the file at `path`, and once more after a write that was cut off by
/// the end of its process was undone, if one is in the way.
///
/// - Parameter writing: How a connection that may write opens the file.
/// - Throws: What `body` throws; ``StorageError`` `.unfinishedWrite` where the write cannot be undone.
func recovering<Value>(
  _ path: String,
  writing: @autoclosure () -> Configuration,
  _ body: () throws -> Value
) throws -> Value {
  do {
    return try body()
  } catch let error as DatabaseError
    where error.extendedResultCode == .SQLITE_READONLY_ROLLBACK
  {
    try rollBackUnfinishedWrite(path, writing())
    return try body()
  }
}

/// A connection that may write undoes the write on its first reading.
private func rollBackUnfinishedWrite(_ path: String, _ configuration: Configuration) throws {
  do {
    let writable = try DatabaseQueue(path: path, configuration: configuration)
    _ = try writable.read { db in try Int.fetchOne(db, sql: "PRAGMA schema_version") }
  } catch let error as DatabaseError {
    throw StorageError(.unfinishedWrite, path: path, cause: error)
  }
}
