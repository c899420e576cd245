import GRDB

extension StorageError {
  /// Keeps a `StorageError` as it is, and names the reason of any other error.
  init(_ error: any Error, path: String) {
    switch error {
    case let error as StorageError:
      self = error
    case let error as DatabaseError:
      let code = error.extendedResultCode.rawValue
      self.init(Reason(sqliteCode: code), path: path, cause: error)
    case is RowDecodingError:
      self.init(.corrupt, path: path, cause: error)
    default:
      self.init(.failed, path: path, cause: error)
    }
  }
}

extension StorageError.Reason {
  /// The reason behind an SQLite result code, primary or extended.
  ///
  /// Source: sqlite.org/rescode.html.
  init(sqliteCode: Int32) {
    switch ResultCode(rawValue: sqliteCode) {
    // A short read, or a page whose checksum is wrong, is damage; other I/O errors may pass.
    case .SQLITE_IOERR_SHORT_READ, .SQLITE_IOERR_DATA: self = .corrupt
    case .SQLITE_IOERR: self = .inputOutput
    case .SQLITE_CORRUPT: self = .corrupt
    case .SQLITE_NOTADB, .SQLITE_FORMAT: self = .notADatabase
    case .SQLITE_CANTOPEN, .SQLITE_PERM, .SQLITE_AUTH: self = .cannotOpen
    case .SQLITE_BUSY, .SQLITE_LOCKED, .SQLITE_PROTOCOL: self = .busy
    case .SQLITE_FULL: self = .diskFull
    case .SQLITE_READONLY: self = .readOnly
    default: self = .failed
    }
  }
}
