import Foundation
import GRDB
import RecipeModel

/// The copies of a notebook that the program made: `user-….db` in the folder `backups` beside it.
struct NotebookCopies {
  /// Their folder.
  let folder: String
  /// The names, ascending.
  private let names: [String]

  /// Those of the notebook at `path`. Throws when there is a folder that cannot be listed.
  init(of path: String) throws {
    folder = backupsFolder(of: path)
    var status = stat()
    guard stat(folder, &status) == 0, status.st_mode & S_IFMT == S_IFDIR else {
      names = []
      return
    }
    // A notebook of another name beside them has none.
    let isTheirs = fileName(of: path) == "user.db"
    names = try FileManager.default.contentsOfDirectory(atPath: folder)
      .filter { isTheirs && $0.hasPrefix("user-") && $0.hasSuffix(".db") }.sorted()
  }

  var isEmpty: Bool { names.isEmpty }

  /// The path of each, the one changed last first; of those with one time the last by name.
  var newestFirst: [String] {
    names.map { (time: changeTime("\(folder)/\($0)"), path: "\(folder)/\($0)") }
      .sorted { ($1.time, $1.path) < ($0.time, $0.path) }
      .map(\.path)
  }

  /// The days of which there is a copy, ascending.
  var days: [CalendarDay] { names.compactMap { CalendarDay($0.dropFirst(5).dropLast(3)) }.sorted() }

  /// The path of the copy of a day.
  func path(of day: CalendarDay) -> String { "\(folder)/user-\(day).db" }

  /// What may be put in the place of the notebook: the newest copy that is sound, and where an older one
  /// holds more entries, the fullest of these. Cost: O(bytes of the copies that are looked at).
  func offer() -> (newest: String, fuller: String?)? {
    let copies = newestFirst.map { (path: $0, extent: NotebookExtent(at: $0)) }
    guard let newest = copies.first(where: { Self.isSound($0.path) }) else { return nil }
    let entries = newest.extent?.entries ?? 0
    let fuller = copies.filter { ($0.extent?.entries ?? 0) > entries }
      .sorted { ($1.extent?.entries ?? 0) < ($0.extent?.entries ?? 0) }
      .first { Self.isSound($0.path) }
    return (newest.path, fuller?.path)
  }

  private static func isSound(_ path: String) -> Bool {
    // What is wrong with a copy is for `doctor` to say; here it only cannot be offered.
    (try? NotebookStore.verify(path)) != nil
  }
}

/// When a file was last changed, in seconds since 1970; 0 when that is unknown.
private func changeTime(_ path: String) -> Double {
  // A copy that has just gone is no error: another one is named.
  let attributes = try? FileManager.default.attributesOfItem(atPath: path)
  return (attributes?[.modificationDate] as? Date)?.timeIntervalSince1970 ?? 0
}

/// Throws ``StorageError`` `.lost` when a notebook was at `path` and is no longer: the file is empty, as no
/// notebook of this program ever is, or it is gone and its journal or copies of it are there.
///
/// To be called when there is nothing to be read at `path`.
func refuseLost(_ path: String) throws {
  // Nothing was lost below what is no folder, nor can anything be made there.
  var status = stat()
  guard stat(storeFolder(of: path), &status) == 0, status.st_mode & S_IFMT == S_IFDIR else {
    return
  }
  let isThere = try isThere(path)
  guard try isThere || RecipeStorage.isThere("\(path)-journal") || !NotebookCopies(of: path).isEmpty
  else { return }
  throw StorageError(.lost, path: path)
}
