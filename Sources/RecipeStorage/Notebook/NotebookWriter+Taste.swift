package import RecipeModel

extension NotebookWriter {
  /// Sets the person's opinion about a subject. ``RecipeModel/TasteOpinion/Stance/replaces(_:)``
  /// decides whether it replaces an earlier one.
  ///
  /// Names of subjects are equal in every normal form; case counts.
  ///
  /// - Returns: False if the earlier opinion stays.
  @discardableResult
  package func setOpinion(_ opinion: TasteOpinion) throws(StorageError) -> Bool {
    try checked {
      var opinion = opinion
      opinion.subject = Self.normalised(opinion.subject)
      guard let row = try opinions(of: opinion.subject).first else {
        try insert(opinion, into: .opinions)
        return true
      }
      guard opinion.stance.replaces(try row.thing(TasteOpinion.self).stance) else { return false }
      try replace(row, by: opinion)
      return true
    }
  }

  /// The same about a dish, with the time of the transaction.
  @discardableResult
  package func setOpinion(
    _ stance: TasteOpinion.Stance,
    of recipe: Recipe
  ) throws(StorageError) -> Bool {
    try setOpinion(
      TasteOpinion(subject: .dish(recipe.id), name: recipe.name, stance: stance, at: now)
    )
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
