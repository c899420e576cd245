import GRDB

/// How much a notebook holds, and how far the numbers of its rows have gone: what copies are compared by.
///
/// Numbers are never used again, so a copy with a higher one holds something that the notebook never had.
struct NotebookExtent: Hashable, Sendable {
  /// How many entries of all kinds there are.
  var entries: Int
  /// The highest number that each table ever gave to a row, by the table's name.
  var last: [String: Int]
  /// The count and the sum of each table that is there, which say together what is in the notebook.
  private let content: [String: [Int]]

  /// Reads the digests of the tables that are there; those of an older version are fewer. No other row is
  /// read. Cost: O(tables · log people).
  init(_ db: Database) throws {
    let there = Set(try String.fetchAll(db, sql: "SELECT CAST(name AS TEXT) FROM digest"))
    var (entries, last, content) = (0, [String: Int](), [String: [Int]]())
    for table in NotebookTable.all where there.contains(table.name) && !table.isDerived {
      let digest = try NotebookDigest(of: table, in: db)
      if table.hasEntries { entries += digest.count }
      last[table.name] = digest.last
      content[table.name] = [digest.count, digest.sum]
    }
    (self.entries, self.last, self.content) = (entries, last, content)
  }

  /// That of the file at `path`; nil where it cannot be read.
  init?(at path: String) {
    // A copy that cannot be read is compared with nothing; `doctor` says what is wrong with it.
    let extent = try? DatabaseQueue(
      path: path,
      configuration: NotebookStore.configuration(patience: 0, isReadOnly: true)
    ).read { try NotebookExtent($0) }
    guard let extent else { return nil }
    self = extent
  }

  /// True when this holds, or held, a row with a number that the other never gave.
  func isAhead(of other: NotebookExtent) -> Bool {
    last.contains { table, number in number > other.last[table] ?? 0 }
  }

  /// True when both have the same rows.
  func hasSameRows(as other: NotebookExtent) -> Bool { content == other.content }
}
