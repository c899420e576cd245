import RecipeLexicon
package import RecipeModel

/// What a thing of a pantry is to the dishes that it goes into, as far as ranking asks.
///
/// Each ingredient stands for its kinds too. The order of the lists and repeats do not matter.
package struct ItemRoles: Sendable, Equatable {
  /// What most kitchens have: it meets what dishes require, and counts neither in ``RankKeys/used`` nor in
  /// ``RankKeys/weight``, whether it was typed, is in the pantry or among the staples.
  package var usual: [IngredientID]
  /// What a dish or drink is made of first and foremost. A thing that is usual too is not main.
  package var main: [IngredientID]
  /// What only gives taste, with what belongs to it: a plan looks to other things first that will not keep.
  package var flavourings: [IngredientID]
  /// What people make rather than buy, each as it is: they buy what it is made of, if one thing is enough.
  package var homeMade: [IngredientID]
  /// What is left of a dish that was cooked, and no shop sells: it is offered to nobody, and dishes that lack it are not
  /// planned.
  package var unsold: [IngredientID]
  /// What the owner of the pantry would hardly buy: of single purchases these come last, and baskets of several have none of
  /// them unless there is no other basket. Each as it is, without its kinds.
  package var unlikely: [IngredientID]

  package init(
    usual: [IngredientID] = [],
    main: [IngredientID] = [],
    flavourings: [IngredientID] = [],
    homeMade: [IngredientID] = [],
    unsold: [IngredientID] = [],
    unlikely: [IngredientID] = []
  ) {
    (self.usual, self.main) = (usual, main)
    (self.flavourings, self.homeMade) = (flavourings, homeMade)
    (self.unsold, self.unlikely) = (unsold, unlikely)
  }

  /// Those of some ingredients that are one of `roots` or a kind of one. Cost: O(what they are kinds of).
  static func kinds(
    of roots: [IngredientID],
    among ingredients: [Int],
    _ taxonomy: Taxonomy
  ) -> Set<Int> {
    let roots = Set(roots.map(\.rawValue))
    if roots.isEmpty { return [] }
    return Set(
      ingredients.filter { ingredient in
        roots.contains(ingredient)
          || taxonomy.ancestors(of: ingredient).contains(where: roots.contains)
      }
    )
  }
}
