import RecipeModel

extension Kitchen {
  /// The dishes that were last suggested to the person, in the same order, each with its current
  /// reasons and without those that they have skipped since; empty if nothing was suggested.
  /// Nothing is recorded.
  ///
  /// - Parameter request: For what the person has; its count limits the answer.
  /// - Throws: As ``answer(_:)``. Cost: that of judging all dishes.
  public func lastSuggested(_ request: SuggestRequest) throws(KitchenError) -> [Suggestion] {
    let history = try history(.suggested)
    let passed = Set(
      snapshot.opinions.compactMap { opinion -> DishID? in
        guard opinion.stance == .skipped, case .dish(let dish) = opinion.subject else { return nil }
        return dish
      }
    )
    let shown = history.filter { !passed.contains($0.dish) }
    guard let last = shown.first else { return [] }
    // What one call showed was written at one time, the best first; so was what another call showed in the same second.
    let batch = shown.prefix { $0.at == last.at }.prefix(request.count).reversed().map(\.dish)
    let ranking = try SuggestionRanking(request, in: self)
    var choice = ranking.choice(history: history, now: last.at)
    choice.recipes = ranking.inQuestion(batch)
    return ranking.reply(showing: choice).suggestions
  }

  /// The dishes that ``Notebook/suggest(_:)`` would show next, in the same order. Nothing is recorded.
  ///
  /// - Parameter now: Seconds since 1970.
  /// - Throws: As ``answer(_:)``. Cost: that of judging all dishes.
  public func nextSuggested(
    _ request: SuggestRequest,
    now: Int
  ) throws(KitchenError) -> [Suggestion] {
    let ranking = try SuggestionRanking(request, in: self)
    return ranking.reply(showing: ranking.choice(history: try history(), now: now)).suggestions
  }
}
