import Foundation
import GRDB

extension NotebookSchema {
  /// Accounts, households and who belongs to them, the keys of programs and invitations; and of what a household has
  /// together who put it there.
  ///
  /// A row's checksum covers all of its columns, so each of the shared tables is written anew, and the digests with
  /// it, and so is what was deleted of them. A row or a digest that is unreadable stays so: whoever asks for it is
  /// told, and all else can be read.
  static func migrateToHouseholds(_ db: Database) throws {
    try db.execute(sql: tablesOf12)
    for table in ["household", "account", "membership", "api_token", "invitation"] {
      try NotebookDigest.make(table, in: db)
    }
    for (old, columns) in sharedOf11 {
      let new = NotebookTable(old.name, title: old.title, columns: columns + ["by_person"])
      for number in try numbers(of: old.name, in: db) {
        do {
          guard let row = try old.row(number, in: db) else { continue }
          try widen(row, to: new, in: db)
        } catch is NotebookFault {
          continue
        }
      }
    }
    for number in try numbers(of: deletedRowsOf8.name, in: db) {
      do {
        guard var row = try deletedRowsOf8.row(number, in: db),
          case .bytes(let origin) = try row["origin"],
          sharedOf11.contains(where: { Data($0.table.name.utf8) == origin }),
          case .bytes(let cells) = try row["cells"]
        else { continue }
        // Nobody is said to have put it there: the mark of a column that is empty.
        try row.set("cells", to: .bytes(cells + [0]))
        try deletedRowsOf8.replace(row, in: db)
      } catch is NotebookFault {
        continue
      }
    }
  }

  private static func numbers(of table: String, in db: Database) throws -> [Int] {
    try Int.fetchAll(db, sql: "SELECT number FROM \(table) NOT INDEXED")
  }

  private static func widen(
    _ old: NotebookRow,
    to table: NotebookTable,
    in db: Database
  ) throws {
    let sums = [old.values, old.values + [.null]].map {
      rowChecksum(table: table.name, number: old.number, values: $0)
    }
    for owner in [0, try old.integer("person")] {
      var digest = try NotebookDigest(of: table, owner: owner, in: db)
      digest.sum ^= sums[0] ^ sums[1]
      try digest.store(in: db)
    }
    try db.cachedStatement(sql: "UPDATE \(table.name) SET checksum = ? WHERE number = ?")
      .execute(arguments: [sums[1], old.number])
  }

  /// The tables as they are in these versions, whatever becomes of them later, with their columns.
  private static let sharedOf11: [(table: NotebookTable, columns: [String])] = [
    (
      "pantry_item", "the pantry",
      [
        "person", "ingredient", "text", "amount", "expires", "place", "opened", "frozen", "paused",
        "added_at",
      ]
    ),
    (
      "shopping_item", "the shopping list",
      [
        "person", "text", "ingredients", "amount", "dish", "servings", "is_checked",
        "pantry_item", "added_at",
      ]
    ),
    ("staple", "the staples", ["person", "name", "added_at"]),
  ].map { (NotebookTable($0, title: $1, columns: $2), $2) }

  private static let deletedRowsOf8 = NotebookTable(
    "deleted_row",
    title: "the deleted entries",
    columns: ["person", "deletion", "origin", "origin_number", "cells"]
  )

  private static let tablesOf12 = """
    CREATE TABLE household (
      number INTEGER PRIMARY KEY CHECK (number BETWEEN 1 AND 9007199254740991),
      person INTEGER NOT NULL UNIQUE REFERENCES person (number),
      name BLOB NOT NULL CHECK (length(name) BETWEEN 1 AND 1000),
      created_at INTEGER NOT NULL,
      checksum INTEGER NOT NULL
    ) STRICT;
    CREATE TABLE account (
      number INTEGER PRIMARY KEY CHECK (number BETWEEN 1 AND 9007199254740991),
      person INTEGER NOT NULL UNIQUE REFERENCES person (number),
      folded BLOB NOT NULL UNIQUE CHECK (length(folded) BETWEEN 1 AND 1000),
      password BLOB CHECK (length(password) <= 1000),
      recovery BLOB CHECK (length(recovery) <= 1000),
      is_administrator INTEGER NOT NULL CHECK (is_administrator IN (0, 1)),
      is_disabled INTEGER NOT NULL CHECK (is_disabled IN (0, 1)),
      created_at INTEGER NOT NULL,
      checksum INTEGER NOT NULL
    ) STRICT;
    CREATE TABLE membership (
      number INTEGER PRIMARY KEY CHECK (number BETWEEN 1 AND 9007199254740991),
      person INTEGER NOT NULL UNIQUE REFERENCES person (number),
      household INTEGER NOT NULL REFERENCES household (number),
      role BLOB NOT NULL CHECK (length(role) <= 1000),
      joined_at INTEGER NOT NULL,
      checksum INTEGER NOT NULL
    ) STRICT;
    CREATE INDEX membership_by_household ON membership (household);
    CREATE TABLE api_token (
      number INTEGER PRIMARY KEY CHECK (number BETWEEN 1 AND 9007199254740991),
      person INTEGER NOT NULL REFERENCES person (number),
      hash BLOB NOT NULL UNIQUE CHECK (length(hash) BETWEEN 1 AND 1000),
      scope BLOB NOT NULL CHECK (length(scope) <= 1000),
      household INTEGER REFERENCES household (number),
      label BLOB NOT NULL CHECK (length(label) <= 1000),
      created_at INTEGER NOT NULL,
      last_used INTEGER,
      checksum INTEGER NOT NULL
    ) STRICT;
    CREATE INDEX api_token_by_person ON api_token (person);
    CREATE TABLE invitation (
      number INTEGER PRIMARY KEY CHECK (number BETWEEN 1 AND 9007199254740991),
      person INTEGER NOT NULL REFERENCES person (number),
      hash BLOB NOT NULL UNIQUE CHECK (length(hash) BETWEEN 1 AND 1000),
      household INTEGER REFERENCES household (number),
      role BLOB NOT NULL CHECK (length(role) <= 1000),
      created_at INTEGER NOT NULL,
      expires_at INTEGER NOT NULL,
      used_at INTEGER,
      checksum INTEGER NOT NULL
    ) STRICT;
    CREATE INDEX invitation_by_person ON invitation (person);
    ALTER TABLE pantry_item ADD COLUMN by_person INTEGER REFERENCES person (number);
    ALTER TABLE shopping_item ADD COLUMN by_person INTEGER REFERENCES person (number);
    ALTER TABLE staple ADD COLUMN by_person INTEGER REFERENCES person (number);
    PRAGMA user_version = 12;
    """
}
