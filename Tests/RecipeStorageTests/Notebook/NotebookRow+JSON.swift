import Foundation
import JSONCoding

@testable import RecipeStorage

extension NotebookRow {
  /// A value that was written as JSON; nil when there is none.
  func decoded<Value: Decodable>(_ column: String, as type: Value.Type) throws -> Value? {
    try optionalText(column).map { try JSONParser.decoded(type, from: Array($0.utf8)) }
  }
}

/// The JSON of a value, as it stands in a column or a document.
func document(of value: some Encodable) throws -> Data {
  Data(try JSONStyle.document.bytes(of: value))
}
