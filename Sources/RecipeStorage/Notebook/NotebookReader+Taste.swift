package import RecipeModel

extension NotebookReader {
  /// What the person thinks of dishes and other things, ascending by subject; one opinion of each.
  package func opinions() throws(StorageError) -> [TasteOpinion] {
    try checked {
      try things(in: .opinions).sorted { (left: TasteOpinion, right) in left.subject < right.subject
      }
    }
  }

  /// What the person must never be shown, in the order in which they said so.
  package func avoided() throws(StorageError) -> [AvoidedThing] {
    try checked { try things(in: .avoided) }
  }

  func avoided(_ row: NotebookRow) throws -> AvoidedThing { try row.thing() }

  /// What the person always has in the house, in the order in which they said so.
  package func staples() throws(StorageError) -> [KeptStaple] {
    try checked { try things(in: .staples) }
  }
}
