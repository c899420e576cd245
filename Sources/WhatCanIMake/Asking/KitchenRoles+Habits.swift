import RecipeLexicon
import RecipeModel

/// What a stock says about what its owner would not buy.
extension KitchenRoles {
  /// How many things somebody has at least where what they all have in common is a habit, and no chance.
  private static let habits: [(diet: Diet, things: Int)] = [
    (.alcoholFree, 8), (.vegetarian, 8), (.vegan, 12),
  ]

  /// What who has some things would hardly go out for, ascending.
  ///
  /// A stock of many things without meat and fish is probably a vegetarian's, and one without a drop of alcohol that of
  /// somebody who drinks none. Whoever merely ran out of meat loses little if other things are suggested first; whoever
  /// eats none is annoyed otherwise. Spirits and liqueurs are unlikely beside fewer things too, if dinners can be made of
  /// them and they have no alcohol.
  ///
  /// - Parameter isOfAll: False if somebody asks for drinks, or for a category of dishes.
  /// Cost: O(ingredients + what the things are kinds of).
  static func unlikely(
    beside things: [IngredientID],
    isOfAll: Bool,
    _ lexicon: IngredientLexicon
  ) -> [IngredientID] {
    let taxonomy = lexicon.taxonomy
    let own = Set(things).subtracting(lexicon.defaultStaples)
    let carried = own.reduce(into: DietFlags()) { $0.formUnion(taxonomy.carried[$1.rawValue]) }
    var flags = DietFlags()
    for (diet, count) in habits where own.count >= count && carried.isDisjoint(with: diet.excluded)
    {
      flags.formUnion(diet.excluded)
    }
    var unlikely = Set(
      flags.isEmpty
        ? [] : taxonomy.carried.indices.filter { !taxonomy.carried[$0].isDisjoint(with: flags) }
    )
    if isOfAll, !carried.contains(.alcohol), isFood(own, lexicon) {
      let drinks = ingredients(["spirit", "liqueur"], lexicon).map(\.rawValue)
      unlikely.formUnion(drinks + drinks.flatMap { taxonomy.descendants(of: $0) })
    }
    return unlikely.sorted().map { IngredientID($0) }
  }

  /// Whether dinners can be made of one of some things.
  private static func isFood(_ things: Set<IngredientID>, _ lexicon: IngredientLexicon) -> Bool {
    let roots = ingredients(substance + pulses + starches + ["vegetable"], lexicon)
      .map(\.rawValue)
    return things.contains {
      !lexicon.taxonomy.kinship(of: $0.rawValue).isDisjoint(with: roots)
    }
  }
}
