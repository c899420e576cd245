import RecipeLexicon
import RecipeMatching
import RecipeModel

/// A name that somebody may be about to type, and what it would do for what they have.
public struct NameCompletion: Sendable, Equatable {
  public var name: String
  /// Dishes that require it, alone or among alternatives.
  public var dishes: Int
  /// How many dishes it alone completes: not plain, ready with it and not without, and with something in them that is
  /// there already. As ``PurchaseWorth/dishes``.
  public var completes: Int
}

extension Kitchen {
  /// The ingredients that somebody who begins to type may mean: those called just so, then those whose name begins so,
  /// then those with words that begin so in one of their names; of each the most used first, then by name. What no dish
  /// asks for is among them only by its name.
  ///
  /// - Parameters:
  ///   - text: What was typed, of any length.
  ///   - request: What is there already, and what counts; nothing need be.
  /// - Throws: As ``answer(_:)``, but not where nothing that is there is known.
  /// Cost: O(names + dishes + what they ask for), and that of ``PantryMatcher/answer(_:)``.
  public func completions(
    of text: String,
    beside request: MatchRequest,
    limit: Int
  ) throws(KitchenError) -> [NameCompletion] {
    let found = typedNames().beginning(with: text)
    let uses = usesByIngredient()
    let best = found.filter { $0.place != .inside || uses[$0.ingredient.rawValue] > 0 }
      .sorted { left, right in
        (left.place.rawValue, uses[right.ingredient.rawValue], left.ingredient)
          < (right.place.rawValue, uses[left.ingredient.rawValue], right.ingredient)
      }.prefix(limit)
    guard !best.isEmpty else { return [] }
    let completes = PantryChanges(index: index, query: try query(beside: request)).completions()
    return best.map { found in
      NameCompletion(
        name: index.lexicon.name(of: found.ingredient),
        dishes: uses[found.ingredient.rawValue],
        completes: completes[found.ingredient.rawValue].dishes
      )
    }
  }

  /// The request in the terms of the index, with an empty pantry where nothing in it is known.
  private func query(beside request: MatchRequest) throws(KitchenError) -> MatchQuery {
    do throws(KitchenError) {
      return try changeable(request).query
    } catch {
      guard case .nothingRecognised = error.reason, !request.isStrict else { throw error }
      var rest = request
      rest.have = []
      rest.use = []
      return try changeable(rest).query
    }
  }

  private func typedNames() -> TypedNames {
    belongings.taught.isEmpty ? catalogue.typedNames() : TypedNames(of: index.lexicon)
  }
}
