import RecipeLexicon
public import RecipeModel

/// One thing on a shopping list, with everything that asks for it; amounts are added up if their
/// units allow it.
public struct ShoppingGroup: Sendable, Equatable {
  /// The name of the thing: "lime juice", "butter or margarine".
  public var name: String
  /// The group of ingredients that it belongs to; nil if the lexicon does not know it.
  public var aisle: String?
  /// The total of all entries that have an amount.
  public var amounts: [Amount]
  /// True if an entry has no amount.
  public var hasUnmeasured: Bool
  public var isChecked: Bool
  /// The entries, in the order in which they were added.
  public var items: [ShoppingItem]
  /// The names of the dishes that need it, in the same order, each once.
  public var dishes: [String]
  /// The dish that makes it, for "or make it"; nil if it is ticked off, or if the person may eat no
  /// dish that makes it.
  public var maker: IngredientMakers.Maker?
}

extension Kitchen {
  /// The shopping list: things that are not ticked off first, by aisle, then by name; things
  /// without an aisle come last.
  public func shoppingList() throws(KitchenError) -> [ShoppingGroup] {
    let groups: [ShoppingGroup] = try reading(or: []) { reader in
      let items = try reader.shopping()
      let absent = Set(items.compactMap(\.entry.dish)).filter { recipe(with: $0) == nil }
      let kept = absent.isEmpty ? [] : try reader.keptDishes { absent.contains($0) }
      let names = Dictionary(
        kept.map { ($0.recipe.id, $0.recipe.name) },
        uniquingKeysWith: { first, _ in first }
      )
      return self.groups(of: items, names: names)
    }
    return try addingMakers(groups)
  }

  /// Says of each open thing which dish makes it.
  private func addingMakers(_ groups: [ShoppingGroup]) throws(KitchenError) -> [ShoppingGroup] {
    guard groups.contains(where: { !$0.isChecked }) else { return groups }
    let makers = IngredientMakers(self, under: try exclusions(usually: .household))
    return groups.map { group in
      var group = group
      guard !group.isChecked, let entry = group.items.first?.entry else { return group }
      group.maker = makers.maker(
        of: entry.ingredients.compactMap { index.lexicon.ingredient(namedInDishes: $0) },
        isExact: false
      )
      return group
    }
  }

  /// What belongs together of some entries, in the order of ``shoppingList()``.
  ///
  /// - Parameter names: Of dishes that the catalogue does not have.
  func groups(of items: [ShoppingItem], names: [DishID: String] = [:]) -> [ShoppingGroup] {
    var groups: [ShoppingGroup] = []
    var sums: [AmountSum] = []
    var positions: [Bool: [ShoppingKey: Int]] = [:]
    for item in items {
      let key = ShoppingKey(item.entry)
      let position = positions[item.isChecked]?[key] ?? groups.count
      if position == groups.count {
        positions[item.isChecked, default: [:]][key] = position
        groups.append(
          ShoppingGroup(
            name: item.entry.text,
            aisle: aisle(of: item.entry),
            amounts: [],
            hasUnmeasured: false,
            isChecked: item.isChecked,
            items: [],
            dishes: []
          )
        )
        sums.append(AmountSum())
      }
      groups[position].items.append(item)
      let isDrink = item.entry.dish.flatMap(kind(of:)) == .cocktail
      sums[position].add(item.entry.amount, isDrink: isDrink, units: index.units)
      let name = item.entry.dish.map { dishName($0) ?? names[$0] ?? $0.description }
      if let name, !groups[position].dishes.contains(name) {
        groups[position].dishes.append(name)
      }
    }
    for position in groups.indices {
      groups[position].amounts = sums[position].amounts.map(\.roundedForBuying)
      groups[position].hasUnmeasured = sums[position].hasUnmeasured
    }
    return groups.sorted { left, right in
      if left.isChecked != right.isChecked { return right.isChecked }
      if left.aisle != right.aisle {
        guard let a = left.aisle, let b = right.aisle else { return left.aisle != nil }
        return a < b
      }
      return (foldedName(left.name), left.items[0].number)
        < (foldedName(right.name), right.items[0].number)
    }
  }

  private func aisle(of entry: ShoppingEntry) -> String? {
    entry.ingredients.first.flatMap { index.lexicon.ingredient(named: $0) }
      .map { index.lexicon.ingredientGroup(of: $0) }
  }

  private func kind(of dish: DishID) -> Recipe.Kind? {
    recipe(with: dish).map { index.recipes.kind(of: $0) }
  }

  private func dishName(_ dish: DishID) -> String? {
    recipe(with: dish).map { index.recipes.name(of: $0) }
  }
}

extension Amount {
  /// As much as is needed, or a little more: whole pieces, and measures that can be read off.
  fileprivate var roundedForBuying: Amount {
    guard let quantity, quantity.isFinite, quantity > 0 else { return self }
    let step: Double
    switch unit {
    case "ml", "g": step = quantity < 10 ? 0.5 : quantity < 100 ? 1 : quantity < 1_000 ? 5 : 10
    case "l", "kg", "cl", "dl": step = 0.01
    case "tsp", "tbsp", "cup", "oz", "fl oz", "lb", "pint", "quart": step = 0.25
    default: step = 1
    }
    // What is only a rounding error above a step is that step.
    let steps = (quantity / step - 1e-6).rounded(.up)
    return Amount(quantity: steps * step, unit: unit)
  }
}

/// What makes two entries one thing to buy.
struct ShoppingKey: Hashable {
  private let name: String

  init(_ entry: ShoppingEntry) {
    let known = entry.ingredients.sorted().joined(separator: "\n")
    name = known.isEmpty ? "\n" + foldedName(entry.text) : known
  }
}
