import Foundation

/// A row that was deleted, as it stood in its table: put back, it is the same row, with its number.
///
/// A migration that changes the columns of a table changes those of its deleted rows too.
struct DeletedRow {
  let table: NotebookTable
  let number: Int
  /// In the order of the table's columns; without the sum of the document.
  let values: [NotebookValue]
  let document: Data?
}

/// Each value is a mark of its type with a fixed length, or with the length before the bytes, as in a
/// row's checksum; a document comes last.
extension DeletedRow {
  /// Its values as bytes. Cost: O(bytes).
  var cells: Data {
    var cells = Data()
    for value in values + (document.map { [.bytes($0)] } ?? []) {
      switch value {
      case .null: cells.append(0)
      case .integer(let integer):
        cells.append(1)
        Self.append(integer, to: &cells)
      case .bytes(let bytes):
        cells.append(2)
        Self.append(bytes.count, to: &cells)
        cells.append(bytes)
      }
    }
    return cells
  }

  /// Reads what ``cells`` wrote; nil for anything else. Cost: O(bytes).
  init?(of table: NotebookTable, number: Int, cells: Data) {
    var rest = cells[...]
    var values: [NotebookValue] = []
    while let mark = rest.popFirst() {
      switch mark {
      case 0: values.append(.null)
      case 1:
        guard let integer = Self.integer(from: &rest) else { return nil }
        values.append(.integer(integer))
      case 2:
        guard let count = Self.integer(from: &rest), (0...rest.count).contains(count) else {
          return nil
        }
        values.append(.bytes(Data(rest.prefix(count))))
        rest = rest.dropFirst(count)
      default: return nil
      }
    }
    // Where a document comes last, its sum is the last column.
    guard values.count == table.columns.count else { return nil }
    var document: Data?
    if table.hasDocument {
      guard case .bytes(let bytes) = values.removeLast() else { return nil }
      document = bytes
    }
    self.init(table: table, number: number, values: values, document: document)
  }

  private static func append(_ integer: Int, to cells: inout Data) {
    withUnsafeBytes(of: Int64(integer).littleEndian) { cells.append(contentsOf: $0) }
  }

  private static func integer(from rest: inout Data.SubSequence) -> Int? {
    guard rest.count >= 8 else { return nil }
    let bits = rest.prefix(8).reversed().reduce(0 as UInt64) { $0 << 8 | UInt64($1) }
    rest = rest.dropFirst(8)
    return Int(truncatingIfNeeded: bits)
  }
}
