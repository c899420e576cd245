import Foundation
import GRDB

extension NotebookStore {
  /// Reads and checks the whole file: the structure of its pages, references, every checksum, every
  /// digest, that documents are recipes, and that positions in lists have no gaps.
  ///
  /// Writers wait in the meantime. Cost: O(bytes).
  ///
  /// - Throws: ``StorageError`` with the first problem, or with the reason why the file cannot be
  ///   read.
  package func verify() throws(StorageError) {
    do {
      try recovering { db in
        try checkLength(of: db, path: path)
        try NotebookCheck(db, path: path).run()
      }
    } catch {
      throw StorageError(notebook: error, path: path)
    }
  }

  /// Copies the file, as of one commit, to `path`, readable only by its owner; others may write in
  /// the meantime.
  ///
  /// A file at `path` is replaced in one step by the complete, verified copy, or stays as it was.
  /// Cost: O(bytes).
  ///
  /// - Throws: ``StorageError`` about `path`, or about this file if it cannot be read; `isTheStore`
  ///   if both are the same file.
  package func backup(to path: String) throws(StorageError) {
    try refuseThis(path)
    do {
      try recovering { db in
        let temporary = "\(path).partial-\(UUID().uuidString)"
        try writeCopy(of: db, to: path, through: temporary, checking: .contents)
      }
    } catch {
      throw StorageError(notebook: error, path: self.path)
    }
  }

  /// Throws when `path` leads to this notebook or its journal.
  func refuseThis(_ path: String) throws(StorageError) {
    let journal = "\(self.path)-journal"
    let location = URL(fileURLWithPath: path).standardizedFileURL
    guard !isSameFile(path, as: self.path), !isSameFile(path, as: journal),
      location != URL(fileURLWithPath: journal).standardizedFileURL
    else { throw StorageError(.isTheStore, path: path, store: .backup) }
  }
}
