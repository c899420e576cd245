import Foundation
import JSONCoding
import RecipeImport
import RecipeStorage

/// Where a long import stands: what is stored with each of its parts, and read when it goes on.
struct ImportState: Codable, Equatable {
  /// The files, in their order.
  var files: [OutsideFileIdentity]
  /// How they are read; nil for by their content.
  var format: String?
  /// The collection that a person named; empty for those of the files.
  var collection: String
  /// The fingerprint of the data files with which lines are read.
  var data: String
  /// What stands as the time at which dishes were added, in seconds since 1970.
  var addedAt: Int
  /// The file that is being read, by its place among them.
  var file = 0
  /// Behind its last record that is stored; nil at its start.
  var position: RecipeStream.Position?
  /// Records of the files before.
  var records = 0
  /// Bytes of the files before.
  var bytes = 0
  var new = 0
  var changed = 0
  var unchanged = 0
  var failed = 0
  /// The first of them.
  var problems: [ImportError] = []
  /// A part was stored.
  var isBegun = false

  /// True for the state of an import of the same files in the same way.
  func isOf(_ other: ImportState) -> Bool {
    (files, format, collection, data)
      == (other.files, other.format, other.collection, other.data)
  }

  mutating func note(_ problem: ImportError) {
    if !problem.isRemark { failed += 1 }
    if problems.count < ImportReport.problemLimit { problems.append(problem) }
  }

  mutating func count(_ update: UpdateCount) {
    new += update.new
    changed += update.changed
    unchanged += update.unchanged
  }

  /// Takes the place from another state, and leaves the counts.
  mutating func goOn(at other: ImportState) {
    (file, position, records, bytes) = (other.file, other.position, other.records, other.bytes)
  }

  var report: ImportReport {
    ImportReport(
      new: new,
      changed: changed,
      unchanged: unchanged,
      problems: problems,
      failed: failed
    )
  }
}

extension ImportState {
  private static let (source, key) = ("import", "unfinished")

  /// The state in the cache; nil when no import is unfinished.
  init?(in cache: RecipeCache) throws {
    guard let text = try cache.document(Self.source, Self.key)?.text else { return nil }
    do {
      self = try JSONParser.decoded(from: Array(text.utf8))
    } catch {
      // A state that another version wrote: the import begins anew.
      return nil
    }
  }

  /// The document that keeps the state.
  func document() throws -> SourceDocument {
    let text = try JSONStyle.document.text(of: self)
    return SourceDocument(source: Self.source, key: Self.key, text: text, fetchedAt: addedAt)
  }

  /// The document that removes it.
  static var none: SourceDocument {
    SourceDocument(source: source, key: key, text: nil, fetchedAt: 0)
  }
}
