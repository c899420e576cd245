import GRDB
import RecipeModel

extension StorageError: CustomStringConvertible {
  /// One line: the path, what is wrong, and the remedy.
  public var description: String {
    singleLine("\(path): \(message)")
  }

  private var message: String {
    switch reason {
    case .cannotOpen:
      "cannot be opened\(because); check that the folder exists and that you may use it"
    case .notADatabase:
      "is not a database; \(remedy)"
    case .otherDatabase:
      "is another program's database; name another file"
    case .corrupt:
      "is damaged\(because); \(remedy)"
    case .newerSchema(let found, let supported):
      "has schema \(found), but this version knows only up to \(supported); update the program"
    case .olderSchema(let found, let supported):
      "has schema \(found), but schema \(supported) is needed; open it once where it can be written"
    case .busy:
      "is in use by another process; try again when that has finished"
    case .diskFull:
      "cannot grow because the disk is full; free some space and try again"
    case .readOnly:
      "cannot be written; check the permissions of the file and its folder"
    case .inputOutput:
      "cannot be read or written\(because); check the disk"
    case .unreadableRecipe(let id):
      "holds no readable recipe for '\(id)'\(because); delete the file, and it is rebuilt"
    case .unstorableRecipe(let id):
      "cannot hold '\(id)'\(because); correct the dish at its source"
    case .unreadableRow(let table, let number):
      "holds an unreadable entry in \(table) (number \(number))\(because); \(remedy)"
    case .unstorablePerson(let name):
      "cannot hold the name '\(name)'; choose a shorter one"
    case .unstorableValue:
      "cannot hold a value\(because); correct it"
    case .unfinishedWrite:
      "was left in the middle of a write; open it once where it can be written"
    case .isTheStore:
      "is the store itself; name another file"
    case .abandoned:
      "was left as it was\(because)"
    case .failed:
      "refused the request\(because)"
    }
  }

  /// What to do about a damaged file.
  private var remedy: String {
    switch store {
    case .cache: "delete it, and it is rebuilt"
    case .notebook(let newestCopy?):
      "put a backup in its place with 'restore'; the newest is \(newestCopy)"
    case .notebook(nil): "put a backup in its place with 'restore'"
    case .backup: "use another backup"
    }
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
