import RecipeLexicon
public import RecipeModel
import RecipeStorage

extension Notebook {
  /// Adds things to the shopping list, in one transaction. Any text is allowed; a thing that is
  /// already there in the same unit adds up.
  ///
  /// - Parameter texts: Each has one thing, or several separated by commas: "milk 1 l", "paper
  ///   towels".
  /// - Returns: The entries afterwards.
  /// - Throws: ``KitchenError`` `.badText`.
  public func addToShopping(_ texts: [String]) throws(KitchenError) -> [ShoppingItem] {
    let reading = try StockReading(kitchen)
    let entries = try things(texts, reading).map { thing in
      let name = thing.ingredient.map { reading.lexicon.name(of: $0) }
      return ShoppingEntry(
        text: name ?? thing.line.name,
        ingredients: name.map { [$0] } ?? [],
        amount: thing.amount
      )
    }
    return try writing { writer in try entries.map { try add($0, writer) } }
  }

  /// Adds ingredients of a dish to the shopping list, with the amounts that the dish asks for.
  ///
  /// - Parameter names: Names of ingredients. Each must be one of the dish, a kind of one, or a
  ///   part of the name of one.
  /// - Throws: ``KitchenError`` `.notInDish`.
  public func addToShopping(
    _ names: [String],
    from dish: FoundDish,
    servings: Int? = nil
  ) throws(KitchenError) -> [ShoppingItem] {
    let lexicon = kitchen.index.lexicon
    var every = dish.recipe
    // Nice-to-haves can be bought as well.
    for position in every.lines.indices { every.lines[position].role = .required }
    let needs = DishNeeds(
      of: every,
      servings: servings,
      lexicon: lexicon,
      units: kitchen.index.units
    )
    var entries: [ShoppingEntry] = []
    for name in names {
      let id = lexicon.ingredient(namedInDishes: name)
      let need =
        needs.needs.first { need in id.map { need.alternatives.contains($0) } ?? false }
        ?? needs.needs.first { foldedName($0.name) == foldedName(name) }
        ?? id.flatMap { id in
          needs.needs.first { $0.isAbove(id, lexicon) || $0.isBelow(id, lexicon) }
        }
      guard let need else {
        throw KitchenError(
          .notInDish(name, dish: dish.recipe.name, ingredients: needs.needs.map(\.name))
        )
      }
      entries += need.entries(need.amounts, for: dish.id, lexicon)
    }
    return try writing { writer in try entries.map { try add($0, writer) } }
  }

  /// Adds to the shopping list what dishes still need, without staples and without what the pantry
  /// has or can use instead. All the dishes share one pantry, in their order, so an amount that is
  /// enough for one of two dishes but not for both goes on the list.
  ///
  /// Dishes that are already on the list keep their share of the pantry. Entries that these dishes
  /// added before, and that are not ticked off, are replaced.
  ///
  /// - Returns: The entries for these dishes afterwards, empty if nothing is needed; and the pantry
  ///   ingredients that they use although it is not known whether there is enough.
  public func shop(
    for dishes: [FoundDish],
    servings: Int? = nil
  ) throws(KitchenError) -> (items: [ShoppingItem], relied: [String]) {
    try writing { writer in
      var stock = try writer.reader.pantry()
      let before = try writer.reader.shopping()
      for item in before where !item.isChecked {
        if dishes.contains(where: { $0.id == item.entry.dish }) {
          _ = try writer.removeShoppingItem(item.number)
        }
      }
      for (dish, servings) in try planned(before, besides: dishes) {
        _ = kitchen.missing(for: dish, servings: servings, stock: &stock)
      }
      var items: [ShoppingItem] = []
      var relied: [String] = []
      for dish in dishes {
        let bought = before.filter { $0.isChecked && $0.entry.dish == dish.id }
          .map { ShoppingKey($0.entry) }
        let missing = kitchen.missing(for: dish, servings: servings, stock: &stock)
        for var entry in missing.entries where !bought.contains(ShoppingKey(entry)) {
          entry.servings = servings ?? dish.recipe.servings ?? 1
          items.append(try writer.add(entry))
        }
        for name in missing.relied where !relied.contains(name) { relied.append(name) }
      }
      return (items, relied)
    }
  }

  /// The dishes besides some for which everything needed is on a list, in the order in which they came
  /// there, each with the number of people.
  private func planned(
    _ list: [ShoppingItem],
    besides dishes: [FoundDish]
  ) throws(KitchenError) -> [(dish: FoundDish, servings: Int)] {
    var planned: [(dish: FoundDish, servings: Int)] = []
    for item in list where !item.isChecked {
      guard let id = item.entry.dish, let servings = item.entry.servings,
        !dishes.contains(where: { $0.id == id }), !planned.contains(where: { $0.dish.id == id }),
        let dish = try kitchen.find(id)
      else { continue }
      planned.append((dish, servings))
    }
    return planned
  }

