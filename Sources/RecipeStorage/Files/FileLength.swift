import Foundation
import GRDB

/// Refuses a file that ends before its last page does; SQLite reads the missing part as zeros.
///
/// To be called in a transaction, so that no writer changes the file meanwhile.
func checkLength(of db: Database, path: String) throws {
  let pages = try Int.fetchOne(db, sql: "PRAGMA page_count") ?? 0
  let pageSize = try Int.fetchOne(db, sql: "PRAGMA page_size") ?? 0
  if try fileLength(path) < pages * pageSize {
    throw StorageError(.corrupt, path: path)
  }
}

/// The length in bytes of the file at `path`.
///
/// Asks for it by name: opening and closing the file here would release SQLite's locks on it
/// (sqlite.org/howtocorrupt.html, section 2.2).
func fileLength(_ path: String) throws -> Int {
  var status = stat()
  guard stat(path, &status) == 0 else { throw SystemError.last }
  return Int(status.st_size)
}
