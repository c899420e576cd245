import RecipeMatching
import RecipeModel
import RecipeStorage

extension Notebook {
  /// Suggests dishes that the person may like and does not know, and notes them as shown.
  ///
  /// A dish that was shown, and anything nearly the same, does not come again until all that come into
  /// question have been: then the answer is `isExhausted`, and begins with what was shown longest ago.
  /// Looking at what was shown and noting what is shown are one transaction, so that no two callers
  /// are shown the same.
  ///
  /// Order: by score, made to differ from each other; ties by name and id.
  /// - Throws: What ``Kitchen/answer(_:)`` throws, and ``KitchenError`` for a store that cannot be
  ///   written.
  /// Cost: that of judging all dishes, and O((what is liked + what was shown) · dishes).
  public func suggest(_ request: SuggestRequest) throws(KitchenError) -> SuggestReply {
    let ranking = try SuggestionRanking(request, in: kitchen)
    let table = kitchen.index.recipes
    let choice = try writing { writer in
      let choice = ranking.choice(history: try writer.reader.history(), now: now)
      for recipe in choice.recipes.lazy.map(RecipeID.init) {
        try writer.addHistory(
          .suggested,
          dish: table.id(of: recipe),
          dishName: table.name(of: recipe)
        )
      }
      return choice
    }
    return ranking.reply(showing: choice)
  }
}
