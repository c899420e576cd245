package import RecipeModel

/// Where a dish stands in the whole answer to a query, whatever its cap and limit say.
package struct PantryRank: Sendable, Equatable {
  /// 1 is the best.
  package var rank: Int
  /// How many dishes are answers.
  package var count: Int
  package var keys: RankKeys
  /// The dish right before it; nil for the first.
  package var before: Ahead?

  /// A dish that comes before another.
  package struct Ahead: Sendable, Equatable {
    package var recipe: RecipeID
    package var keys: RankKeys
  }
}

extension PantryMatcher {
  /// The rank of a dish; nil when it is no answer.
  ///
  /// Cost: O(lines of all dishes), and no memory for each: nothing is sorted.
  package func rank(of recipe: RecipeID, _ query: MatchQuery) -> PantryRank? {
    var search = CatalogueSearch(index, query)
    return search.rank(of: recipe.rawValue)
  }
}

extension CatalogueSearch {
  /// As ``PantryMatcher/rank(of:_:)``.
  mutating func rank(of recipe: Int) -> PantryRank? {
    guard let judged = rules.session.judge(recipe) else { return nil }
    let own = RankedDish(
      keys: judged.keys,
      recipe: recipe,
      place: index.place(of: RecipeID(recipe)),
      order: query.order
    )
    var (count, ahead, isThere) = (0, 0, false)
    var before: RankedDish?
    forEachMatch(missingAtMost: .max) { dish in
      count += 1
      if dish.recipe == recipe {
        isThere = true
      } else if dish.code < own.code {
        ahead += 1
        if before.map({ $0.code < dish.code }) ?? true { before = dish }
      }
    }
    guard isThere else { return nil }
    return PantryRank(
      rank: ahead + 1,
      count: count,
      keys: own.keys,
      before: before.map { PantryRank.Ahead(recipe: RecipeID($0.recipe), keys: $0.keys) }
    )
  }
}
