import JSONCoding
import RecipeModel

extension RecipeWriter {
  /// A record of a file, and what tells whether a dish is it.
  private struct Record {
    let recipe: Recipe
    let id: DishID
    let otherwise: DishID?
    let addedAt: Int

    var collection: String { recipe.origin.source }
    var key: String { recipe.origin.nativeID }
  }

  /// Stores a record of a file as a dish of its collection, by the rules of the update.
  ///
  /// Cost: O(log N), and O(n) for `n` dishes of the collection with the same key or likeness.
  mutating func store(record given: GivenRecipe, addedAt: Int) throws {
    let id = given.recordID ?? given.recipe.id
    guard !given.recipe.id.description.utf8.contains(0), !id.description.utf8.contains(0) else {
      throw StorageError(.unstorableRecipe(given.recipe.id), path: documents.path)
    }
    let record = Record(
      recipe: given.recipe,
      id: id,
      otherwise: given.otherwise,
      addedAt: addedAt
    )
    let likeness = likeness(of: record.recipe)
    guard !unchanged.has(given, likeness: likeness) else {
      count.unchanged += 1
      return
    }
    var (run, dishes) = try recordsSoFar()
    defer { records = (run, dishes) }
    if let named = try dishes.dish(id), named.stored.source != record.collection,
      !dishes.unclaimed.contains(named.stored.source), try hasContent(of: record, named)
    {
      count.unchanged += 1
      return
    }
    let alike = try dishes.dishes(
      of: record.collection,
      likeness: likeness
    ).map { (dish: $0, isGiven: try run.has($0.number)) }
    var same: [(dish: RecordDishes.Dish, isGiven: Bool)] = []
    for one in alike where try hasContent(of: record, one.dish) { same.append(one) }
    if let one = first(same.filter { !$0.isGiven }.map(\.dish), record) {
      guard one.key != record.key else {
        count.unchanged += 1
        return try run.note(one.number)
      }
      return try take(one, record, &run)
    }
    if !same.isEmpty {
      count.unchanged += 1
      unchanged.note(given, likeness: likeness)
      return
    }
    if let changed = try run.changed(
      in: record.collection,
      from: { try contentSum(of: record.recipe) }
    ) {
      return try giveBack(changed.number, wish: changed.wish, record, &run, dishes)
    }
    if let one = first(alike.filter { !$0.isGiven }.map(\.dish), record) {
      return try take(one, record, &run)
    }
    if let one = try unclaimed(record, run, dishes) { return try take(one, record, &run) }
    let named = try dishes.dishes(of: record.collection, key: record.key)
    if let one = try named.first(where: { try !run.has($0.number) }) {
      return try take(one, record, &run)
    }
    try addNew(record.recipe, wish: record.recipe.id, record, run, dishes)
  }

  /// The dish of the record's key, else the one that came first.
  private func first(_ dishes: [RecordDishes.Dish], _ record: Record) -> RecordDishes.Dish? {
    dishes.first { $0.key == record.key } ?? dishes.first
  }

  /// A dish that nobody claimed, with the record's name and lines: the one that it was called, else that
  /// which came first.
  private func unclaimed(
    _ record: Record,
    _ run: GivenRecipes,
    _ dishes: RecordDishes
  ) throws -> RecordDishes.Dish? {
    guard !dishes.unclaimed.isEmpty else { return nil }
    let likeness = likeness(of: record.recipe)
    var found: [RecordDishes.Dish] = []
    for source in dishes.unclaimed where source != record.collection {
      for dish in try dishes.dishes(of: source, likeness: likeness) where try !run.has(dish.number)
      {
        if try documents.recipe(in: dish.stored).isAlike(record.recipe) { found.append(dish) }
      }
    }
    return found.first { DishID($0.stored.id) == record.id }
      ?? found.min { $0.number < $1.number }
  }

  /// True when the dish says what the record says, whatever it is called.
  private func hasContent(of record: Record, _ dish: RecordDishes.Dish) throws -> Bool {
    guard dish.stored.isWhole else { return false }
    var recipe = record.recipe
    recipe.id = DishID(dish.stored.id)
    recipe.origin.source = dish.stored.source
    recipe.origin.nativeID = dish.key
    return dish.stored.document.elementsEqual(try documents.text(of: recipe).utf8)
  }

  /// Makes a dish what the record says; it keeps its id and the time at which it came.
  private mutating func take(
    _ dish: RecordDishes.Dish,
    _ record: Record,
    _ run: inout GivenRecipes
  ) throws {
    var recipe = record.recipe
    recipe.id = DishID(dish.stored.id)
    let document = try documents.text(of: recipe)
    let isWhole = dish.stored.isWhole
    if isWhole, dish.stored.document.elementsEqual(document.utf8) {
      count.unchanged += 1
      return try run.note(dish.number)
    }
    let before = isWhole ? try documents.recipe(in: dish.stored) : nil
    // An older version may have written the same in other words.
    if before?.unplaced == record.recipe.unplaced {
      count.unchanged += 1
      count.rewritten += 1
      try run.note(dish.number)
    } else {
      count.changed += 1
      if let before {
        try run.note(dish.number, was: try contentSum(of: before), wish: record.recipe.id)
      } else {
        try run.note(dish.number)
      }
    }
    try write(recipe, document, over: dish.stored, dish.number, expiresAt: nil, record.addedAt)
  }

  /// Gives the dish back that another record took: the record has just what it said before. What the
  /// other says becomes a new dish.
  private mutating func giveBack(
    _ number: Int64,
    wish: DishID,
    _ record: Record,
    _ run: inout GivenRecipes,
    _ dishes: RecordDishes
  ) throws {
    guard let stored = try stored(number) else { return }
    let other = try documents.recipe(in: stored)
    var recipe = record.recipe
    recipe.id = other.id
    let document = try documents.text(of: recipe)
    try write(recipe, document, over: stored, number, expiresAt: nil, record.addedAt)
    try run.settle(number)
    count.changed -= 1
    count.unchanged += 1
    count.rewritten += 1
    try addNew(other, wish: wish, record, run, dishes)
  }

  private mutating func addNew(
    _ recipe: Recipe,
    wish: DishID,
    _ record: Record,
    _ run: GivenRecipes,
    _ dishes: RecordDishes
  ) throws {
    var recipe = recipe
    recipe.id = try dishes.freeID(
      like: wish,
      otherwise: wish == record.recipe.id ? record.otherwise : nil,
      collection: recipe.origin.source,
      key: recipe.origin.nativeID
    )
    let text = try documents.text(of: recipe)
    try run.note(try add(recipe, text, addedAt: record.addedAt, expiresAt: nil))
    count.new += 1
  }
}
