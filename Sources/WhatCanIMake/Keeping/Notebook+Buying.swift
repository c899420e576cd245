import RecipeLexicon
public import RecipeModel
import RecipeStorage

extension Notebook {
  /// Ticks things off the shopping list as bought, and puts them into the pantry.
  ///
  /// - Parameter texts: Names of things on the list; with an amount, this much was bought. Without
  ///   one it is what the list says, or an unknown amount if dishes need less than 100 ml or 100 g.
  /// - Returns: The things that were ticked off, each with its batch in the pantry; nil if it is
  ///   not an ingredient.
  /// - Throws: ``KitchenError`` `.notOnShoppingList` if none of them is on the list.
  public func check(
    _ texts: [String]
  ) throws(KitchenError) -> (bought: [(group: ShoppingGroup, item: PantryItem?)], absent: [String])
  {
    let reading = try StockReading(kitchen)
    let things = try things(texts, reading, isKnown: try namesOnList())
    return try writing { writer in
      var bought: [(group: ShoppingGroup, item: PantryItem?)] = []
      var absent: [String] = []
      for thing in things {
        let open = kitchen.groups(of: try writer.reader.shopping()).filter { !$0.isChecked }
        let groups = named(thing, reading, among: open)
        if groups.isEmpty { absent.append(thing.text) }
        for group in groups {
          let typed = thing.ingredient.map { reading.lexicon.name(of: $0) }
          bought.append((group, try buy(group, amount: thing.amount, as: typed, writer)))
        }
      }
      guard !bought.isEmpty else { throw KitchenError(.notOnShoppingList(absent)) }
      return (bought, absent)
    }
  }

  /// Ticks off everything that is not ticked off yet.
  public func checkAll() throws(KitchenError) -> (
    bought: [(group: ShoppingGroup, item: PantryItem?)], absent: [String]
  ) {
    try writing { writer in
      let open = kitchen.groups(of: try writer.reader.shopping()).filter { !$0.isChecked }
      return (try open.map { ($0, try buy($0, amount: nil, as: nil, writer)) }, [])
    }
  }

  /// Unticks things, and takes what ticking added out of the pantry again, if it is still there.
  ///
  /// - Throws: ``KitchenError`` `.notOnShoppingList`.
  public func uncheck(_ texts: [String]) throws(KitchenError) -> [ShoppingGroup] {
    try change(texts, isChecked: true) { item, writer in
      if let batch = item.pantryItem { _ = try writer.removePantryItem(batch) }
      _ = try writer.uncheck(item.number)
    }
  }

  /// Removes things from the shopping list, ticked off or not.
  ///
  /// - Throws: ``KitchenError`` `.notOnShoppingList`.
  public func removeFromShopping(_ texts: [String]) throws(KitchenError) -> [ShoppingGroup] {
    try change(texts, isChecked: nil) { item, writer in
      _ = try writer.removeShoppingItem(item.number)
    }
  }

  /// Clears the shopping list, or removes only what is ticked off.
  ///
  /// - Returns: How many entries were removed.
  public func clearShopping(onlyChecked: Bool) throws(KitchenError) -> Int {
    try writing { try $0.clearShopping(onlyChecked: onlyChecked) }
  }

  private func change(
    _ texts: [String],
    isChecked: Bool?,
    _ body: (ShoppingItem, NotebookWriter) throws -> Void
  ) throws(KitchenError) -> [ShoppingGroup] {
    let reading = try StockReading(kitchen)
    let things = try things(texts, reading, isKnown: try namesOnList())
    return try writing { writer in
      var changed: [ShoppingGroup] = []
      for thing in things {
        let groups = kitchen.groups(of: try writer.reader.shopping())
          .filter { isChecked == nil || $0.isChecked == isChecked }
        for group in named(thing, reading, among: groups) {
          for item in group.items { try body(item, writer) }
          changed.append(group)
        }
      }
      guard !changed.isEmpty else { throw KitchenError(.notOnShoppingList(things.map(\.text))) }
      return changed
    }
  }

  /// Tells the names of what is on the list.
  private func namesOnList() throws(KitchenError) -> (String) -> Bool {
    let names = Set(try kitchen.shoppingList().map { foldedName($0.name) })
    return { names.contains(foldedName($0)) }
  }

  /// The groups that a typed thing names: by the name as written, else by the ingredient.
  private func named(
    _ thing: StockReading.Stock,
    _ reading: StockReading,
    among groups: [ShoppingGroup]
  ) -> [ShoppingGroup] {
    let typed = [foldedName(thing.text), foldedName(thing.line.name)]
    let written = groups.filter { typed.contains(foldedName($0.name)) }
    guard written.isEmpty, let ingredient = thing.ingredient else { return written }
    let name = reading.lexicon.name(of: ingredient)
    return groups.filter { $0.items[0].entry.ingredients.contains(name) }
  }

  /// - Parameters:
  ///   - amount: How much was bought; nil for ``UnitTable/boughtAmount(listed:isForDishes:)``.
  ///   - ingredient: Which of the alternatives was bought; nil, or none of them, for the first.
  private func buy(
    _ group: ShoppingGroup,
    amount: Amount?,
    as ingredient: String?,
    _ writer: NotebookWriter
  ) throws -> PantryItem? {
    let known = group.items[0].entry.ingredients
    let needed = group.hasUnmeasured || group.amounts.count != 1 ? nil : group.amounts.first
    let bought = ingredient.flatMap { known.contains($0) ? $0 : nil } ?? known.first
    let usual = kitchen.index.units.boughtAmount(
      listed: needed,
      isForDishes: group.items.allSatisfy { $0.entry.dish != nil }
    )
    let batch = try bought.map {
      try writer.add(PantryEntry(ingredient: $0, text: $0, amount: amount ?? usual))
    }
    for item in group.items { _ = try writer.check(item.number, pantryItem: batch?.number) }
    return batch
  }
}
