import RecipeLexicon
import RecipeMatching
import RecipeModel

/// What a few everyday ingredients would complete.
public struct StapleOffer: Sendable, Equatable {
  /// Their names, as `staples add` takes them.
  public var names: [String]
  /// How many more dishes would be ready, without plain ones.
  public var dishes: Int
}

extension Kitchen {
  /// What most kitchens have and nobody types.
  private static let usual = ["oil", "sugar"]
  /// A kitchen of at most so many things is small.
  private static let smallKitchen = 12

  /// What the usual things in the house would add to the first answer of a small kitchen; nil where somebody
  /// has said what they always have, changes the staples, has them already, or gains nothing.
  ///
  /// - Parameter have: As ``MatchReply/have``.
  /// Cost: that of counting the dishes, twice.
  func stapleOffer(
    for request: MatchRequest,
    having have: [String]
  ) throws(KitchenError) -> StapleOffer? {
    guard snapshot.staples.isEmpty, request.staples.isEmpty,
      (1...Self.smallKitchen).contains(have.count)
    else { return nil }
    // Who has olive oil needs no other.
    let taxonomy = index.lexicon.taxonomy
    let there = have.compactMap { index.lexicon.ingredient(named: $0)?.rawValue }
    let granted = Set(there + there.flatMap { taxonomy.ancestors(of: $0) })
    var query = try query(for: request).query
    query.filter.allowsPlain = false
    query.limit = 0
    let isExcluded = query.exclusion.isExcluded
    // Nobody pours oil.
    let usual = query.filter.kind == .cocktail ? ["sugar"] : Self.usual
    let names = usual.filter { name in
      index.lexicon.ingredient(named: name).map {
        !granted.contains($0.rawValue) && !isExcluded[$0.rawValue]
      } ?? false
    }
    guard !names.isEmpty else { return nil }
    let before = readyCount(query)
    query.staples = try staples(names.map { "+\($0)" })
    let gain = readyCount(query) - before
    return gain > 0 ? StapleOffer(names: names, dishes: gain) : nil
  }

  /// How many dishes are ready. Taste changes none, so none is read.
  private func readyCount(_ query: MatchQuery) -> Int {
    let counts = matcher.answer(query).counts
    return counts.first { $0.missing == 0 }?.dishes ?? 0
  }

  /// The default staples and those that the person always has.
  var allStaples: [IngredientID] {
    index.lexicon.defaultStaples
      + snapshot.staples.compactMap { ingredient(namedInDishes: $0.name) }
  }
}
