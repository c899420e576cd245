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
    return try writing { writer in
      let reply = ranking.reply(history: try writer.reader.history(), now: now)
      for suggestion in reply.suggestions {
        try writer.addHistory(
          .suggested,
          dish: kitchen.index.recipes.id(of: suggestion.match.recipe),
          dishName: kitchen.index.recipes.name(of: suggestion.match.recipe)
        )
      }
      return reply
    }
  }
}
