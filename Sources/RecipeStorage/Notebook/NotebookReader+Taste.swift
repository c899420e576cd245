package import RecipeModel

extension NotebookReader {
  /// The person's opinions about dishes and other things, in ascending order of subject; one for
  /// each subject.
  package func opinions() throws(StorageError) -> [TasteOpinion] {
    try checked {
      try things(in: .opinions).sorted { (left: TasteOpinion, right) in left.subject < right.subject
      }
    }
  }

  /// What the person avoids, in the order in which they added it.
  package func avoided() throws(StorageError) -> [AvoidedThing] {
    try checked { try things(in: .avoided) }
  }

  /// The person's staples, in the order in which they added them.
  package func staples() throws(StorageError) -> [KeptStaple] {
    try checked { try things(in: .staples) }
  }
}
