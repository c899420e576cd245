import RecipeLexicon
import RecipeMatching
import RecipeModel

/// A name that somebody may be typing, and what that ingredient would add to what they have.
public struct NameCompletion: Sendable, Equatable {
  public var name: String
  /// The number of dishes that require it, alone or as an alternative.
  public var dishes: Int
  /// How many dishes it completes by itself: dishes that are not plain, that are ready with it and
  /// not without it, and that use something which is already there. As ``PurchaseWorth/dishes``.
  public var completes: Int
}

extension Kitchen {
  /// The ingredients that a person may mean when they start typing: first those with exactly this
  /// name, then those whose name begins with it, then those with such words in one of their names.
  /// Within each group the most used come first, then by name. Ingredients that no dish asks for
  /// come last, and only if their name begins with the text.
  ///
  /// - Parameters:
  ///   - text: What was typed, of any length.
  ///   - request: What the person has, and what counts; it may be empty.
  /// - Throws: As ``answer(_:)``, but not if none of the person's ingredients is known. Cost:
  ///   O(names + dishes + what they ask for), and that of ``PantryMatcher/answer(_:)``.
  public func completions(
    of text: String,
    beside request: MatchRequest,
    limit: Int
  ) throws(KitchenError) -> [NameCompletion] {
    let found = typedNames().beginning(with: text)
    let uses = usesByIngredient()
    let best = found.filter { $0.place != .inside || uses[$0.ingredient.rawValue] > 0 }
      .sorted { left, right in
        let (leftUses, rightUses) = (
          uses[left.ingredient.rawValue], uses[right.ingredient.rawValue]
        )
        if left.place == .whole || right.place == .whole, left.place != right.place {
          return left.place == .whole
        }
        if (leftUses == 0) != (rightUses == 0) { return rightUses == 0 }
        return (left.place.rawValue, rightUses, left.ingredient)
          < (right.place.rawValue, leftUses, right.ingredient)
      }.prefix(limit)
    guard !best.isEmpty else { return [] }
    let completes = PantryPurchases(index: index, query: try query(beside: request)).completions()
    return best.map { found in
      NameCompletion(
        name: index.lexicon.name(of: found.ingredient),
        dishes: uses[found.ingredient.rawValue],
        completes: completes[found.ingredient.rawValue].dishes
      )
    }
  }

  /// What somebody may type next who has typed some of what they have: first the ingredients that
  /// complete dishes by themselves, the most dishes first, then the most used, then by name.
  ///
  /// - Parameter have: Names; those that are not known do not count. If none is known, or if the
  ///   names may not be used, the order is that of use.
  /// Cost: as ``completions(of:beside:limit:)``.
  public func completions(behind have: [String]) -> [NameCompletion] {
    let query = try? changeable(MatchRequest(have: have)).query
    let completes = query.map { PantryPurchases(index: index, query: $0).completions() }
    let uses = usesByIngredient()
    return (0..<index.lexicon.listedCount).map(IngredientID.init)
      .map { ingredient in
        NameCompletion(
          name: index.lexicon.name(of: ingredient),
          dishes: uses[ingredient.rawValue],
          completes: completes?[ingredient.rawValue].dishes ?? 0
        )
      }
      .sorted { left, right in
        (right.completes, right.dishes, left.name) < (left.completes, left.dishes, right.name)
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
    snapshot.taught.isEmpty ? catalogue.typedNames() : TypedNames(of: index.lexicon)
  }
}
