public import RecipeMatching
import RecipeModel
public import RecipeSources

extension Kitchen {
  /// The summaries of dishes that the person saved something about, in the same order. None is left
  /// out; each says what the person avoids in it.
  ///
  /// - Throws: As ``exclusions(without:diets:)``.
  /// Cost: O(ingredients + lines of the dishes · cost of resolving a name).
  public func summaries(ofKept dishes: [FoundDish]) throws(KitchenError) -> [DishSummary] {
    let stated = try exclusions()
    guard !stated.isEmpty else { return dishes.map { summary(of: $0) } }
    let exclusion = exclusion(stated)
    return dishes.map { dish in
      var summary = summary(of: dish)
      let caution = caution(about: dish.recipe, exclusion)
      summary.excluded = caution.excluded + caution.doubtful
      summary.leaveOut = caution.leaveOut(of: dish.recipe)
      return summary
    }
  }

  /// The dishes in a live source's answer that a selection does not exclude, in the same order.
  ///
  /// A dish is hidden as unrecognised if neither the source nor the catalogue says what it
  /// contains.
  ///
  /// - Throws: As ``exclusions(without:diets:)``.
  /// Cost: O(ingredients + lines of the dishes · cost of resolving a name).
  public func allowed(
    _ dishes: [SourceDish],
    _ selection: DishSelection = DishSelection()
  ) throws(KitchenError) -> SourceSelection {
    let stated = try exclusions(without: selection.without, diets: selection.diets)
    let notes = ExclusionNotes(stated)
    let kept = Set(dishes.map(\.id).filter { recipe(with: $0) != nil })
    var allowed = SourceSelection(dishes: dishes, kept: kept, hidden: .none, notes: notes)
    guard !stated.isEmpty else { return allowed }
    let (exclusion, safety) = (exclusion(stated), safety(under: stated))
    allowed.dishes = []
    for dish in dishes {
      guard let recipe = dish.recipe else {
        // A name alone says nothing, unless the catalogue knows the dish.
        if let kept = recipe(with: dish.id) {
          if safety.allows(kept) { allowed.dishes.append(dish) }
        } else {
          allowed.hidden.unrecognised += 1
        }
        continue
      }
      let caution = caution(about: recipe, exclusion)
      if !caution.excluded.isEmpty { continue }
      if caution.doubtful.isEmpty {
        allowed.dishes.append(dish)
      } else {
        allowed.hidden.mayContain += 1
      }
    }
    return allowed
  }
}

/// The dishes in a live source's answer that may be shown.
public struct SourceSelection: Sendable {
  public var dishes: [SourceDish]
  /// Which of these dishes, and of the others, the catalogue has.
  public var kept: Set<DishID>
  /// The other dishes, of which nothing is known to be excluded.
  public var hidden: HiddenCounts
  public var notes: ExclusionNotes
}
