import RecipeLexicon
import RecipeMatching
import RecipeModel

/// What a bar's drinks are made of.
extension KitchenRoles {
  /// Those of some things that have alcohol, without bitters. Cost: O(ingredients).
  static func bottles(
    among things: [IngredientID],
    _ lexicon: IngredientLexicon
  ) -> Set<IngredientID> {
    let isOfAlcohol = strong(in: lexicon)
    return Set(things.filter { isOfAlcohol[$0.rawValue] })
  }

  /// What drinks of an index are like to who has a bar: each is built on its spirit. Cost: O(ingredients).
  static func drinkTraits(in index: CatalogueIndex, of bar: [IngredientID]) -> DishTraits {
    let spirits = ingredients(["spirit"], index.lexicon)
    return DishTraits(index, DishTraits.Roles(bases: [spirits, []]), pantry: bar)
  }

  /// For each of some drinks what it takes of a bar that has alcohol and is no bitters, at most two such things, in the
  /// order of its lines. Cost: O(ingredients).
  static func bottles(
    in index: CatalogueIndex,
    of bar: [IngredientID]
  ) -> (RecipeID) -> [Int] {
    let taxonomy = index.lexicon.taxonomy
    let isStrong = strong(in: index.lexicon)
    let there = Set(bar.flatMap { [$0.rawValue] + taxonomy.ancestors(of: $0.rawValue) })
    return { recipe in
      let taken = index.recipes.required[recipe.rawValue].compactMap { requirement in
        index.requirements.alternatives[Int(requirement)].lazy.map(Int.init)
          .first { isStrong[$0] && there.contains($0) }
      }
      return Array(taken.prefix(2))
    }
  }

  /// For each ingredient whether it has alcohol; a dash of bitters is nothing.
  static func strong(in lexicon: IngredientLexicon) -> [Bool] {
    let bitters = Set(ingredients(["cocktail bitters"], lexicon).map(\.rawValue))
    return lexicon.taxonomy.carried.indices.map { thing in
      lexicon.taxonomy.carried[thing].contains(.alcohol)
        && lexicon.taxonomy.kinship(of: thing).isDisjoint(with: bitters)
    }
  }

  /// Whether anything that has alcohol is left where some things are excluded. Cost: O(ingredients).
  static func allowsAlcohol(_ exclusion: Exclusion, _ lexicon: IngredientLexicon) -> Bool {
    zip(strong(in: lexicon), exclusion.isExcluded).contains { $0 && !$1 }
  }

  /// Which drinks of an index are of a bar: they take a spirit, or something else with alcohol, that is there, or that may
  /// be bought; a dash of bitters is none. Nil where a bar has other things only: whoever has lemons and mint is not sent for
  /// gin. An empty bar buys it. Cost: O(ingredients).
  static func drinks(
    in index: CatalogueIndex,
    of bar: [IngredientID],
    like traits: DishTraits
  ) -> ((RecipeID, _ mayBuy: Bool) -> Bool)? {
    let isStrong = strong(in: index.lexicon)
    guard bar.isEmpty || bar.contains(where: { isStrong[$0.rawValue] }) else { return nil }
    return { recipe, mayBuy in
      if traits.ownBase(of: recipe) != nil { return true }
      return index.recipes.required[recipe.rawValue].contains { requirement in
        (mayBuy || bar.isEmpty || traits.isThere(line: Int(requirement)))
          && index.requirements.alternatives[Int(requirement)].contains { isStrong[Int($0)] }
      }
    }
  }
}
