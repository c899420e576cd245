import RecipeLexicon
import RecipeModel
import SectionFiles

/// What a purchase completes: dishes that are not plain, that use something that is already there,
/// that are ready after it, and that were not ready before; see ``CompletableDishes``.
///
/// This is the only measure of what is best to buy. The purchase with the greater worth is better;
/// of equal worths, the one with more dishes. Dishes in which nothing that is bought stands in for another
/// thing come first, then all of them.
public struct PurchaseWorth: Sendable, Hashable, Comparable {
  /// The sum of what each dish is worth, ``DishWorths``. Of dishes that are nearly equal only the one
  /// that is worth most counts, see ``NearEqualDishes``.
  public var worth: Int
  /// The number of dishes.
  public var dishes: Int

  public static let none = PurchaseWorth(worth: 0, dishes: 0)

  public init(worth: Int, dishes: Int) {
    (self.worth, self.dishes) = (worth, dishes)
  }

  public static func < (left: PurchaseWorth, right: PurchaseWorth) -> Bool {
    left.worth != right.worth ? left.worth < right.worth : left.dishes < right.dishes
  }
}

extension Taxonomy {
  /// Whether somebody who buys one of two things would hardly buy the other: one is a kind of the other, is
  /// made of it in a home step, or it or a sibling stands in for it or for what it is a kind of, or both are
  /// kinds of one thing.
  package func areLike(_ left: Int, _ right: Int) -> Bool {
    if parents[left].contains(where: { parents[right].contains($0) }) { return true }
    let (one, other) = ([left] + ancestors(of: left), [right] + ancestors(of: right))
    if one.contains(right) || other.contains(left) || areOfOne(one, other) { return true }
    return isSwap(one, for: other) || isSwap(other, for: one) || isMade(left, of: right)
      || isMade(right, of: left)
  }

  /// - Parameter kinds: A thing, and what it is a kind of; so in the following.
  private func areOfOne(_ kinds: [Int], _ others: [Int]) -> Bool {
    kinds.contains { !isClass[$0] && others.contains($0) }
  }

  private func isSwap(_ kinds: [Int], for ingredients: [Int]) -> Bool {
    ingredients.contains { ingredient in
      swaps[ingredient].contains { swap in
        let substitute = Int(swapSubstitutes[Int(swap)])
        return kinds.contains(substitute)
          || areOfOne(kinds, [substitute] + ancestors(of: substitute))
      }
    }
  }

  private func isMade(_ product: Int, of ingredient: Int) -> Bool {
    routesTo[product].contains { routeInputs[Int($0)].contains(UInt32(ingredient)) }
  }
}
