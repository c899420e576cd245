import Foundation
import GRDB

/// What the file holds of one dish.
struct StoredRecipe {
  /// What to select for ``init(_:)``.
  static let columns = "id, source, added_at, checksum, CAST(document AS BLOB) AS document"

  let id: String
  let source: String
  let addedAt: Int
  let checksum: Int64
  let document: Data

  /// True when the checksum fits. Cost: O(bytes).
  var isWhole: Bool {
    checksum == recipeChecksum(id: id, source: source, addedAt: addedAt, document: document)
  }
}

extension StoredRecipe {
  init(_ row: Row) throws {
    self.init(
      id: try row.decode(forColumn: "id"),
      source: try row.decode(forColumn: "source"),
      addedAt: try row.decode(forColumn: "added_at"),
      checksum: try row.decode(forColumn: "checksum"),
      document: try row.decode(forColumn: "document")
    )
  }
}
