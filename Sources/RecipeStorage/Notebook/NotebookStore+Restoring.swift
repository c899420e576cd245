import Foundation
import GRDB
import RecipeModel

/// The result of a restore.
public struct RestoreReport: Hashable, Sendable {
  /// How many people have saved something.
  public var people: Int
  /// How many entries of all kinds there are.
  public var rows: Int
  /// The path of the copy of the earlier data; nil if there was none.
  public var previous: String?

  public init(people: Int, rows: Int, previous: String?) {
    self.people = people
    self.rows = rows
    self.previous = previous
  }
}

extension NotebookStore {
  /// Replaces everything in the notebook with the content of a backup, in one transaction.
  ///
  /// The backup is only read: it is verified as a whole, migrated in a copy if it is older, and its
  /// rows are copied one by one. The current data is copied to
  /// `backups/user-before-restore-<now>.db` first. The recipes' generation becomes greater than
  /// both. Cost: O(bytes).
  ///
  /// - Parameter now: Seconds since 1970.
  /// - Throws: ``StorageError`` about the backup, or about this file; then nothing has changed.
  @discardableResult
  package func restore(from path: String, now: Int) throws(StorageError) -> RestoreReport {
    try refuseReadOnly()
    try refuseThis(path)
    let backup = try NotebookBackup(opening: path, besides: self.path, schema: schema)
    return try restore(from: backup, now: now)
  }

  /// The same for a notebook that is missing, or too damaged to be opened. Its file, with its
  /// journal, is set aside as `backups/user-damaged-<now>.db`, and a new, complete file gets its
  /// name. Nobody may use it in the meantime.
  ///
  /// - Parameters:
  ///   - damaged: The path of the notebook.
  ///   - now: Seconds since 1970.
  @discardableResult
  package static func restore(
    from path: String,
    inPlaceOf damaged: String,
    now: Int
  ) throws(StorageError) -> RestoreReport {
    guard !isSameFile(path, as: damaged) else {
      throw StorageError(.isTheStore, path: path, store: .backup)
    }
    let schema = NotebookSchema.current
    let backup = try NotebookBackup(opening: path, besides: damaged, schema: schema)
    do {
      var report = RestoreReport(people: 0, rows: 0, previous: nil)
      report.previous = try replace(damaged, now: now, schema: schema) { store in
        report = try store.restore(from: backup, now: now, isNew: true, besides: damaged)
      }
      return report
    } catch {
      throw StorageError(notebook: error, path: damaged)
    }
  }

  /// Starts an empty notebook in place of one that is missing or damaged. The old file is set aside
  /// as for a restore, and the copies that would be offered get names under which they are never
  /// deleted.
  ///
  /// - Returns: The new path of the damaged file; nil if there was none.
  /// - Throws: ``StorageError`` `.isSound` if the notebook can be read.
  @discardableResult
  package static func beginAnew(inPlaceOf path: String, now: Int) throws(StorageError) -> String? {
    do throws(StorageError) {
      if try verify(path) != nil {
        throw StorageError(.isSound, path: path, store: .notebook(newestCopy: nil))
      }
    } catch {
      guard error.isDamage else { throw error }
    }
    do {
      let offer = try NotebookCopies(of: path).offer()
      for copy in [offer?.newest, offer?.fuller] {
        if let copy { try keepForEver(copy, now: now) }
      }
      return try replace(path, now: now, schema: NotebookSchema.current) { store in
        try store.queue.inTransaction(.immediate) { db in
          try store.raiseNumbers(aboveCopiesOf: path, in: db)
          return .commit
        }
      }
    } catch {
      throw StorageError(notebook: error, path: path)
    }
  }

  /// Gives the copy of a day a name that no rule removes, and returns its path.
  @discardableResult
  static func keepForEver(_ copy: String, now: Int) throws -> String {
    let folder = storeFolder(of: copy)
    let name = fileName(of: copy)
    guard let day = CalendarDay(name.dropFirst(5).dropLast(3)) else { return copy }
    let kept = try freePath("\(folder)/user-before-\(now)-of-\(day)")
    guard rename(copy, kept) == 0 else { throw SystemError.last }
    try flush(folder)
    return kept
  }