  func add(_ entry: ShoppingEntry, _ writer: NotebookWriter) throws -> ShoppingItem {
    let same = try writer.reader.shopping().first { item in
      !item.isChecked && item.entry.dish == entry.dish
        && item.entry.ingredients == entry.ingredients
        && foldedName(item.entry.text) == foldedName(entry.text)
        && (entry.amount == nil || item.entry.amount?.unit == entry.amount?.unit)
    }
    guard var same else { return try writer.add(entry) }
    guard let more = entry.amount?.quantity, let there = same.entry.amount?.quantity else {
      return entry.amount == nil || same.entry.amount != nil ? same : try writer.add(entry)
    }
    // A dish asks for what it asks for, however often it is put on the list.
    guard entry.dish == nil else { return same }
    same.entry.amount?.quantity = PantryRules.sum(there, more)
    _ = try writer.setShoppingItem(same.number, to: same.entry)
    return same
  }
}

extension DishNeeds.Need {
  /// What to write on the list for it: an entry for each amount, or one without.
  func entries(
    _ amounts: [Amount]?,
    for dish: DishID,
    _ lexicon: IngredientLexicon
  ) -> [ShoppingEntry] {
    let names = alternatives.map(lexicon.name(of:))
    let measures: [Amount?] = amounts.map { $0.map(Optional.some) } ?? [nil]
    return measures.map {
      ShoppingEntry(text: name, ingredients: names, amount: $0, dish: dish)
    }
  }

  fileprivate func isAbove(_ ingredient: IngredientID, _ lexicon: IngredientLexicon) -> Bool {
    let above = lexicon.taxonomy.ancestors(of: ingredient.rawValue)
    return alternatives.contains { above.contains($0.rawValue) }
  }

  fileprivate func isBelow(_ ingredient: IngredientID, _ lexicon: IngredientLexicon) -> Bool {
    alternatives.contains {
      lexicon.taxonomy.ancestors(of: $0.rawValue).contains(ingredient.rawValue)
    }
  }
}

extension Kitchen {
  /// What a dish still needs beside a stock, of which its share is taken; and what it uses of the stock
  /// though amounts cannot be compared.
  func missing(
    for dish: FoundDish,
    servings: Int?,
    stock: inout [PantryItem]
  ) -> (entries: [ShoppingEntry], relied: [String]) {
    let lexicon = index.lexicon
    let rules = PantryRules(units: index.units)
    let needs = DishNeeds(of: dish.recipe, servings: servings, lexicon: lexicon, units: index.units)
    let had = hadWithoutBuying(dish, stock: stock)
    var relied: [String] = []
    var entries: [ShoppingEntry] = []
    for need in needs.needs {
      let batches = need.batches(in: stock, lexicon: lexicon)
      guard !batches.isEmpty else {
        if let with = had[need.name] {
          if !with.isEmpty { relied.append("\(need.name) (from \(with.joined(separator: " + ")))") }
        } else {
          entries += need.entries(need.amounts, for: dish.id, lexicon)
        }
        continue
      }
      // Something of unknown amount is enough.
      let amounts = batches.compactMap(\.entry.amount)
      guard amounts.count == batches.count, let wanted = need.amounts, wanted.count == 1,
        let amount = wanted.first,
        let shortfall = index.units.shortfall(
          of: amount,
          having: amounts,
          isDrink: needs.isDrink
        ), shortfall.isComplete
      else {
        relied.append(need.name)
        continue
      }
      let taken = rules.taking(amount, from: batches, isDrink: needs.isDrink) ?? []
      for (item, rest) in taken { stock.set(item, to: rest) }
      if let short = shortfall.short, had[need.name] == nil {
        entries += need.entries([short], for: dish.id, lexicon)
      }
    }
    return (entries, relied)
  }

  /// The dish's requirements that need nothing bought, whatever amounts say, each with what the stock
  /// gives for it: nothing for a staple, else what makes it or stands in for it.
  func hadWithoutBuying(_ dish: FoundDish, stock: [PantryItem]) -> [String: [String]] {
    guard let match = judge(dish.recipe, pantry: stock) else {
      let staples = allStaples.map(index.lexicon.name(of:))
      return Dictionary(staples.map { ($0, []) }, uniquingKeysWith: { first, _ in first })
    }
    let had = match.lines.filter {
      $0.isRequired && [.make, .staple, .home, .generic, .swap].contains($0.grade)
    }
    return Dictionary(
      had.map { ($0.name, $0.grade == .staple ? [] : $0.with) },
      uniquingKeysWith: { first, _ in first }
    )
  }
}

extension [PantryItem] {
  /// Puts what is left of a batch in its place, or takes it away.
  mutating func set(_ item: PantryItem, to rest: PantryEntry?) {
    guard let position = firstIndex(where: { $0.number == item.number }) else { return }
    if let rest {
      self[position].entry = rest
    } else {
      remove(at: position)
    }
  }
}
