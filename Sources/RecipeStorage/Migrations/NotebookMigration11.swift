import GRDB

extension NotebookSchema {
  /// Ingredients that people never swap in a dish, which a program of before would not understand.
  static func migrateToNeverSwaps(_ db: Database) throws {
    try db.execute(sql: "PRAGMA user_version = 11")
  }
}
