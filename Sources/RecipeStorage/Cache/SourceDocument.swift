import Foundation
import GRDB

/// A text that a source's module remembers between runs: where a sync stands, a list it was given.
///
/// Such texts can be made again, so a damaged one is as good as none.
package struct SourceDocument: Hashable, Sendable {
  /// The source, as in the ids of its dishes, or a name of the same kind.
  package var source: String
  /// What the text is about; one text for each source and key.
  package var key: String
  /// Nil stands for none: storing such a document removes what is there.
  package var text: String?
  /// When the source said so, in seconds since 1970.
  package var fetchedAt: Int

  /// A NUL in a text, a source or a key is stored as a space.
  package init(source: String, key: String, text: String?, fetchedAt: Int) {
    self.source = source
    self.key = key
    self.text = text
    self.fetchedAt = fetchedAt
  }
}

/// What is stored of one source's documents.
package struct SourceDocuments: Equatable, Sendable {
  /// Those that are as they were stored, ascending by the UTF-8 of the key.
  package var whole: [SourceDocument]
  /// How many are not; they count as absent.
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
