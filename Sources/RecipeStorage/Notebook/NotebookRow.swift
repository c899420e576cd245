import Foundation
import RecipeModel

/// A row whose checksum fits.
struct NotebookRow {
  let table: NotebookTable
  let number: Int
  /// In the order of the table's columns.
  var values: [NotebookValue]

  subscript(column: String) -> NotebookValue {
    get throws {
      guard let position = table.columns.firstIndex(of: column) else { throw unreadable }
      return values[position]
    }
  }

  mutating func set(_ column: String, to value: NotebookValue) throws {
    guard let position = table.columns.firstIndex(of: column) else { throw unreadable }
    values[position] = value
  }

  func integer(_ column: String) throws -> Int {
    guard let integer = try optionalInteger(column) else { throw unreadable }
    return integer
  }

  func optionalInteger(_ column: String) throws -> Int? {
    switch try self[column] {
    case .integer(let integer): integer
    case .null: nil
    case .bytes: throw unreadable
    }
  }

  func text(_ column: String) throws -> String {
    guard let text = try optionalText(column) else { throw unreadable }
    return text
  }

  func optionalText(_ column: String) throws -> String? {
    guard let bytes = try optionalBytes(column) else { return nil }
    guard let text = String(validating: bytes, as: UTF8.self) else { throw unreadable }
    return text
  }

  func dish(_ column: String = "dish") throws -> DishID {
    DishID(try text(column))
  }

  var unreadable: NotebookFault {
    .unreadableRow(table: table.title, number: number)
  }

  private func optionalBytes(_ column: String) throws -> Data? {
    switch try self[column] {
    case .bytes(let bytes): bytes
    case .null: nil
    case .integer: throw unreadable
    }
  }
}
