import GRDB

/// The recipes that were imported or came with the program, as documents in one SQLite file.
///
/// Everything in it can be made again from its sources, so a damaged file may be deleted. Several
/// threads and processes may use one file: writers take turns, and a reader sees one commit.
/// Copies of the value share one connection, which closes with the last of them.
public struct RecipeCache: Sendable {
  /// The file.
  public let path: String
  let queue: DatabaseQueue

  /// How long a connection waits for another one to finish, in seconds.
  static let patience = 10.0

  /// Opens the cache at `path`, making the file and its tables when absent.
  ///
  /// The folder must exist. A new file is for its owner alone. A file of an older version is
  /// brought up to date.
  public init(opening path: String) throws(StorageError) {
    try self.init(opening: path, patience: Self.patience)
  }

  init(opening path: String, patience: Double) throws(StorageError) {
    do {
      makePrivateFile(path)
      queue = try DatabaseQueue(
        path: path,
        configuration: Self.configuration(patience: patience, isReadOnly: false)
      )
      self.path = path
      let version = try checkedVersion()
      // One journal for every SQLite: write-ahead logs can lose data before 3.51.3
      // (sqlite.org/wal.html#walresetbug) and cannot be read in a folder that is read-only.
      try queue.inDatabase { db in try db.execute(sql: "PRAGMA journal_mode = TRUNCATE") }
      if version < CacheSchema.version { try migrate() }
    } catch {
      throw StorageError(error, path: path)
    }
  }

  /// Opens an existing, up-to-date cache without ever writing to the file or its folder.
  public init(readingOnly path: String) throws(StorageError) {
    do {
      queue = try DatabaseQueue(
        path: path,
        configuration: Self.configuration(patience: Self.patience, isReadOnly: true)
      )
      self.path = path
      let version = try checkedVersion()
      guard version == CacheSchema.version else {
        throw StorageError(
          .olderSchema(found: version, supported: CacheSchema.version),
          path: path
        )
      }
    } catch {
      throw StorageError(error, path: path)
    }
  }

  private static func configuration(patience: Double, isReadOnly: Bool) -> Configuration {
    var configuration = Configuration()
    configuration.label = "recipe cache"
    configuration.readonly = isReadOnly
    configuration.busyMode = .timeout(patience)
    configuration.foreignKeysEnabled = true
    configuration.prepareDatabase { db in
      // The file may come from someone else: check its pages, trust no function in its schema.
      try db.execute(
        sql: """
          PRAGMA trusted_schema = OFF;
          PRAGMA cell_size_check = ON;
          PRAGMA mmap_size = 0;
          PRAGMA synchronous = FULL;
          """
      )
    }
    return configuration
  }

  /// The schema of the file, after a look at whether the file is whole and ours.
  private func checkedVersion() throws(StorageError) -> Int {
    try read { db in
      let version = try CacheSchema.version(of: db, path: path)
      try checkLength(of: db, path: path)
      return version
    }
  }

  /// Brings the file up to date; does nothing when another connection has done so meanwhile.
  func migrate() throws {
    try queue.inDatabase { db in try CacheSchema.migrate(db, path: path) }
  }

  /// Runs `body` on one commit of the file.
  func read<Value>(_ body: (Database) throws -> Value) throws(StorageError) -> Value {
    do {
      return try queue.read(body)
    } catch {
      throw StorageError(error, path: path)
    }
  }
}
