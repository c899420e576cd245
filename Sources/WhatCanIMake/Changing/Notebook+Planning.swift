import RecipeLexicon
public import RecipeModel
import RecipeStorage

extension Notebook {
  /// Adds the dishes of a plan to the end of a list, in the plan's order; the list is created if it
  /// does not exist. A dish that is already on it keeps its position.
  ///
  /// - Returns: The dishes that were added, and the list's name as it is saved.
  /// - Throws: ``KitchenError`` `.badText`.
  public func save(
    _ plan: PlanReply,
    onList name: String
  ) throws(KitchenError) -> (added: [FoundDish], list: String) {
    let name = try checkedName(name, "list's name")
    let dishes = try found(plan)
    return try writing { writer in
      if try writer.reader.list(named: name) == nil { _ = try writer.createList(name) }
      let list = try writer.reader.list(named: name)?.name ?? name
      var added: [FoundDish] = []
      for dish in dishes where try writer.add(dish.toKeep, toList: list, at: nil) == .done {
        added.append(dish)
      }
      return (added, list)
    }
  }

  /// Adds the purchases of a plan to the shopping list: for each dish as much as it needs, if the
  /// dish names the ingredient, otherwise without an amount. Existing entries for a dish stay as
  /// they are.
  ///
  /// - Returns: The entries afterwards, in the order of the purchases.
  public func shop(for plan: PlanReply) throws(KitchenError) -> [ShoppingItem] {
    let dishes = try found(plan)
    let entries = plan.buy.flatMap { purchase in
      let name = purchase.name
      let asked = purchase.for.flatMap { line in
        dishes.first { $0.id == line.dish }
          .map { self.entries(line.ingredient, of: $0, buying: name) } ?? []
      }
      return asked.isEmpty ? [ShoppingEntry(text: name, ingredients: [name])] : asked
    }
    return try writing { writer in try entries.map { try add($0, writer) } }
  }

  /// What a line of a dish needs of a thing.
  private func entries(
    _ line: String,
    of dish: FoundDish,
    buying name: String
  ) -> [ShoppingEntry] {
    let index = kitchen.index
    let requirement = kitchen.recipe(with: dish.id)
      .flatMap { index.recipes.lines(of: $0).first { index.requirements.names[$0] == line } }
    guard let requirement, let thing = index.lexicon.ingredient(namedInDishes: name) else {
      return []
    }
    let asked = index.requirements.alternatives[requirement].map { IngredientID(Int($0)) }
    let needs = DishNeeds(
      of: dish.recipe,
      servings: nil,
      lexicon: index.lexicon,
      units: index.units
    )
    let isExact = index.requirements.isExact[requirement]
    let need = needs.needs.first {
      Set($0.alternatives) == Set(asked) && $0.isExact == isExact
    }
    // So much of one thing is not so much of what makes it or stands in for it.
    guard var need, asked.contains(thing) else {
      return [ShoppingEntry(text: name, ingredients: [name], dish: dish.id)]
    }
    need.name = name
    need.alternatives = [thing]
    return need.entries(need.amounts, for: dish.id, index.lexicon)
  }

  private func found(_ plan: PlanReply) throws(KitchenError) -> [FoundDish] {
    var dishes: [FoundDish] = []
    for dish in plan.dishes {
      if let found = try kitchen.find(dish.match.id) { dishes.append(found) }
    }
    return dishes
  }
}
