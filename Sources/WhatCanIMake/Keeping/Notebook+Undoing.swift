public import RecipeModel
import RecipeStorage

extension Notebook {
  /// Undoes a deletion of many entries at once: a cleared pantry, shopping list or history, a
  /// deleted list, a reset taste, or things that were taken out of the pantry. What was added since
  /// then stays. ``RecipeModel/Undoing`` says what could not be brought back because something newer
  /// is in its place.
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
  /// The person's deletions that can be undone, newest first.
  ///
  /// - Parameter now: Seconds since 1970.
  public func deletions(now: Int) throws(KitchenError) -> [Deletion] {
    try reading(or: []) { try $0.deletions(now: now) }
  }
}
