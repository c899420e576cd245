import GRDB

extension NotebookSchema {
  /// What people like: one opinion of a person on a subject.
  ///
  /// Every dish in a person's cooked history gets the opinion that it was cooked, when it was last.
  static func migrateTo2(_ db: Database) throws {
    try db.execute(sql: tablesOf2)
    try NotebookDigest.make(opinionsOf2.name, in: db)
    for row in try lastCooked(in: db) {
      try opinionsOf2.insert(
        [
          try row["person"], .text("dish"), try row["dish"], try row["dish_name"], .text("cooked"),
          try row["at"],
        ],
        in: db
      )
    }
  }

  /// Of each person and dish the entry with the latest time of cooking, of those the last made;
  /// ascending by number.
  ///
  /// An entry that is unreadable counts for nothing: it stays where it is, and whoever reads the
  /// history is told, but pantry and favourites can be read all the same. Cost: O(history).
  private static func lastCooked(in db: Database) throws -> [NotebookRow] {
    let people = Set(try Int.fetchAll(db, sql: "SELECT number FROM person NOT INDEXED"))
    var last: [[NotebookValue]: NotebookRow] = [:]
    for number in try Int.fetchAll(db, sql: "SELECT number FROM history NOT INDEXED") {
      do {
        guard let row = try historyOf1.row(number, in: db), try row.text("kind") == "cooked",
          try people.contains(row.integer("person"))
        else { continue }
        let key = [try row["person"], try row["dish"]]
        let earlier = try last[key].map { (try $0.integer("at"), $0.number) }
        if try earlier ?? (.min, 0) < (row.integer("at"), number) { last[key] = row }
      } catch is NotebookFault {
        continue
      }
    }
    return last.values.sorted { $0.number < $1.number }
  }

  /// The tables as they are in these versions, whatever becomes of them later.
  private static let historyOf1 = NotebookTable(
    "history",
    title: "the history",
    columns: ["person", "kind", "dish", "dish_name", "servings", "at"]
  )
  private static let opinionsOf2 = NotebookTable(
    "taste_opinion",
    title: "the tastes",
    columns: ["person", "kind", "subject", "name", "stance", "at"]
  )

  private static let tablesOf2 = """
    CREATE TABLE taste_opinion (
      number INTEGER PRIMARY KEY CHECK (number BETWEEN 1 AND 9007199254740991),
      person INTEGER NOT NULL REFERENCES person (number),
      kind BLOB NOT NULL CHECK (
        kind IN (
          CAST('dish' AS BLOB), CAST('ingredient' AS BLOB), CAST('flavour' AS BLOB),
          CAST('cuisine' AS BLOB), CAST('category' AS BLOB)
        )
      ),
      subject BLOB NOT NULL CHECK (length(subject) <= 5000),
      name BLOB NOT NULL CHECK (length(name) <= 1000),
      stance BLOB NOT NULL CHECK (
        stance IN (
          CAST('like' AS BLOB), CAST('dislike' AS BLOB), CAST('chosen' AS BLOB),
          CAST('cooked' AS BLOB), CAST('skipped' AS BLOB)
        )
      ),
      at INTEGER NOT NULL,
      checksum INTEGER NOT NULL,
      UNIQUE (person, kind, subject)
    ) STRICT;
    PRAGMA user_version = 2;
    """
}
