import GRDB

/// Something in a notebook that is not as it was written.
enum NotebookFault: Error {
  /// A row's checksum does not fit, or a value in it is none; the table in kitchen words.
  case unreadableRow(table: String, number: Int)
  /// Tables or rows contradict each other.
  case contradiction(String)

  /// Rows of a table are missing or doubled.
  static func incomplete(_ table: NotebookTable) -> NotebookFault {
    .contradiction("\(table.title): entries are missing")
  }
}

extension NotebookFault: CustomStringConvertible {
  var description: String {
    switch self {
    case .unreadableRow(let table, let number): "\(table): number \(number) is unreadable"
    case .contradiction(let finding): finding
    }
  }
}
