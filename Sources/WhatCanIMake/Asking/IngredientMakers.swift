import RecipeLexicon
public import RecipeMatching
public import RecipeModel

/// Which dishes make an ingredient that another dish asks for: **the one rule for "or make it"**.
///
/// A dish makes the ingredient that it yields, and every class that this is a kind of. It is named only to
/// who may see it, and where neither it nor what it makes has anything excluded. No grade or order follows
/// from it.
public struct IngredientMakers {
  /// A dish that makes what is missing.
  public struct Maker: Sendable, Equatable {
    public var dish: DishID
    public var name: String
    /// From start to table; nil when not said.
    public var minutes: Int?
  }

  private let index: CatalogueIndex
  /// For each ingredient the dishes that make it, best first.
  private let makers: [IngredientID: [RecipeID]]

  /// Cost: O(dishes + dishes that yield something · log).
  init(_ kitchen: Kitchen, under stated: [StatedExclusion]) {
    index = kitchen.index
    let (table, taxonomy) = (index.recipes, index.lexicon.taxonomy)
    let exclusion = kitchen.exclusion(stated)
    let safety = stated.isEmpty ? nil : kitchen.safety(under: stated)
    var found: [IngredientID: [RecipeID]] = [:]
    for (recipe, product) in table.yielding
    where index.isPresent(recipe) && kitchen.canSee(recipe) {
      let isSafe = exclusion.verdicts[product.rawValue] == .safe
      guard isSafe, safety?.allows(recipe) ?? true else { continue }
      for granted in [product.rawValue] + taxonomy.ancestors(of: product.rawValue) {
        found[IngredientID(granted), default: []].append(recipe)
      }
    }
    let index = index
    for (ingredient, dishes) in found {
      found[ingredient] = dishes.sorted { left, right in
        let (a, b) = (rank(left), rank(right))
        return a == b ? index.precedes(left, right) : a < b
      }
      func rank(_ recipe: RecipeID) -> (isKind: Int, renown: Int, minutes: Int) {
        (
          table.yield(of: recipe) == ingredient ? 0 : 1, -table.mark(of: recipe).renown,
          table.minutes(of: recipe) ?? .max
        )
      }
    }
    makers = found
  }

  /// The dish that makes one of some ingredients: of several one that makes it itself before one that makes
  /// a kind of it, then the better known, the quicker, the first by name. Nil when there is none.
  ///
  /// - Parameters:
  ///   - isExact: A kind will not do.
  ///   - besides: Dishes that do not count: what asks for it cannot be made of itself.
  func maker(
    of ingredients: [IngredientID],
    isExact: Bool,
    besides: [DishID]
  ) -> Maker? {
    for ingredient in ingredients {
      let found = (makers[ingredient] ?? []).first { recipe in
        (!isExact || index.recipes.yield(of: recipe) == ingredient)
          && !besides.contains(index.recipes.id(of: recipe))
      }
      guard let found else { continue }
      return Maker(
        dish: index.recipes.id(of: found),
        name: index.recipes.name(of: found),
        minutes: index.recipes.minutes(of: found)
      )
    }
    return nil
  }

  /// The dish that makes what a required line of a dish lacks; nil where nothing lacks.
  public func maker(of line: PantryMatch.Line, in dish: RecipeID) -> Maker? {
    guard line.isRequired, !line.grade.isHad else { return nil }
    return maker(
      of: index.requirements.alternatives[line.requirement].map { IngredientID(Int($0)) },
      isExact: index.requirements.isExact[line.requirement],
      besides: [index.recipes.id(of: dish)]
    )
  }
}

extension Kitchen {
  /// The dishes that make ingredients, for who must not eat what is stated.
  public func makers(under stated: [StatedExclusion]) -> IngredientMakers {
    IngredientMakers(self, under: stated)
  }
}
