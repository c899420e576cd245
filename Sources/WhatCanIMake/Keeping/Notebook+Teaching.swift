import RecipeLexicon
public import RecipeModel
import RecipeStorage

/// The outcome for something that a person taught.
public struct TeachOutcome: Sendable, Equatable {
  public var fact: TaughtFact
  /// False if nothing changed.
  public var isChanged: Bool
}

extension Notebook {
  /// Teaches, for this person, a name that the lexicon does not know: it is like some ingredients,
  /// or a kind of some.
  ///
  /// The person can then type, save, buy, match and avoid this name. Teaching a name never makes a
  /// hidden dish visible: see ``RecipeLexicon/Taxonomy/taught``.
  ///
  /// - Throws: ``KitchenError`` `.knownName` for a name that already has a meaning, `.unknownNames`
  ///   for what it should be like, `.badText`; then nothing is saved.
  public func teach(
    _ name: String,
    like: [String],
    kindsOf: [String]
  ) throws(KitchenError) -> [TeachOutcome] {
    var name = try checkedName(name, "name")
    guard !foldedName(name).isEmpty else { throw KitchenError(.badText(field: "name", .isEmpty)) }
    if let known = kitchen.meaning(of: name) { throw KitchenError(.knownName(name, means: known)) }
    // As it was written first.
    let key = unlistedKey(name)
    name = kitchen.snapshot.taught.first { unlistedKey($0.name) == key }?.name ?? name
    var said: [(TaughtFact.Kind, String)] = []
    for (kind, others) in [(TaughtFact.Kind.like, like), (.kindOf, kindsOf)] {
      said += try listed(others).map { (kind, $0) }
    }
    return try keep(said.map { ($0, name, $1) })
  }

  /// Lets one ingredient replace another, for this person, in every recipe that asks for the other.
  ///
  /// - Throws: ``KitchenError`` `.unknownNames`, `.sameIngredient`; then nothing is saved.
  public func teachSwap(
    for required: String,
    use substitute: String
  ) throws(KitchenError) -> TeachOutcome {
    let names = try used([required, substitute])
    guard names[0] != names[1] else { throw KitchenError(.sameIngredient(names[0])) }
    let outcomes = try keep([(.swap, names[0], names[1])])
    return outcomes[0]
  }

  /// Forbids, for this person, every swap for an ingredient in one dish: their own, the dish's and
  /// the lexicon's. A kind of the ingredient is still allowed.
  ///
  /// - Throws: ``KitchenError`` `.unknownNames`, `.notInDish` if no line of the dish asks for it,
  ///   `.notOwnRecipe` for a recipe that somebody else on the store wrote; then nothing is saved.
  public func teachNeverSwap(
    _ name: String,
    in dish: FoundDish
  ) throws(KitchenError) -> TeachOutcome {
    guard !dish.id.isOwn || kitchen.snapshot.ownRecipes.contains(dish.id) else {
      throw KitchenError(.notOwnRecipe(dish.id))
    }
    let known = try listed([name])
    guard kitchen.asks(dish.recipe, for: known[0]) else {
      throw KitchenError(
        .notInDish(
          name,
          dish: dish.recipe.name,
          ingredients: dish.recipe.lines.map(\.name)
        )
      )
    }
    return try keep([(.neverSwap, known[0], dish.id.description)])[0]
  }

  /// Says, for this person, whether two dishes are the same; this replaces what they said before.
  ///
  /// - Throws: ``KitchenError`` `.sameDishTwice` if both are one dish; then nothing is saved.
  public func teach(
    _ dish: FoundDish,
    isSameAs other: FoundDish,
    _ isSame: Bool
  ) throws(KitchenError) -> TeachOutcome {
    guard dish.id != other.id else { throw KitchenError(.sameDishTwice(dish.recipe.name)) }
    let kind: TaughtFact.Kind = isSame ? .sameDish : .otherDish
    let pair = Set([dish.id.description, other.id.description])
    return try writing { writer in
      let facts = try writer.reader.taughtFacts().filter {
        $0.isAboutDishes && Set([$0.name, $0.other]) == pair
      }
      if let there = facts.first(where: { $0.kind == kind }) {
        return TeachOutcome(fact: there, isChanged: false)
      }
      try writer.forget(facts, about: dish.recipe.name)
      let fact = TaughtFact(kind, dish.id.description, other.id.description, addedAt: now)
      try writer.teach(fact)
      return TeachOutcome(fact: fact, isChanged: true)
    }
  }

