public import RecipeModel
import RecipeStorage

extension Notebook {
  /// Saves that the person likes or dislikes things; earlier statements about them no longer count.
  public func note(
    _ stance: TasteOpinion.Stance,
    of words: [TasteWord]
  ) throws(KitchenError) {
    try writing { writer in
      for word in words {
        try writer.setOpinion(
          TasteOpinion(subject: word.subject, name: word.name, stance: stance, at: writer.now)
        )
      }
    }
  }

  /// Saves that the person does not want some suggestions. They are not suggested again, and count
  /// a little against similar dishes, unless the person said something else about them.
  public func skip(_ dishes: [FoundDish]) throws(KitchenError) {
    try writing { writer in
      let shown = Set(try writer.reader.history(.suggested).map(\.dish))
      for dish in dishes {
        try writer.setOpinion(.skipped, of: dish.recipe)
        if !shown.contains(dish.id) { try writer.addHistory(.suggested, recipe: dish.recipe) }
      }
    }
  }

  /// Deletes what the program knows about the person's taste, except favourites and ratings.
  ///
  /// - Returns: How many entries were deleted.
  public func resetTaste() throws(KitchenError) -> Int {
    try writing { try $0.clearOpinions() }
  }
}
