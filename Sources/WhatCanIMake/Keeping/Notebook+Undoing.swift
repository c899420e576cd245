public import RecipeModel
import RecipeStorage

extension Notebook {
  /// Brings back what was deleted at once, beside what came since: an emptied pantry, shopping list or
  /// history, a deleted list, a forgotten taste. ``RecipeModel/Undoing`` says what there was a successor of.
  ///
  /// - Parameter number: A ``RecipeModel/Deletion/number``; nil for the last deletion.
  /// - Throws: ``KitchenError`` `.nothingToUndo`.
  public func undo(_ number: Int? = nil) throws(KitchenError) -> Undoing {
    try writing { writer in
      guard let undoing = try writer.undo(number) else {
        let others = try writer.reader.deletions(now: now).map(\.number)
        throw KitchenError(.nothingToUndo(number, others: others))
      }
      return undoing
    }
  }
}

extension Kitchen {
  /// What the person deleted and can bring back, the last deleted first.
  ///
  /// - Parameter now: Seconds since 1970.
  public func deletions(now: Int) throws(KitchenError) -> [Deletion] {
    try reading(or: []) { try $0.deletions(now: now) }
  }
}
