import RecipeLexicon
public import RecipeModel
import RecipeStorage

/// What a cooked dish takes out of the pantry.
public struct CookingUse: Sendable, Equatable {
  /// The ingredient that the dish asks for.
  public var ingredient: String
  /// How much of it the pantry can give, at most as much as the dish asks for; nil if the dish and
  /// the pantry do not give amounts that can be compared.
  public var used: Amount?
  /// The changed batches, each with the amount that is left; nil for one that is used up. Empty if
  /// ``used`` is nil.
  public var changes: [Change]
  /// How much the dish asks for, if that is more than the pantry can give.
  public var needed: Amount?
  /// Where it comes from.
  public var source: Source

  /// How the pantry covers what a dish asks for.
  public enum Source: Sendable, Equatable {
    /// The pantry has it, or a kind of it.
    case pantry
    /// Other ingredients in the pantry make it or stand in for it; amounts cannot be compared.
    case others([String])
    /// The pantry has nothing for it.
    case absent
  }

  /// A batch, before and after.
  public struct Change: Sendable, Equatable {
    public var item: PantryItem
    public var rest: PantryEntry?
  }
}

extension Notebook {
  /// What is said again within so many seconds is meant once.
  private static let oneCooking = 3600

  /// Records that a dish was cooked: in the history and, unless the person has a stated opinion
  /// about it, as their opinion. A second call within an hour counts as the same cooking, and can
  /// still update the pantry if the first one did not.
  ///
  /// - Parameters:
  ///   - servings: For how many people; nil for as many as the recipe serves.
  ///   - takesFromPantry: Whether to take what it used out of the pantry and put in what it makes
  ///     for other dishes, in the same transaction.
  /// - Returns: The entry, and line by line what was, or could be, taken from the pantry, without
  ///   staples.
  public func cooked(
    _ dish: FoundDish,
    servings: Int? = nil,
    takesFromPantry: Bool
  ) throws(KitchenError) -> (entry: HistoryEntry, uses: [CookingUse]) {
    try writing { writer in
      let uses = kitchen.uses(of: dish, servings: servings, pantry: try writer.reader.pantry())
      let last = try writer.reader.history(.cooked).first {
        // A clock that was wrong must not hide what is cooked later.
        $0.dish == dish.id && abs(writer.now - $0.at) < Self.oneCooking
      }
      let entry =
        try last ?? writer.addHistory(.cooked, recipe: dish.recipe, servings: servings)
      try writer.setOpinion(.cooked, of: dish.recipe)
      if takesFromPantry {
        try store(uses, of: dish, servings: servings, writer)
      }
      return (entry, uses)
    }
  }

  /// Takes out of the pantry what an earlier cooked dish used, and puts in what it makes for other
  /// dishes.
  ///
  /// - Returns: What was taken, line by line.
  public func takeUsed(
    by dish: FoundDish,
    servings: Int? = nil
  ) throws(KitchenError) -> [CookingUse] {
    try writing { writer in
      let uses = kitchen.uses(of: dish, servings: servings, pantry: try writer.reader.pantry())
      try store(uses, of: dish, servings: servings, writer)
      return uses
    }
  }

  private func store(
    _ uses: [CookingUse],
    of dish: FoundDish,
    servings: Int?,
    _ writer: NotebookWriter
  ) throws {
    for change in uses.flatMap(\.changes) { try set(change.item, to: change.rest, writer) }
    if let made = kitchen.made(by: dish, servings: servings) { _ = try add(made, writer) }
  }

  /// Clears the history, or one kind of entries.
  ///
  /// - Returns: How many entries there were.
  public func clearHistory(_ kind: HistoryEntry.Kind? = nil) throws(KitchenError) -> Int {
    try writing { try $0.clearHistory(kind) }
  }
}

extension Kitchen {
  /// What happened in the person's kitchen, the last first.
  public func history(_ kind: HistoryEntry.Kind? = nil) throws(KitchenError) -> [HistoryEntry] {
    try reading(or: []) { try $0.history(kind) }
  }

  /// What cooking a dish makes for other dishes, as a pantry entry; nil if it makes nothing that is
  /// known.
  public func made(by dish: FoundDish, servings: Int?) -> PantryEntry? {
    guard let yields = dish.recipe.serving(servings).yields,
      let ingredient = index.lexicon.ingredient(named: yields.ingredient)
    else { return nil }
    let name = index.lexicon.name(of: ingredient)
    return PantryEntry(ingredient: name, text: name, amount: yields.amount, expires: nil)
  }

  /// What cooking a dish would take out of a pantry: one entry for each of its required ingredients that
  /// is no staple, in the dish's order. A batch serves one line after the other.
  func uses(of dish: FoundDish, servings: Int?, pantry: [PantryItem]) -> [CookingUse] {
    let rules = PantryRules(units: index.units)
    let needs = DishNeeds(
      of: dish.recipe,
      servings: servings,
      isRounded: true,
      lexicon: index.lexicon,
      units: index.units
    )
    let had = hadWithoutBuying(dish, stock: pantry)
    var left = pantry
    var uses: [CookingUse] = []
    for need in needs.needs {
      var use = CookingUse(ingredient: need.name, used: nil, changes: [], source: .pantry)
      let batches = need.batches(in: left, lexicon: index.lexicon)
      guard !batches.isEmpty else {
        if let others = had[need.name], others.isEmpty { continue }
        use.source = had[need.name].map { .others($0) } ?? .absent
        uses.append(use)
        continue
      }
      if let amounts = need.amounts, amounts.count == 1, let amount = amounts.first,
        let taken = rules.taking(amount, from: batches, isDrink: needs.isDrink)
      {
        let shortfall = index.units.shortfall(
          of: amount,
          having: batches.compactMap(\.entry.amount),
          isDrink: needs.isDrink
        )
        use.used = shortfall?.short == nil ? amount : shortfall?.held
        use.needed = shortfall?.short == nil ? nil : amount
        use.changes = taken.map { CookingUse.Change(item: $0.item, rest: $0.rest) }
        for (item, rest) in taken {
          left = left.compactMap { batch in
            guard batch.number == item.number else { return batch }
            return rest.map { PantryItem(number: batch.number, entry: $0, addedAt: batch.addedAt) }
          }
        }
      }
      uses.append(use)
    }
    return uses
  }
}
