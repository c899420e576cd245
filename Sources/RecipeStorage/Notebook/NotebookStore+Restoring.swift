import Foundation
import GRDB

/// What a restore did.
public struct RestoreReport: Hashable, Sendable {
  /// How many people keep something.
  public var people: Int
  /// How many entries of all kinds there are.
  public var rows: Int
  /// The path of the copy of what was there before.
  public var previous: String

  public init(people: Int, rows: Int, previous: String) {
    self.people = people
    self.rows = rows
    self.previous = previous
  }
}

extension NotebookStore {
  /// Replaces everything in the notebook by what a backup holds, in one transaction.
  ///
  /// The backup is only read: it is verified as a whole, brought up to date in a copy when it is
  /// older, and its rows are copied one by one. What was there before is copied to
  /// `backups/user-before-restore-<now>.db`. The recipes' generation rises above both.
  /// Cost: O(bytes).
  ///
  /// - Parameter now: Seconds since 1970.
  /// - Throws: ``StorageError`` about the backup, or about this file; then nothing has changed.
  @discardableResult
  public func restore(from path: String, now: Int) throws(StorageError) -> RestoreReport {
    try refuseReadOnly()
    try refuseThis(path)
    let backup = try NotebookBackup(opening: path, besides: self.path, schema: schema)
    return try restore(from: backup, now: now)
  }

  /// The same for a notebook that is too damaged to be opened: its file, with its journal, is set
  /// aside as `backups/user-damaged-<now>.db`, and a new one is made. Nobody may use it meanwhile.
  ///
  /// - Parameters:
  ///   - damaged: The path of the notebook.
  ///   - now: Seconds since 1970.
  @discardableResult
  public static func restore(
    from path: String,
    inPlaceOf damaged: String,
    now: Int
  ) throws(StorageError) -> RestoreReport {
    guard !isSameFile(path, as: damaged) else {
      throw StorageError(.isTheStore, path: path, store: .backup)
    }
    let schema = NotebookSchema.current
    let backup = try NotebookBackup(opening: path, besides: damaged, schema: schema)
    let aside: String
    do {
      aside = try setAside(damaged, now: now)
    } catch {
      throw StorageError(notebook: error, path: damaged)
    }
    let store = try NotebookStore(opening: damaged, now: now, schema: schema)
    var report = try store.restore(from: backup, now: now, isNew: true)
    report.previous = aside
    return report
  }

  /// Moves a file and its journal into the folder `backups`, and returns where it went.
  private static func setAside(_ path: String, now: Int) throws -> String {
    let folder = try makeBackupsFolder(of: path)
    var aside = "\(folder)/user-damaged-\(now).db"
    var suffix = 1
    while try isThere(aside) {
      suffix += 1
      aside = "\(folder)/user-damaged-\(now)-\(suffix).db"
    }
    // The journal goes first: without it the file must not be opened as if it were whole.
    if try isThere("\(path)-journal"), rename("\(path)-journal", "\(aside)-journal") != 0 {
      throw SystemError.last
    }
    guard rename(path, aside) == 0 else { throw SystemError.last }
    try flush(folder)
    return aside
  }

  private func restore(
    from backup: NotebookBackup,
    now: Int,
    isNew: Bool = false
  ) throws(StorageError) -> RestoreReport {
    do {
      var report = RestoreReport(people: 0, rows: 0, previous: "")
      try queue.inTransaction(.immediate) { db in
        if !isNew {
          let name = "user-before-restore-\(now)"
          report.previous = try copyOfThis(named: name, checking: .nothing)
        }
        try backup.read { source in
          report.people = try NotebookDigest(of: .people, in: source).count
          report.rows = try replaceEverything(in: db, by: source)
        }
        try NotebookCheck(db, path: path).run()
        return .commit
      }
      return report
    } catch {
      throw StorageError(notebook: error, path: path)
    }
  }

  /// Copies all rows of `source` and returns how many.
  private func replaceEverything(in db: Database, by source: Database) throws -> Int {
    // Damage is no obstacle: the number only has to rise.
    let ownGeneration = (try? Int.fetchOne(db, sql: "SELECT max(value) FROM fact")) ?? 0
    for table in NotebookTable.all.reversed() { try NotebookDigest.clear(table, in: db) }
    var count = 0
    for table in NotebookTable.all where table.name != NotebookTable.facts.name {
      for row in try table.all(in: source) {
        let document = table.hasDocument ? try table.document(of: row, in: source) : nil
        let values = document == nil ? row.values : row.values.dropLast()
        try table.insert(values, document: document, number: row.number, in: db)
        count += 1
      }
      try NotebookDigest.raiseLast(of: table, above: NotebookDigest(of: table, in: source), in: db)
    }
    let generation = try NotebookReader(source, path: path, person: nil).fact(.recipesGeneration)
    let limit = NotebookDigest.largestNumber - 1
    try NotebookTable.raiseRecipesGeneration(
      above: min(max(ownGeneration, generation), limit),
      in: db
    )
    return count
  }
}
