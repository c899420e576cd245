import Foundation
import GRDB

/// What the file holds of one dish.
struct StoredRecipe {
  /// What to select for ``init(_:)``.
  static let columns = columnsOf2 + ", changed_in"
  /// The same in a file of the second version, which does not know what changed when.
  static let columnsOf2 = columnsOf1 + ", expires_at"
  /// The same in a file of the first version, where every dish is kept for ever.
  static let columnsOf1 = "id, source, added_at, checksum, CAST(document AS BLOB) AS document"

  let id: String
  let source: String
  let addedAt: Int
  /// When the dish has to go; nil when it is kept for ever.
  var expiresAt: Int?
  /// The generation that last added or changed it; 0 for one that an older version wrote.
  var changedIn = 0
  let checksum: Int64
  let document: Data

  /// True when the checksum fits. Cost: O(bytes).
  var isWhole: Bool {
    checksum
      == recipeChecksum(
        id: id,
        source: source,
        addedAt: addedAt,
        expiresAt: expiresAt,
        changedIn: changedIn,
        document: document
      )
  }
}

extension StoredRecipe {
  /// What to select from the file as it is, also when it is one of an older version.
  static func columns(in db: Database) throws -> String {
    switch try CacheSchema.version(of: db) {
    case ...1: columnsOf1
    case 2: columnsOf2
    default: columns
    }
  }

  init(_ row: Row) throws {
    self.init(
      id: try row.decode(forColumn: "id"),
      source: try row.decode(forColumn: "source"),
      addedAt: try row.decode(forColumn: "added_at"),
      expiresAt: try row.hasColumn("expires_at") ? row.decode(forColumn: "expires_at") : nil,
      changedIn: try row.hasColumn("changed_in") ? row.decode(forColumn: "changed_in") : 0,
      checksum: try row.decode(forColumn: "checksum"),
      document: try row.decode(forColumn: "document")
    )
  }
}
