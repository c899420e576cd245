import Foundation
import GRDB

/// A text that the code of a source stores between runs, such as the progress of a sync or a list
/// from the source.
///
/// Such a text can be made again, so a damaged one counts as missing.
package struct SourceDocument: Hashable, Sendable {
  /// The source, as in the ids of its dishes, or a similar name.
  package var source: String
  /// What the text is about; one text for each source and key.
  package var key: String
  /// The text; storing a document with nil removes the stored one.
  package var text: String?
  /// When the source gave it, in seconds since 1970.
  package var fetchedAt: Int

  /// A NUL in a text, a source or a key is stored as a space.
  package init(source: String, key: String, text: String?, fetchedAt: Int) {
    self.source = source
    self.key = key
    self.text = text
    self.fetchedAt = fetchedAt
  }
}

/// The stored documents of one source.
package struct SourceDocuments: Equatable, Sendable {
  /// The undamaged documents, in ascending order of the key's UTF-8.
  package var whole: [SourceDocument]
  /// How many are damaged; they count as missing.
  package var damaged: Int

  package init(whole: [SourceDocument], damaged: Int) {
    self.whole = whole
    self.damaged = damaged
  }
}

extension SourceDocument {
  /// What to select for ``init(_:)``.
  static let columns = """
    CAST(source AS BLOB) AS source, CAST(key AS BLOB) AS key, fetched_at, checksum,
    CAST(document AS BLOB) AS document
    """

  /// The document in a row; nil when it is not as it was stored.
  init?(_ row: Row) throws {
    func text(_ column: String) throws -> String {
      String(decoding: try row.decode(Data.self, forColumn: column), as: UTF8.self)
    }
    do {
      source = try text("source")
      key = try text("key")
      self.text = try text("document")
      fetchedAt = try row.decode(forColumn: "fetched_at")
      guard try row.decode(Int64.self, forColumn: "checksum") == checksum else { return nil }
    } catch is RowDecodingError {
      return nil
    }
  }

  /// The sum that is stored beside the document: over source, key and text, each ended by a NUL,
  /// and the time as eight bytes, lowest first. Cost: O(bytes).
  var checksum: Int64 {
    var sum = FNV1a()
    for text in [source, key, text ?? ""] {
      sum.add(text.utf8)
      sum.add(0 as UInt8)
    }
    sum.add(fetchedAt)
    return Int64(bitPattern: sum.sum)
  }
}
