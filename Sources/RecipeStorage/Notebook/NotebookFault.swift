import GRDB

/// Something in a notebook that is not as it was written.
enum NotebookFault: Error {
  /// A row's checksum is wrong, or one of its values is invalid; the table in kitchen words.
  case unreadableRow(table: String, number: Int)
  /// Tables or rows contradict each other.
  case contradiction(String)

  /// Rows of a table are missing or duplicated.
  static func incomplete(_ table: NotebookTable) -> NotebookFault {
    .contradiction("entries are missing from \(table.title)")
  }
}

extension NotebookFault: CustomStringConvertible {
  var description: String {
    switch self {
    case .unreadableRow(let table, let number): "\(table): entry \(number) cannot be read"
    case .contradiction(let finding): finding
    }
  }
}
