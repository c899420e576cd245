import GRDB
import RecipeModel

extension StorageError: CustomStringConvertible {
  /// One line: the path, what is wrong, and the remedy.
  public var description: String {
    singleLine("\(path): \(message)")
  }

  private var message: String {
    switch reason {
    case .cannotOpen where isTooLongForSQLite:
      "cannot be opened: the path is too long; choose a shorter one"
    case .cannotOpen:
      "cannot be opened\(because); check that the folder exists and that you have access"
    case .notADatabase:
      "is not a database; \(remedy)"
    case .lost:
      "the notebook is missing, and the program never creates a new one automatically; \(remedy)"
    case .isSound:
      "is not damaged, so it was not replaced; to replace it with a backup: "
        + command("restore FILE")
    case .foreignSchema(let what):
      "is not a notebook, because it contains \(what); it was not read; use another backup"
    case .otherDatabase:
      store == .backup
        ? "is another program's database; use another backup"
        : "is another program's database; move it to another folder"
    case .corrupt:
      "is damaged\(because); \(remedy)"
    case .newerSchema(let found, let supported):
      "has schema \(found), but this version supports schemas only up to \(supported); update the program"
    case .olderSchema(let found, let supported):
      "has schema \(found), but schema \(supported) is needed; run the program once with "
        + "permission to write this file"
    case .busy:
      "is in use by another process; try again when it has finished"
    case .diskFull:
      "cannot grow because the disk is full; free some space and try again"
    case .readOnly:
      "cannot be written; check the permissions of the file and its folder"
    case .inputOutput:
      "cannot be read or written\(because); check the disk"
    case .unreadableRecipe(let id):
      "the recipe of '\(id)' cannot be read\(because); \(remedy)"
    case .unstorableRecipe(let id):
      "cannot store '\(id)'\(because); correct the dish at its source"
    case .unreadableRow(let table, let number):
      "cannot read entry \(number) of \(table)\(because); \(remedy)"
    case .unstorablePerson(let name):
      "cannot store the name '\(name)'; choose a shorter one"
    case .noSuchPerson(let name):
      "'\(name)' no longer exists; sign in again"
    case .unstorableValue:
      "cannot store a value\(because); correct it"
    case .unfinishedWrite:
      "has an interrupted transaction; run the program once with permission to write this file"
    case .isTheStore:
      "is one of the store's own files; name another file"
    case .abandoned:
      "was not changed\(because)"
    case .failed:
      "the database refused the request\(because)"
    }
  }

  /// SQLite opens no file whose whole path, with the name of a journal beside it, has more than 512 bytes.
  private var isTooLongForSQLite: Bool {
    let name = path.split(separator: "/").last?.utf8.count ?? 0
    return storeFolder(of: path).utf8.count + 1 + name + "-journal".utf8.count > 512
  }

  /// What to do about a damaged file.
  private var remedy: String {
    switch store {
    case .cache: "to save what can be read: \(command("catalogue rebuild"))"
    case .notebook(let newestCopy?, let fuller):
      "to restore its newest copy: \(command("restore \(shellWord(newestCopy))"))"
        + (fuller.map { "; an older copy contains more data: \($0)" } ?? "")
        + "; to start with an empty notebook: \(command("restore --begin-anew"))"
    case .notebook(nil, _):
      "there is no copy of it in \(backupsFolder(of: path)); to restore a backup of your own: "
        + "\(command("restore FILE")); to start with an empty notebook: "
        + command("restore --begin-anew")
    case .backup: "use another backup"
    }
  }

  /// A command about the store that the file is in, whatever the usual store is.
  private func command(_ words: String) -> String {
    "whatcanimake \(words) --home \(shellWord(storeFolder(of: path)))"
  }

  private var because: String {
    cause.map { " (\(summary(of: $0)))" } ?? ""
  }
}

/// What `error` says, without the row or document that it is about.
private func summary(of error: any Error) -> String {
  switch error {
  case let error as DatabaseError: error.message ?? error.resultCode.description
  case is RowDecodingError: "a value has the wrong type"
  case DecodingError.keyNotFound(let key, _): "no field '\(key.stringValue)'"
  case DecodingError.typeMismatch(_, let context), DecodingError.valueNotFound(_, let context),
    DecodingError.dataCorrupted(let context):
    place(context.codingPath) + context.debugDescription
  case EncodingError.invalidValue(_, let context):
    place(context.codingPath) + context.debugDescription
  default: "\(error)"
  }
}

private func place(_ path: [any CodingKey]) -> String {
  path.isEmpty ? "" : path.map(\.stringValue).joined(separator: ".") + ": "
}

/// `text` with every control character and line separator replaced by a space.
private func singleLine(_ text: String) -> String {
  var line = String.UnicodeScalarView()
  for scalar in text.unicodeScalars {
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: line.append(" ")
    default: line.append(scalar)
    }
  }
  return String(line)
}

/// `text` quoted as one word of a shell.
package func shellWord(_ text: String) -> String {
  let plain = text.utf8.allSatisfy { byte in
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
      || (UInt8(ascii: "-")...UInt8(ascii: "9")).contains(byte) || byte == UInt8(ascii: "_")
  }
  guard !plain || text.isEmpty else { return text }
  return "'"
    + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''") + "'"
}
