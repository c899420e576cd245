import GRDB

/// The tables of one kind of file, version by version.
struct StoreSchema: Sendable {
  /// Marks a file as one of this kind, in its header.
  let applicationID: Int
  /// Position `n` leads from version `n` to `n + 1`, and notes both marks in the header.
  let steps: [@Sendable (Database) throws -> Void]

  /// The version that this program reads and writes.
  var version: Int { steps.count }

  /// The version of an open file: 0 for an empty one.
  ///
  /// Refuses a file that another program made, and one of a later version of this program.
  func version(of db: Database, path: String) throws -> Int {
    let application = try Int.fetchOne(db, sql: "PRAGMA application_id") ?? 0
    let found = try Int.fetchOne(db, sql: "PRAGMA user_version") ?? 0
    if application != applicationID {
      let objects = try Int.fetchOne(db, sql: "SELECT count(*) FROM sqlite_schema") ?? 0
      guard application == 0, found == 0, objects == 0 else {
        throw StorageError(.otherDatabase, path: path)
      }
      return 0
    }
    guard found <= version else {
      throw StorageError(.newerSchema(found: found, supported: version), path: path)
    }
    guard found > 0 else { throw StorageError(.corrupt, path: path) }
    return found
  }

  /// The version of the file, after a look at whether the file is whole and ours.
  ///
  /// To be called in a transaction.
  func checkedVersion(of db: Database, path: String) throws -> Int {
    let found = try version(of: db, path: path)
    try checkLength(of: db, path: path)
    return found
  }

  /// Throws ``StorageError`` `.foreignSchema` for a file that has other tables, indexes, views or triggers
  /// than a new one of its version. Reads the list of them, and nothing that they hold.
  ///
  /// - Parameter found: The version, which is not 0.
  func checkObjects(of db: Database, version found: Int, path: String) throws {
    let fresh = try DatabaseQueue()
    let steps = StoreSchema(applicationID: applicationID, steps: Array(steps[..<found]))
    try fresh.inDatabase { try steps.migrate($0, path: path) }
    let ours = try fresh.read { try Self.objects(of: $0) }
    let theirs = try Self.objects(of: db)
    guard let foreign = theirs.symmetricDifference(ours).min() else { return }
    throw StorageError(.foreignSchema(String(foreign.prefix(60))), path: path)
  }

  /// Each object's kind, name, table and text, in one line.
  private static func objects(of db: Database) throws -> Set<String> {
    let sql =
      "SELECT type || ' ' || name || ' of ' || tbl_name || ': ' || ifnull(sql, '') FROM sqlite_schema"
    return Set(try String.fetchAll(db, sql: sql))
  }

  /// Brings the file up to date in one transaction, which also settles who of two creators goes
  /// first: the version is read inside it.
  ///
  /// - Parameter willChange: Called with the version of a file that is not empty before its first
  ///   step. When it throws, the file stays as it is.
  func migrate(
    _ db: Database,
    path: String,
    willChange: (_ version: Int) throws -> Void = { _ in }
  ) throws {
    try db.inTransaction(.immediate) {
      let found = try version(of: db, path: path)
      if (1..<version).contains(found) { try willChange(found) }
      for step in steps[found...] { try step(db) }
      return .commit
    }
  }
}
