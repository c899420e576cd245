public import RecipeModel
import RecipeStorage

extension Notebook {
  /// Notes that the person likes, or dislikes, things; what was said of them before no longer counts.
  public func note(
    _ stance: TasteOpinion.Stance,
    of words: [TasteWord]
  ) throws(KitchenError) {
    try writing { writer in
      for word in words { try writer.setOpinion(word.subject, name: word.name, stance) }
    }
  }

  /// Notes that a suggestion was not wanted: it is not suggested again, and counts a little against
  /// dishes like it, unless the person said otherwise.
  public func skip(_ dishes: [FoundDish]) throws(KitchenError) {
    try writing { writer in
      let shown = Set(try writer.reader.history(.suggested).map(\.dish))
      for dish in dishes {
        try writer.setOpinion(.dish(dish.id), name: dish.recipe.name, .skipped)
        if !shown.contains(dish.id) { try writer.addHistory(.suggested, recipe: dish.recipe) }
      }
    }
  }

  /// Forgets what the person said and showed about their taste; favourites and ratings stay.
  ///
  /// - Returns: How many things were forgotten.
  public func resetTaste() throws(KitchenError) -> Int {
    try writing { try $0.clearOpinions() }
  }
}
