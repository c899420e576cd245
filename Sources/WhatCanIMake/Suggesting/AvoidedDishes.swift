import RecipeMatching
import RecipeModel

/// The dishes that a person never wants to be suggested, as they said: disliked dishes, those of a
/// disliked cuisine or category, and those that cannot be made without a disliked ingredient.
///
/// A disliked flavour is no reason to leave a dish out; it lowers its score.
struct AvoidedDishes {
  private var isAvoided: [Bool]

  /// Cost: O(lines of the catalogue).
  init(of kitchen: Kitchen) {
    let index = kitchen.index
    isAvoided = Array(repeating: false, count: index.recipes.count)
    var ingredients: Set<UInt32> = []
    var dishes: Set<DishID> = []
    for opinion in kitchen.snapshot.opinions where opinion.stance == .dislike {
      switch opinion.subject {
      case .dish(let dish): dishes.insert(dish)
      case .ingredient:
        ingredients.formUnion(kitchen.ingredients(of: opinion.subject).map { UInt32($0.rawValue) })
      case .flavour: break
      case .cuisine, .category:
        for recipe in kitchen.recipes(of: opinion.subject) { isAvoided[recipe.rawValue] = true }
      }
    }
    guard !ingredients.isEmpty || !dishes.isEmpty else { return }
    let isRefused = (0..<index.requirements.count).map { requirement in
      let alternatives = index.requirements.alternatives[requirement]
      return !alternatives.isEmpty && alternatives.allSatisfy { ingredients.contains($0) }
    }
    for recipe in index.allRecipes {
      let row = recipe.rawValue
      if dishes.contains(index.recipes.dishID(of: recipe))
        || index.recipes.required[row].contains(where: { isRefused[Int($0)] })
      {
        isAvoided[row] = true
      }
    }
  }

  func contains(_ recipe: Int) -> Bool { isAvoided[recipe] }
}
