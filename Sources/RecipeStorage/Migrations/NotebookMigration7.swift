import GRDB

extension NotebookSchema {
  /// Where things in the pantry are kept, and since when they are open.
  ///
  /// A row's checksum covers all of its columns, so each is written anew, and the digests with it. A row or a
  /// digest that is unreadable stays so: whoever asks for the pantry is told, and all else can be read.
  static func migrateTo7(_ db: Database) throws {
    try db.execute(sql: columnsOf7)
    for number in try Int.fetchAll(db, sql: "SELECT number FROM pantry_item NOT INDEXED") {
      do {
        guard let old = try pantryOf1.row(number, in: db) else { continue }
        try widen(old, in: db)
      } catch is NotebookFault {
        continue
      }
    }
  }

  private static func widen(_ old: NotebookRow, in db: Database) throws {
    let values = old.values.dropLast() + [.null, .null, .null, .integer(0)] + old.values.suffix(1)
    let sums = [old.values, Array(values)].map {
      rowChecksum(table: pantryOf7.name, number: old.number, values: $0)
    }
    for owner in [0, try old.integer("person")] {
      var digest = try NotebookDigest(of: pantryOf7, owner: owner, in: db)
      digest.sum ^= sums[0] ^ sums[1]
      try digest.store(in: db)
    }
    try db.cachedStatement(sql: "UPDATE pantry_item SET checksum = ? WHERE number = ?")
      .execute(arguments: [sums[1], old.number])
  }

  /// The table as it is in these versions, whatever becomes of it later.
  private static let pantryOf1 = NotebookTable(
    "pantry_item",
    title: "the pantry",
    columns: ["person", "ingredient", "text", "amount", "expires", "added_at"]
  )
  private static let pantryOf7 = NotebookTable(
    "pantry_item",
    title: "the pantry",
    columns: [
      "person", "ingredient", "text", "amount", "expires", "place", "opened", "frozen", "paused",
      "added_at",
    ]
  )

  private static let columnsOf7 = """
    ALTER TABLE pantry_item ADD COLUMN place BLOB CHECK (
      place IN (CAST('fridge' AS BLOB), CAST('freezer' AS BLOB), CAST('cupboard' AS BLOB))
    );
    ALTER TABLE pantry_item ADD COLUMN opened INTEGER;
    ALTER TABLE pantry_item ADD COLUMN frozen INTEGER;
    ALTER TABLE pantry_item ADD COLUMN paused INTEGER NOT NULL DEFAULT 0 CHECK (paused >= 0);
    PRAGMA user_version = 7;
    """
}
