import Foundation
import GRDB
package import RecipeModel

/// What people save, in one SQLite file: pantries, marks, texts, lists, shopping, history, tastes
/// and their own recipes.
///
/// The file cannot be fetched again. So every commit is on the disk before it is acknowledged,
/// every row has a checksum and every table a digest, and the program never deletes the file.
/// Copies of it are in the folder `backups` beside it. Several threads and processes may use one
/// file: writers take turns, and a reader sees one commit. Copies of this value share one
/// connection, which closes with the last of them.
package struct NotebookStore: Sendable, StoreFile {
  /// The file.
  package let path: String
  let queue: DatabaseQueue
  let schema: StoreSchema
  let report: @Sendable (NotebookNotice) -> Void
  private let beginning: @Sendable () -> Void

  /// Opens the notebook at `path`, and creates the file and its tables if there is none.
  ///
  /// The folder must exist. Only its owner may read a new file. A file of an older version is first
  /// copied to `backups/user-schema<version>-<now>.db`, then migrated in one transaction.
  ///
  /// - Parameters:
  ///   - now: Seconds since 1970.
  ///   - patience: How long to wait for another connection that is writing, in seconds.
  ///   - report: Called for problems that did not stop a write, on the thread of the write.
  ///   - beginning: Called before each transaction, while everybody can still read, on the thread of the write.
  package init(
    opening path: String,
    now: Int,
    patience: Double = storePatience,
    report: @escaping @Sendable (NotebookNotice) -> Void = { _ in },
    beginning: @escaping @Sendable () -> Void = {}
  ) throws(StorageError) {
    try self.init(
      opening: path,
      now: now,
      schema: NotebookSchema.current,
      patience: patience,
      report: report,
      beginning: beginning
    )
  }

  init(
    opening path: String,
    now: Int,
    schema: StoreSchema,
    patience: Double = storePatience,
    report: @escaping @Sendable (NotebookNotice) -> Void = { _ in },
    beginning: @escaping @Sendable () -> Void = {}
  ) throws(StorageError) {
    do {
      if try !hasContent(path) {
        try refuseLost(path)
        try Self.makeNew(at: path, now: now, schema: schema)
      }
    } catch {
      throw StorageError(notebook: error, path: path)
    }
    try self.init(
      present: path,
      now: now,
      schema: schema,
      patience: patience,
      report: report,
      beginning: beginning
    )
  }

  /// Opens a file that is there, or is to be filled.
  private init(
    present path: String,
    now: Int,
    schema: StoreSchema,
    patience: Double = storePatience,
    report: @escaping @Sendable (NotebookNotice) -> Void = { _ in },
    beginning: @escaping @Sendable () -> Void = {}
  ) throws(StorageError) {
    self.path = path
    self.schema = schema
    (self.report, self.beginning) = (report, beginning)
    do {
      queue = try DatabaseQueue(
        path: path,
        configuration: Self.configuration(patience: patience, isReadOnly: false)
      )
      let version = try queue.read { try schema.checkedVersion(of: $0, path: path) }
      try useRollbackJournal(queue)
      if version < schema.version { try migrate(now: now) }
    } catch {
      throw StorageError(notebook: error, path: path)
    }
  }

  /// Makes a notebook, which gets its name when it is complete and on the disk: so an empty file is never
  /// one that was just begun. One that is there by then is left as it is, unless it is empty.
  ///
  /// - Parameter fill: Fills it before.
  static func makeNew(
    at path: String,
    now: Int,
    schema: StoreSchema,
    _ fill: (NotebookStore) throws -> Void = { _ in }
  ) throws {
    let temporary = "\(path).new-\(UUID().uuidString)"
    defer {
      // A file that got its name is no longer there; another one is nothing that anybody looks for.
      try? removeCopy(temporary)
    }
    do {
      makePrivateFile(temporary)
      let store = try NotebookStore(present: temporary, now: now, schema: schema)
      try fill(store)
      try store.queue.close()
    } catch var error as StorageError where error.path == temporary {
      error.path = path
      throw error
    }
    try flush(temporary)
    try name(temporary, path)
    try flush(storeFolder(of: path))
  }

  /// Gives a file its name, unless another one has it.
  private static func name(_ file: String, _ path: String) throws {
    guard link(file, path) != 0 else { return }
    let error = SystemError.last
    if error.code == EEXIST { return }
    // Not every file system has links.
    guard try !isThere(path) else { return }
    guard rename(file, path) == 0 else { throw SystemError.last }
  }

  /// Opens an existing notebook of the current version for reading; nil if there never was one.
  ///
  /// Writes neither to the file nor to its folder, with one exception: an interrupted transaction
  /// is rolled back. If that is not allowed, `unfinishedWrite` is thrown.
  ///
  /// - Parameter patience: How long to wait for another connection that is writing, in seconds.
  package init?(
    readingOnly path: String,
    patience: Double = storePatience
  ) throws(StorageError) {
    try self.init(readingOnly: path, schema: NotebookSchema.current, patience: patience)
  }

  init?(
    readingOnly path: String,
    schema: StoreSchema,
    patience: Double = storePatience
  ) throws(StorageError) {
    self.path = path
    self.schema = schema
    (report, beginning) = ({ _ in }, {})
    do {
      guard try hasContent(path) else {
        try refuseLost(path)
        return nil
      }
      queue = try Self.recovering(path) {
        try DatabaseQueue(
          path: path,
          configuration: Self.configuration(patience: patience, isReadOnly: true)
        )
      }
      let version = try recovering { try schema.checkedVersion(of: $0, path: path) }
      guard version > 0 else { return nil }
      try refuse(version: version)
    } catch {
      throw StorageError(notebook: error, path: path)
    }
  }

  /// Checks again, as opening does, that the file is complete, ours and of this version: for a
  /// reader that stays open while others change the file.
  package func check() throws(StorageError) {
    do {
      let version = try recovering { try schema.checkedVersion(of: $0, path: path) }
      try refuse(version: version)
    } catch {
      throw StorageError(notebook: error, path: path)
    }
  }

  /// Throws for a version that is not this program's.
  private func refuse(version: Int) throws(StorageError) {
    guard version == schema.version else {
      throw StorageError(.olderSchema(found: version, supported: schema.version), path: path)
    }
  }

  static func configuration(patience: Double, isReadOnly: Bool) -> Configuration {
    var configuration = storeConfiguration(
      label: "notebook",
      patience: patience,
      isReadOnly: isReadOnly
    )
    configuration.prepareDatabase { db in
      // What was deleted is overwritten where that costs no further writing.
      try db.execute(sql: "PRAGMA secure_delete = FAST")
    }
    return configuration
  }

  /// Runs `body` on the notebook of `person`, as of one commit.
  ///
  /// `body` must not use this store in any other way, and must not use its reader afterwards.
  /// Errors of `body` are passed on unchanged.
  ///
  /// - Parameter person: Nil for somebody without a notebook.
  package func read<Value>(
    _ person: Person?,
    _ body: (NotebookReader) throws -> Value
  ) throws -> Value {
    var bodyError: (any Error)?
    do {
      return try recovering { db in
        do {
          return try body(
            NotebookReader(db, path: path, person: person, hasHouseholds: hasHouseholds)
          )
        } catch {
          bodyError = error
          throw error
        }
      }
    } catch {
      throw bodyError ?? StorageError(notebook: error, path: path)
    }
  }

  /// Runs `body` in one transaction: everything that it writes is stored when this method returns,
  /// or nothing if it throws.
  ///
  /// It waits at its start for other writers, at most ten seconds. The first write of a day (UTC)
  /// first copies the file to `backups/user-<day>.db`, and ``CopyRule`` says which of these copies
  /// stay; if the copy fails, the write continues and the store reports it. Errors of `body` are
  /// passed on unchanged. If a method of the writer throws, the transaction ends, even if `body`
  /// continues. `body` must not use this store in any other way, and must not use its writer
  /// afterwards.
  ///
  /// - Parameter now: The time of what is written, in seconds since 1970.
  @discardableResult
  package func write<Value>(
    _ person: Person,
    now: Int,
    _ body: (NotebookWriter) throws -> Value
  ) throws -> Value {
    try refuseReadOnly()
    beginning()
    var bodyError: (any Error)?
    var notices: [NotebookNotice] = []
    var value: Value?
    do {
      try queue.inTransaction(.immediate) { db in
        // The file may have become another one since it was opened.
        try refuse(version: try schema.checkedVersion(of: db, path: path))
        notices = makeDailyCopy(of: db, now: now)
        let writer = NotebookWriter(
          db,
          path: path,
          person: person,
          now: now,
          hasHouseholds: hasHouseholds
        )
        do {
          if schema.version >= NotebookSchema.firstWithDeletions {
            try writer.checked { try writer.forgetOldDeletions() }
          }
          value = try body(writer)
          try DoneRequest.current?.note(writer)
        } catch {
          bodyError = error
          throw error
        }
        if let failure = writer.progress.failure { throw failure }
        return .commit
      }
    } catch {
      throw bodyError ?? StorageError(notebook: error, path: path)
    }
    DoneRequest.current?.committed(by: person)
    for notice in notices { report(notice) }
    guard let value else {
      throw StorageError(.failed, path: path, store: .notebook(newestCopy: nil))
    }
    return value
  }

  private var hasHouseholds: Bool { schema.version >= NotebookSchema.firstWithHouseholds }

  /// Throws when this store was opened for reading only.
  func refuseReadOnly() throws(StorageError) {
    guard !queue.configuration.readonly else {
      throw StorageError(.readOnly, path: path, store: .notebook(newestCopy: nil))
    }
  }

  private func migrate(now: Int) throws {
    try queue.inDatabase { db in
      try schema.migrate(db, path: path) { version in
        guard try !hasCopy(of: db, named: "user-schema\(version)-") else { return }
        _ = try copyOfThis(named: "user-schema\(version)-\(now)", checking: .pages)
      }
    }
  }
}
