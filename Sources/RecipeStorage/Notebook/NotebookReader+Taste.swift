package import RecipeModel

extension NotebookReader {
  /// What the person thinks of dishes and other things, ascending by subject; one opinion of each.
  package func opinions() throws(StorageError) -> [TasteOpinion] {
    try checked { try own(.opinions).map(opinion).sorted { $0.subject < $1.subject } }
  }

  func opinion(_ row: NotebookRow) throws -> TasteOpinion {
    guard let kind = TasteOpinion.Subject.Kind(rawValue: try row.text("kind")),
      let stance = TasteOpinion.Stance(rawValue: try row.text("stance"))
    else { throw row.unreadable }
    return TasteOpinion(
      subject: TasteOpinion.Subject(kind, try row.text("subject")),
      name: try row.text("name"),
      stance: stance,
      at: try row.integer("at")
    )
  }
}
