import RecipeLexicon
public import RecipeMatching
public import RecipeModel
import RecipeStorage

extension Notebook {
  /// Puts the dishes of a plan on a list, in the plan's order, at its end; a list that is not there is
  /// made. A dish that is on it already stays where it is.
  ///
  /// - Returns: The dishes that were put on it, and the list's name as it is kept.
  /// - Throws: ``KitchenError`` `.badText`.
  public func save(
    _ plan: PantryPlan,
    onList name: String
  ) throws(KitchenError) -> (added: [FoundDish], list: String) {
    let name = try checkedName(name, "list's name")
    let dishes = try found(plan)
    return try writing { writer in
      if try writer.reader.list(named: name) == nil { _ = try writer.createList(name) }
      let list = try writer.reader.list(named: name)?.name ?? name
      var added: [FoundDish] = []
      for dish in dishes where try writer.add(dish.recipe, toList: list, at: nil) == .done {
        added.append(dish)
      }
      return (added, list)
    }
  }

  /// Puts on the shopping list what a plan asks to buy: for each dish as much as it needs of it, where
  /// the dish names it, else the thing alone. What is there already for a dish stays as it is.
  ///
  /// - Returns: The entries as they are afterwards, in the order of the purchases.
  public func shop(for plan: PantryPlan) throws(KitchenError) -> [ShoppingItem] {
    let dishes = try found(plan)
    let entries = plan.buy.flatMap { thing in
      let asked =
        plan.runsOut.contains(thing) ? [] : dishes.flatMap { purchases(of: thing, for: $0, plan) }
      let name = kitchen.index.lexicon.name(of: thing)
      return asked.isEmpty ? [ShoppingEntry(text: name, ingredients: [name])] : asked
    }
    return try writing { writer in try entries.map { try add($0, writer) } }
  }

  /// What a dish needs of a thing that it lacks.
  private func purchases(
    of thing: IngredientID,
    for dish: FoundDish,
    _ plan: PantryPlan
  ) -> [ShoppingEntry] {
    let index = kitchen.index
    let match = plan.dishes.first { index.recipes.id(of: $0.match.recipe) == dish.id }?.match
    let lacking = Set((match?.missing ?? []).map(\.requirement))
    let isLacking = lacking.contains {
      index.requirements.alternatives[$0].contains(UInt32(thing.rawValue))
    }
    guard isLacking else { return [] }
    let needs = DishNeeds(
      of: dish.recipe,
      servings: nil,
      lexicon: index.lexicon,
      units: index.units
    )
    return needs.needs.filter { $0.alternatives.contains(thing) }.flatMap { need in
      var need = need
      need.name = index.lexicon.name(of: thing)
      need.alternatives = [thing]
      return need.entries(need.amounts, for: dish.id, index.lexicon)
    }
  }

  private func found(_ plan: PantryPlan) throws(KitchenError) -> [FoundDish] {
    var dishes: [FoundDish] = []
    for dish in plan.dishes {
      let id = kitchen.index.recipes.id(of: dish.match.recipe)
      if let found = try kitchen.find(id) { dishes.append(found) }
    }
    return dishes
  }
}
