import Foundation
import GRDB

extension NotebookStore {
  /// Reads the whole file and checks it: the structure of its pages, references, every checksum,
  /// every digest, that documents are recipes and that positions in lists are dense.
  ///
  /// Writers wait meanwhile. Cost: O(bytes).
  ///
  /// - Throws: ``StorageError`` with what was found first, or why the file cannot be read.
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

  /// Copies the file, as of one commit, to `path`, for its owner alone; others may write meanwhile.
  ///
  /// A file at `path` is replaced at once by the whole copy, which was verified and is on the disk,
  /// or stays as it was. Cost: O(bytes).
  ///
  /// - Throws: ``StorageError`` about `path`, or about this file where it cannot be read;
  ///   `isTheStore` when both are one.
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