  /// Puts a new notebook, filled by `fill`, in the place of one that is damaged or gone.
  ///
  /// Ended anywhere, there is the damaged file, or none beside what was set aside, or the filled one.
  ///
  /// - Returns: Where the damaged file is now; nil when there was none.
  private static func replace(
    _ damaged: String,
    now: Int,
    schema: StoreSchema,
    _ fill: (NotebookStore) throws -> Void
  ) throws -> String? {
    var aside: String?
    try makeNew(at: damaged, now: now, schema: schema) { store in
      try fill(store)
      aside = try setAside(damaged, now: now)
    }
    return aside
  }

  /// Moves a file and its journal into the folder `backups`, and returns where it went; nil when there is
  /// none.
  private static func setAside(_ path: String, now: Int) throws -> String? {
    let folder = try makeBackupsFolder(of: path)
    let aside = try freePath("\(folder)/user-damaged-\(now)")
    // The journal goes first: without it the file must not be opened as if it were whole.
    if try isThere("\(path)-journal"), rename("\(path)-journal", "\(aside)-journal") != 0 {
      throw SystemError.last
    }
    let isThere = try isThere(path)
    if isThere, rename(path, aside) != 0 { throw SystemError.last }
    try flush(folder)
    return isThere ? aside : nil
  }

  private func restore(
    from backup: NotebookBackup,
    now: Int,
    isNew: Bool = false,
    besides copied: String? = nil
  ) throws(StorageError) -> RestoreReport {
    do {
      var report = RestoreReport(people: 0, rows: 0, previous: nil)
      try queue.inTransaction(.immediate) { db in
        if !isNew {
          let name = "user-before-restore-\(now)"
          report.previous = try copyOfThis(named: name, checking: .nothing)
        }
        try backup.read { source in
          let households = try NotebookDigest(of: .households, in: source).count
          report.people = try NotebookDigest(of: .people, in: source).count - households
          report.rows = try replaceEverything(in: db, by: source)
        }
        try raiseNumbers(aboveCopiesOf: copied ?? path, in: db)
        try NotebookCheck(db, path: path).run()
        return .commit
      }
      return report
    } catch {
      throw StorageError(notebook: error, path: path)
    }
  }

  /// Sees to it that numbers go on after those of all copies, so that none seems to hold what this file
  /// never had: whoever chose what is in this file knows of them.
  private func raiseNumbers(aboveCopiesOf path: String, in db: Database) throws {
    for copy in try NotebookCopies(of: path).newestFirst {
      guard let extent = NotebookExtent(at: copy) else { continue }
      for table in NotebookTable.all {
        try NotebookDigest.raiseLast(of: table, above: extent.last[table.name] ?? 0, in: db)
      }
    }
  }

  /// Copies all rows of `source` and returns how many.
  private func replaceEverything(in db: Database, by source: Database) throws -> Int {
    // Damage is no obstacle: the number only has to rise.
    let ownGeneration = (try? Int.fetchOne(db, sql: "SELECT max(value) FROM fact")) ?? 0
    let issued = IssuedNumbers(db)
    for table in NotebookTable.all.reversed() { try NotebookDigest.clear(table, in: db) }
    var count = 0
    // What follows from other rows comes with these.
    let apart = [NotebookTable.facts.name] + NotebookTable.issued.map(\.name)
    let copied = NotebookTable.all.filter { !apart.contains($0.name) && !$0.isDerived }
    for table in copied {
      for row in try table.all(in: source) {
        let document = table.hasDocument ? try table.document(of: row, in: source) : nil
        let values = document == nil ? row.values : row.values.dropLast()
        try table.insert(values, document: document, number: row.number, in: db)
        if table.hasEntries { count += 1 }
      }
      try NotebookDigest.raiseLast(
        of: table,
        above: NotebookDigest(of: table, in: source).last,
        in: db
      )
    }
    try issued.restore(in: db, with: source)
    let generation = try NotebookReader(source, path: path, person: nil).fact(.recipesGeneration)
    let limit = NotebookDigest.largestNumber - 1
    try NotebookTable.raiseRecipesGeneration(
      above: min(max(ownGeneration, generation), limit),
      in: db
    )
    return count
  }
}
