import Foundation
import GRDB
import Synchronization

/// Sessions, failed attempts to sign in, and stored answers: what a server may lose.
///
/// It is one SQLite file. A commit survives the end of the process, but not always a power failure.
/// A file that is damaged, belongs to another program or is of a newer version is replaced with a
/// new one: then everybody must sign in again. Every method waits for the disk. Times are passed
/// in, in seconds since 1970.
package final class SessionStore: Sendable {
  package let path: String
  private let file: Mutex<DatabaseQueue>

  /// Opens the file at `path`, in an existing folder, or creates it.
  package init(opening path: String) throws(StorageError) {
    self.path = path
    do {
      file = Mutex(try Self.open(path))
    } catch {
      throw StorageError(error, path: path)
    }
  }

  /// Runs `body` in one transaction, on a new file where the old one is damaged.
  func write<Value>(_ body: (Database) throws -> Value) throws(StorageError) -> Value {
    try run(.immediate, body)
  }

  /// The same for what changes nothing: it waits for nobody who writes until they commit.
  func read<Value>(_ body: (Database) throws -> Value) throws(StorageError) -> Value {
    try run(.deferred, body)
  }

  private func run<Value>(
    _ kind: Database.TransactionKind,
    _ body: (Database) throws -> Value
  ) throws(StorageError) -> Value {
    do {
      let queue = file.withLock(\.self)
      do {
        return try Self.run(kind, body, on: queue)
      } catch {
        guard Self.isLost(error, path) else { throw error }
        return try Self.run(kind, body, on: try anew(inPlaceOf: queue))
      }
    } catch {
      throw StorageError(error, path: path)
    }
  }

  /// The file made anew, unless somebody else has done so meanwhile.
  private func anew(inPlaceOf lost: DatabaseQueue) throws -> DatabaseQueue {
    try file.withLock { queue in
      guard queue === lost else { return queue }
      // What cannot be closed is damaged as well.
      try? queue.close()
      Self.remove(path)
      queue = try Self.open(path)
      return queue
    }
  }

  private static func run<Value>(
    _ kind: Database.TransactionKind,
    _ body: (Database) throws -> Value,
    on queue: DatabaseQueue
  ) throws -> Value {
    var value: Value?
    try queue.inTransaction(kind) { db in
      value = try body(db)
      return .commit
    }
    guard let value else { throw DatabaseError(resultCode: .SQLITE_ABORT) }
    return value
  }

  private static func open(_ path: String) throws -> DatabaseQueue {
    do {
      return try opened(path)
    } catch {
      guard isLost(error, path) else { throw error }
      remove(path)
      return try opened(path)
    }
  }

  private static func opened(_ path: String) throws -> DatabaseQueue {
    makePrivateFile(path)
    var configuration = storeConfiguration(
      label: "sessions",
      patience: storePatience,
      isReadOnly: false
    )
    configuration.prepareDatabase { try $0.execute(sql: "PRAGMA synchronous = NORMAL") }
    let queue = try DatabaseQueue(path: path, configuration: configuration)
    try useRollbackJournal(queue)
    try queue.inDatabase { db in
      try SessionSchema.current.migrate(db, path: path)
      try checkPages(of: db)
    }
    return queue
  }

  /// Whether the file can only be made anew.
  private static func isLost(_ error: any Error, _ path: String) -> Bool {
    if error is NotebookFault { return true }
    switch StorageError(error, path: path).reason {
    case .notADatabase, .otherDatabase, .corrupt, .newerSchema: return true
    // All SQL is the program's own: what it asks for is not there.
    case .failed: return (error as? DatabaseError)?.resultCode == .SQLITE_ERROR
    default: return false
    }
  }

  private static func remove(_ path: String) {
    for suffix in ["", "-journal"] { unlink(path + suffix) }
  }
}
