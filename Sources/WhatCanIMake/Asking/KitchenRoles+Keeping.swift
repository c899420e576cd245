import RecipeLexicon
import RecipeModel

/// What of a kitchen should be used up.
extension KitchenRoles {
  /// Those of some things that do not keep two weeks, and meat that keeps a month at most: what should be used up is also
  /// what no dinner is built on, herbs and cream; but for milk and bread, which are in every week's shopping.
  /// Cost: O(what they are kinds of).
  static func spoiling(
    among things: [IngredientID],
    _ lexicon: IngredientLexicon
  ) -> Set<IngredientID> {
    let roots = Set(ingredients(["milk", "bread"], lexicon).map(\.rawValue))
    let fresh = things.filter { thing in
      lexicon.keeping.days(of: thing) ?? .max < 14
        && lexicon.taxonomy.kinship(of: thing.rawValue).isDisjoint(with: roots)
    }
    return worthUsing(among: things, lexicon).union(fresh)
  }

  /// Those of some things that a dinner can be built on or have much of, and that keep a week at most: meat, fish, tofu,
  /// mushrooms, leaves. Cost: O(what they are kinds of).
  static func perishables(
    among things: [IngredientID],
    _ lexicon: IngredientLexicon
  ) -> Set<IngredientID> {
    let roots = Set(ingredients(substance + ["tofu", "vegetable"], lexicon).map(\.rawValue))
    return Set(
      things.filter { thing in
        lexicon.keeping.days(of: thing) ?? .max <= 7
          && !lexicon.taxonomy.kinship(of: thing.rawValue).isDisjoint(with: roots)
      }
    )
  }

  /// Whether something is meat or fish that keeps three days at most. Cost: O(what it is a kind of).
  static func isUrgent(_ thing: IngredientID, _ lexicon: IngredientLexicon) -> Bool {
    lexicon.keeping.days(of: thing) ?? .max <= 3 && isMeat(thing, lexicon)
  }

  /// Whether something is meat or fish. Cost: O(what it is a kind of).
  static func isMeat(_ thing: IngredientID, _ lexicon: IngredientLexicon) -> Bool {
    let roots = ingredients(substance, lexicon).map(\.rawValue)
    return !lexicon.taxonomy.kinship(of: thing.rawValue).isDisjoint(with: roots)
  }

  /// Those of some things that a dinner is rather made of than that they stay: ``perishables(among:_:)``, and meat that
  /// keeps a month at most. Cost: O(what they are kinds of).
  static func worthUsing(
    among things: [IngredientID],
    _ lexicon: IngredientLexicon
  ) -> Set<IngredientID> {
    let roots = Set(ingredients(substance, lexicon).map(\.rawValue))
    let meat = things.filter { thing in
      lexicon.keeping.days(of: thing) ?? .max <= 30
        && !lexicon.taxonomy.kinship(of: thing.rawValue).isDisjoint(with: roots)
    }
    return perishables(among: things, lexicon).union(meat)
  }
}
