/// The tables of `user.db`.
enum NotebookSchema {
  /// The first version that keeps what was deleted.
  static let firstWithDeletions = 8
  /// The first version in which people have accounts and share with a household.
  static let firstWithHouseholds = 12
  /// The first version in which people follow each other.
  static let firstWithFollowing = 14
  /// The bytes "wcmu" mark a notebook.
  static let current = StoreSchema(
    applicationID: 0x7763_6D75,
    steps: [
      { try migrateTo1($0) }, { try migrateTo2($0) }, { try migrateTo3($0) },
      { try migrateTo4($0) }, { try migrateTo5($0) }, { try migrateTo6($0) },
      { try migrateTo7($0) }, { try migrateToDeletions($0) },
      { try migrateToVersions($0) }, { try migrateToTaughtFacts($0) },
      { try migrateToNeverSwaps($0) }, { try migrateToHouseholds($0) },
      { try migrateToTakenChanges($0) }, { try migrateToFollowing($0) },
    ]
  )
}
