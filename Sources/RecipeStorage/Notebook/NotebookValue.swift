import Foundation
import GRDB

/// A value of a column; texts are the bytes of their UTF-8.
enum NotebookValue: Hashable, Sendable {
  case null
  case integer(Int)
  case bytes(Data)

  static func text(_ text: String) -> NotebookValue { .bytes(Data(text.utf8)) }

  static func text(_ text: String?) -> NotebookValue { text.map { .text($0) } ?? .null }

  static func integer(_ integer: Int?) -> NotebookValue { integer.map { .integer($0) } ?? .null }
}

extension NotebookValue: DatabaseValueConvertible {
  var databaseValue: DatabaseValue {
    switch self {
    case .null: .null
    case .integer(let integer): integer.databaseValue
    case .bytes(let bytes): bytes.databaseValue
    }
  }

  static func fromDatabaseValue(_ value: DatabaseValue) -> NotebookValue? {
    switch value.storage {
    case .null: .null
    case .int64(let integer): .integer(Int(integer))
    case .blob(let bytes): .bytes(bytes)
    case .double, .string: nil
    }
  }
}

/// The sum that is stored in a row, and has to fit whenever the row is read.
///
/// Over the table's name ended by a NUL, the number, and each value as a mark of its type with a
/// fixed length, or with the length before the bytes: no two rows have one writing.
/// Cost: O(bytes).
func rowChecksum(table: String, number: Int, values: [NotebookValue]) -> Int {
  var sum = FNV1a()
  var name = table
  name.withUTF8 { sum.add(UnsafeRawBufferPointer($0)) }
  sum.add(0 as UInt8)
  sum.add(number)
  for value in values {
    switch value {
    case .null:
      sum.add(0 as UInt8)
    case .integer(let integer):
      sum.add(1 as UInt8)
      sum.add(integer)
    case .bytes(let bytes):
      sum.add(2 as UInt8)
      sum.add(bytes.count)
      bytes.withUnsafeBytes { sum.add($0) }
    }
  }
  return Int(truncatingIfNeeded: sum.sum)
}

/// The sum that is stored beside a document. Cost: O(bytes).
func documentChecksum(_ document: Data) -> Int {
  var sum = FNV1a()
  document.withUnsafeBytes { sum.add($0) }
  return Int(truncatingIfNeeded: sum.sum)
}
