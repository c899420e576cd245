package import RecipeModel

/// What words say is not in a thing: "dairy-free", "without nuts", "vegan".
package struct Denial: Hashable, Sendable {
  /// The families that are denied.
  package var flags: DietFlags
  /// The ingredients that are denied, with their kinds; ascending.
  package var ingredients: [IngredientID]

  /// Nothing is denied.
  package static let none = Denial()

  package init(flags: DietFlags = [], ingredients: [IngredientID] = []) {
    self.flags = flags
    self.ingredients = ingredients
  }

  package var isEmpty: Bool { flags.isEmpty && ingredients.isEmpty }

  /// What either of both denies.
  package func union(_ other: Denial) -> Denial {
    if other.isEmpty { return self }
    if isEmpty { return other }
    return Denial(
      flags: flags.union(other.flags),
      ingredients: Set(ingredients).union(other.ingredients).sorted()
    )
  }
}

/// An ingredient that words name, as far as they do not deny it.
package struct NamedIngredient: Hashable, Sendable, Comparable {
  package var ingredient: IngredientID
  /// What the same words say is not in it.
  package var denial: Denial

  package init(_ ingredient: IngredientID, denial: Denial = .none) {
    self.ingredient = ingredient
    self.denial = denial
  }

  /// By ingredient, then by what is denied; a total order.
  package static func < (left: NamedIngredient, right: NamedIngredient) -> Bool {
    if left.ingredient != right.ingredient { return left.ingredient < right.ingredient }
    let (a, b) = (left.denial, right.denial)
    if a.flags != b.flags { return a.flags.rawValue < b.flags.rawValue }
    return a.ingredients.lexicographicallyPrecedes(b.ingredients)
  }
}

/// What words ask for: the ingredient that they mean, and all else that they name.
package struct AskedIngredient: Hashable, Sendable {
  package var ingredient: IngredientID
  /// What an exclusion has to judge beside the ingredient, each once, ascending: what the words name
  /// that excluding would not exclude the ingredient anyway. The ingredient itself is among them only
  /// where the words deny something of it ("egg-free mayonnaise"); then it is judged by that alone.
  package var named: [NamedIngredient]

  package init(_ ingredient: IngredientID, named: [NamedIngredient] = []) {
    self.ingredient = ingredient
    self.named = named
  }

  /// The words deny something of the ingredient.
  package var isDenied: Bool { named.contains { $0.ingredient == ingredient } }
}
