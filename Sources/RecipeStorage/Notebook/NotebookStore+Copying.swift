import Foundation
import GRDB
import RecipeModel

/// How closely a copy is looked at before it gets its name.
enum CopyCheck {
  /// Not at all: the copy of a damaged file is wanted as well.
  case nothing
  /// The structure of its pages.
  case pages
  /// That, and every row.
  case contents
}

/// Copies in the folder `backups`, made by who holds the lock for writing, so that there is only
/// one at a time. They show the file as it was committed last.
extension NotebookStore {
  /// How many copies of a day are kept.
  private static let dailyCopies = 7

  /// Makes the copy of the day unless there is one, or nobody has written yet.
  ///
  /// - Returns: Why there is none.
  func makeDailyCopy(of db: Database, now: Int) -> NotebookNotice? {
    do {
      let day = CalendarDay(daysSince1970: now >= 0 ? now / 86_400 : (now + 1) / 86_400 - 1)
      let name = "user-\(day)"
      guard try NotebookDigest(of: .people, in: db).count > 0,
        try !isThere("\(backupsFolder(of: path))/\(name).db")
      else { return nil }
      _ = try copyOfThis(named: name, checking: .contents)
      try removeOldDailyCopies(except: day)
      return nil
    } catch {
      return .dailyCopyFailed(named(error))
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
      var copy = "\(folder)/\(name).db"
      var suffix = 1
      while try isThere(copy) {
        suffix += 1
        copy = "\(folder)/\(name)-\(suffix).db"
      }
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
      try flush(URL(fileURLWithPath: path).deletingLastPathComponent().path)
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

  /// Keeps the copy of `day` and the newest others.
  private func removeOldDailyCopies(except day: CalendarDay) throws {
    let folder = backupsFolder(of: path)
    let names = try FileManager.default.contentsOfDirectory(atPath: folder)
    let days = names.compactMap { name in
      name.hasPrefix("user-") && name.hasSuffix(".db")
        ? CalendarDay(name.dropFirst(5).dropLast(3)) : nil
    }
    let others = days.filter { $0 != day }.sorted()
    for old in others.dropLast(Self.dailyCopies - 1) { try removeFile("\(folder)/user-\(old).db") }
  }
}

extension StorageError {
  /// Names the reason of an error of copying; of damage, that is the fault of what was copied.
  fileprivate init(copying error: any Error, from source: String, to path: String) {
    let named = StorageError(backup: error, path: path)
    self = named.isDamage ? StorageError(notebook: error, path: source) : named
  }
}
