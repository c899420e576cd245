import Foundation
import GRDB
import RecipeModel

/// How closely a copy is looked at before it gets its name.
enum CopyCheck {
  /// Nothing is checked, because a copy of a damaged file is wanted too.
  case nothing
  /// The structure of its pages is checked.
  case pages
  /// The structure of its pages and every row are checked.
  case contents
}

/// Copies in the folder `backups`, made by who holds the lock for writing, so that there is only
/// one at a time. They show the file as it was committed last.
extension NotebookStore {
  /// Makes the copy of the day unless there is one, or nobody has written yet, and removes those that
  /// ``CopyRule`` calls superfluous.
  ///
  /// - Returns: Why there is none, or that another copy holds what this file never had.
  func makeDailyCopy(of db: Database, now: Int) -> [NotebookNotice] {
    do {
      let today = CalendarDay(daysSince1970: now >= 0 ? now / 86_400 : (now + 1) / 86_400 - 1)
      let name = "user-\(today)"
      guard try NotebookDigest(of: .people, in: db).count > 0,
        try !isThere("\(backupsFolder(of: path))/\(name).db")
      else { return [] }
      _ = try copyOfThis(named: name, checking: .contents)
      let extent = try NotebookExtent(db)
      // Its numbers may be reached one day; what it holds is still nowhere else.
      let ahead = try copyAhead(of: extent).map { try Self.keepForEver($0, now: now) }
      try removeSuperfluousCopies(on: today, besides: extent)
      return ahead.map { [.copyHoldsMore(path: path, copy: $0)] } ?? []
    } catch {
      return [.dailyCopyFailed(named(error))]
    }
  }

  /// The newest copy with something that a notebook of this extent never had; nil when there is none.
  /// Cost: O(copies).
  func copyAhead(of extent: NotebookExtent) throws -> String? {
    try NotebookCopies(of: path).newestFirst.first {
      NotebookExtent(at: $0)?.isAhead(of: extent) ?? false
    }
  }

  /// True when a copy whose name begins like this has just what `db` has.
  func hasCopy(of db: Database, named name: String) throws -> Bool {
    // Without a digest that can be read there is nothing to compare.
    guard let extent = try? NotebookExtent(db) else { return false }
    let copies = try NotebookCopies(of: path)
    return copies.newestFirst.contains { copy in
      copy.hasPrefix("\(copies.folder)/\(name)")
        && NotebookExtent(at: copy)?.hasSameRows(as: extent) ?? false
    }
  }

  /// Copies the file to `backups/<name>.db`, or with `-2`, `-3` … where that is taken.
  ///
  /// - Returns: The path of the copy.
  func copyOfThis(
    named name: String,
    checking check: CopyCheck
  ) throws(StorageError) -> String {
    do {
      let folder = try makeBackupsFolder(of: path)
      let copy = try freePath("\(folder)/\(name)")
      // Another connection, since this one is in a transaction of its own.
      let source = try DatabaseQueue(
        path: path,
        configuration: Self.configuration(patience: storePatience, isReadOnly: true)
      )
      try source.read { db in
        try writeCopy(of: db, to: copy, through: "\(folder)/user.partial", checking: check)
      }
      return copy
    } catch {
      throw named(error)
    }
  }

  /// What the operating system refuses is about the folder of the copies, else it is this file.
  private func named(_ error: any Error) -> StorageError {
    error is SystemError
      ? StorageError(backup: error, path: backupsFolder(of: path))
      : StorageError(notebook: error, path: path)
  }

  /// Copies what `db` reads to `path`, which is replaced at once by the whole copy.
  ///
  /// - Parameter temporary: A path in the same folder; what is there is removed.
  func writeCopy(
    of db: Database,
    to path: String,
    through temporary: String,
    checking check: CopyCheck
  ) throws(StorageError) {
    do {
      try removeCopy(temporary)
      makePrivateFile(temporary)
      defer {
        // A copy that was renamed is no longer there; another one is removed by the next copy.
        try? removeCopy(temporary)
      }
      let target = try DatabaseQueue(
        path: temporary,
        configuration: Self.configuration(patience: storePatience, isReadOnly: false)
      )
      try target.writeWithoutTransaction { try db.backup(to: $0) }
      try verify(target, as: check)
      try target.close()
      try flush(temporary)
      guard rename(temporary, path) == 0 else { throw SystemError.last }
      try flush(storeFolder(of: path))
    } catch {
      throw StorageError(copying: error, from: self.path, to: path)
    }
  }

  /// The copy is what the file is, so it is the file that a finding is about.
  private func verify(_ copy: DatabaseQueue, as check: CopyCheck) throws {
    do {
      try copy.read { db in
        switch check {
        case .nothing: break
        case .pages: try checkPages(of: db)
        case .contents: try NotebookCheck(db, path: path).run()
        }
      }
    } catch {
      throw StorageError(notebook: error, path: path)
    }
  }

  private func removeSuperfluousCopies(on today: CalendarDay, besides own: NotebookExtent) throws {
    let copies = try NotebookCopies(of: path)
    let days = copies.days.map { day in
      let extent = NotebookExtent(at: copies.path(of: day))
      return CopyRule.DayCopy(
        day: day,
        entries: extent?.entries,
        isAhead: extent?.isAhead(of: own) ?? false
      )
    }
    for day in CopyRule().superfluous(among: days, on: today) {
      try removeFile(copies.path(of: day))
    }
  }
}

extension StorageError {
  /// Names the reason of an error of copying; of damage, that is the fault of what was copied.
  fileprivate init(copying error: any Error, from source: String, to path: String) {
    let named = StorageError(backup: error, path: path)
    self = named.isDamage ? StorageError(notebook: error, path: source) : named
  }
}