  /// Deletes everything that was taught about some names, or about dishes given by id; ``undo(_:)``
  /// brings it back for 30 days.
  ///
  /// - Returns: What was deleted, in the order in which it was taught.
  /// - Throws: ``KitchenError`` `.notTaught` for names about which nothing was taught, and
  ///   `.taughtIsAvoided` for a name that the person avoids, because nothing else says what it is;
  ///   then nothing changes.
  public func forget(_ names: [String]) throws(KitchenError) -> [TaughtFact] {
    try writing { writer in
      let facts = try writer.reader.taughtFacts()
      let avoided = try writer.reader.avoided().filter { $0.kind == .ingredient }
      var forgotten: [TaughtFact] = []
      let unknown = names.filter { name in !facts.contains { isAbout($0, name) } }
      guard unknown.isEmpty else { throw KitchenError(.notTaught(unknown)) }
      for name in names {
        let leaving = facts.filter { isAbout($0, name) && !forgotten.contains($0) }
        if let avoided = avoided.first(where: { thing in
          leaving.contains { $0.explainsName && unlistedKey($0.name) == unlistedKey(thing.name) }
        }) {
          throw KitchenError(.taughtIsAvoided(avoided.name))
        }
        try writer.forget(leaving, about: leaving.first?.name ?? name)
        forgotten += leaving
      }
      return facts.filter(forgotten.contains)
    }
  }

  private func isAbout(_ fact: TaughtFact, _ name: String) -> Bool {
    if fact.isAboutDishes { return fact.name == name || fact.other == name }
    if fact.kind == .neverSwap, fact.other == name { return true }
    if unlistedKey(fact.name) == unlistedKey(name) { return true }
    let lexicon = kitchen.index.lexicon
    guard !fact.explainsName, let meant = lexicon.ingredient(named: name) else { return false }
    return lexicon.name(of: meant) == fact.name
  }

  /// The lexicon's own names of ingredients.
  private func listed(_ names: [String]) throws(KitchenError) -> [String] {
    try known(names) { kitchen.index.lexicon.ingredient(named: $0) }
  }

  /// The names of ingredients that may be swapped: the lexicon's, and what dishes use or the person explained.
  private func used(_ names: [String]) throws(KitchenError) -> [String] {
    try known(names) { kitchen.ingredient(namedInDishes: $0) }
  }

  private func known(
    _ names: [String],
    _ ingredient: (String) -> IngredientID?
  ) throws(KitchenError) -> [String] {
    let found = names.map(ingredient)
    let unknown = zip(names, found).filter { $0.1 == nil }.map { kitchen.unknownName($0.0) }
    guard unknown.isEmpty else { throw KitchenError(.unknownNames(unknown, .taught)) }
    return found.compactMap { $0.map(kitchen.index.lexicon.name(of:)) }
  }

  private func keep(
    _ facts: [(kind: TaughtFact.Kind, name: String, other: String)]
  ) throws(KitchenError) -> [TeachOutcome] {
    try writing { writer in
      try facts.map { kind, name, other in
        let fact = TaughtFact(kind, name, other, addedAt: now)
        return TeachOutcome(fact: fact, isChanged: try writer.teach(fact))
      }
    }
  }
}

extension Kitchen {
  /// Whether a line of a dish asks for an ingredient or a kind of it.
  fileprivate func asks(_ recipe: Recipe, for name: String) -> Bool {
    guard let wanted = index.lexicon.ingredient(named: name)?.rawValue else { return false }
    let taxonomy = index.lexicon.taxonomy
    return recipe.lines.contains { line in
      (index.lexicon.asked(by: line) ?? []).joined().contains { asked in
        let ingredient = asked.ingredient.rawValue
        return ingredient == wanted || taxonomy.ancestors(of: ingredient).contains(wanted)
      }
    }
  }

  /// What a name means that nobody has to explain: an ingredient, or a word of allergen law.
  fileprivate func meaning(of name: String) -> String? {
    let ingredient = index.lexicon.ingredient(named: name)
    return family(named: name, meaning: ingredient)?.title
      ?? ingredient.map(index.lexicon.name(of:))
      ?? DietFlags(named: foldedName(name)).map { _ in foldedName(name) }
  }
}
