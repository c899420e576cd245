package import RecipeModel

extension NotebookWriter {
  /// Sets the person's opinion about a subject. ``RecipeModel/TasteOpinion/Stance/replaces(_:)``
  /// decides whether it replaces an earlier one.
  ///
  /// Names of subjects are equal in every normal form; case counts.
  ///
  /// - Parameter name: The name of the subject to show.
  /// - Returns: False if the earlier opinion stays.
  @discardableResult
  package func setOpinion(
    _ subject: TasteOpinion.Subject,
    name: String,
    _ stance: TasteOpinion.Stance,
    at: Int? = nil
  ) throws(StorageError) -> Bool {
    try checked {
      let opinion = TasteOpinion(
        subject: Self.normalised(subject),
        name: name,
        stance: stance,
        at: at ?? now
      )
      guard let row = try opinions(of: subject).first else {
        try insert(opinion, into: .opinions)
        return true
      }
      guard stance.replaces(try row.thing(TasteOpinion.self).stance) else { return false }
      try replace(row, by: opinion)
      return true
    }
  }

  /// False if there was none.
  @discardableResult
  package func removeOpinion(_ subject: TasteOpinion.Subject) throws(StorageError) -> Bool {
    try checked { try remove(opinions(of: subject)) > 0 }
  }

  /// Deletes all opinions and returns how many there were; ``undo(_:)`` brings them back. Cost:
  /// O(opinions · log rows).
  @discardableResult
  package func clearOpinions() throws(StorageError) -> Int {
    try checked { try removeUndoably(own(.opinions), .taste) }
  }

  private func opinions(of subject: TasteOpinion.Subject) throws -> [NotebookRow] {
    let values = [NotebookValue.text(subject.kind.rawValue), .text(Self.normalised(subject).text)]
    return try own(.opinions, where: "kind = ? AND subject = ?", values)
  }

  /// A dish id is what its bytes are; names are normalised.
  private static func normalised(_ subject: TasteOpinion.Subject) -> TasteOpinion.Subject {
    if case .dish = subject { return subject }
    return .init(subject.kind, RecipeStorage.normalised(subject.text))
  }
}
