package import RecipeModel

extension NotebookWriter {
  /// Sets the person's opinion of a subject in place of an earlier one, unless that one stays:
  /// ``RecipeModel/TasteOpinion/Stance/replaces(_:)`` decides.
  ///
  /// Names of subjects are one in every normal form; case counts.
  ///
  /// - Parameter name: What the subject is called when it is shown.
  /// - Returns: False when the earlier opinion stays as it is.
  @discardableResult
  package func setOpinion(
    _ subject: TasteOpinion.Subject,
    name: String,
    _ stance: TasteOpinion.Stance,
    at: Int? = nil
  ) throws(StorageError) -> Bool {
    try checked {
      let values: [NotebookValue] = [
        .text(name), .text(stance.rawValue), .integer(at ?? now),
      ]
      guard var row = try opinionRow(of: subject) else {
        let subject = Self.values(of: subject)
        try NotebookTable.opinions.insert([.integer(try number())] + subject + values, in: db)
        return true
      }
      guard stance.replaces(try reader.opinion(row).stance) else { return false }
      row.values.replaceSubrange(3..., with: values)
      try row.table.replace(row, in: db)
      return true
    }
  }

  /// False when there was none.
  @discardableResult
  package func removeOpinion(_ subject: TasteOpinion.Subject) throws(StorageError) -> Bool {
    try checked {
      guard let row = try opinionRow(of: subject) else { return false }
      try row.table.delete(row, in: db)
      return true
    }
  }

  /// Forgets every opinion and returns how many there were; ``undo(_:)`` brings them back. Cost: O(opinions · log rows).
  @discardableResult
  package func clearOpinions() throws(StorageError) -> Int {
    try checked { try removeUndoably(own(.opinions), .taste) }
  }

  private func opinionRow(of subject: TasteOpinion.Subject) throws -> NotebookRow? {
    try own(.opinions, where: "kind = ? AND subject = ?", Self.values(of: subject)).first
  }

  /// The columns kind and subject. A dish id is what its bytes are; names are normalised.
  private static func values(of subject: TasteOpinion.Subject) -> [NotebookValue] {
    let text = subject.kind == .dish ? subject.text : normalised(subject.text)
    return [.text(subject.kind.rawValue), .text(text)]
  }
}
