import RecipeMatching
import RecipeModel
import RecipeStorage

extension Notebook {
  /// Suggests dishes that the person may like and does not know, and records that they have been shown.
  ///
  /// A dish that was shown, and anything nearly the same, does not come again until all matching
  /// dishes have been shown. Then the answer is `isExhausted` and starts over with the dishes shown
  /// longest ago. The new dishes are recorded only if nothing else was recorded as shown in the
  /// meantime; otherwise the program chooses again. So two callers never get the same dish, and
  /// nobody has to wait while dishes are ranked.
  ///
  /// Order: by score, varied so that the dishes differ from each other; ties by name and id.
  ///
  /// - Throws: What ``Kitchen/answer(_:)`` throws, and ``KitchenError`` for a store that cannot be
  ///   written. Cost: that of judging all dishes, and O((what is liked + what was shown) · dishes).
  public func suggest(_ request: SuggestRequest) throws(KitchenError) -> SuggestReply {
    let ranking = try SuggestionRanking(request, in: kitchen)
    let table = kitchen.index.recipes
    func note(_ choice: SuggestionRanking.Choice, _ writer: NotebookWriter) throws(StorageError) {
      for recipe in choice.recipes.lazy.map(RecipeID.init) {
        try writer.add(
          HistoryEntry(
            number: 0,
            kind: .suggested,
            dish: table.dishID(of: recipe),
            dishName: table.name(of: recipe),
            at: writer.now
          )
        )
      }
    }
    for _ in 1...Self.triesToSuggest {
      let (history, state) = try reading { (try $0.history(), try $0.historyState()) }
      let choice = ranking.choice(history: history, now: now)
      let isNoted = try writing { writer in
        guard try writer.reader.historyState() == state else { return false }
        try note(choice, writer)
        return true
      }
      if isNoted { return ranking.reply(showing: choice) }
    }
    // Among so many others who write, the choice is made while they wait.
    let choice = try writing { writer in
      let choice = ranking.choice(history: try writer.reader.history(), now: now)
      try note(choice, writer)
      return choice
    }
    return ranking.reply(showing: choice)
  }

  /// How often a choice is made again because something was shown meanwhile, before others have to wait.
  private static let triesToSuggest = 3
}
