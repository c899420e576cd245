public import RecipeMatching
import RecipeModel

extension MatchOracle.Keys {
  /// The engine's keys in the oracle's words.
  public init(_ keys: RankKeys) {
    missing = keys.missing
    isPlain = keys.isPlain
    used = keys.used
    hasMain = keys.hasMain
    swaps = keys.swaps
    expiring = keys.expiring
    taste = keys.taste
    renown = keys.renown
    weight = keys.weight
    generics = keys.generics
    minutes = keys.minutes
  }
}

extension CatalogueIndex {
  /// For each dish, by id, the id of its duplicate group's head.
  public var duplicateGroups: [String: String] {
    allRecipes.reduce(into: [:]) { heads, recipe in
      heads[recipes.id(of: recipe).description] =
        recipes.id(of: recipes.duplicateGroup(of: recipe))
        .description
    }
  }
}
