import RecipeLexicon
import RecipeMatching
import RecipeModel
import RecipeStorage

/// The order of a list of dishes.
public enum BrowseOrder: String, Sendable, CaseIterable {
  /// By name, then id.
  case name
  /// Newest first, then by name.
  case newest
  /// Best rated first: by the mean of everyone's stars, then by the number of ratings, then by
  /// name. Dishes without a rating come last.
  case rating
  /// The dishes that most people of the store have as favourites first, then by name.
  case favorited
}

extension Kitchen {
  /// All dishes of a selection.
  ///
  /// - Parameter order: Ties are broken by name, then by id.
  /// - Throws: ``KitchenError`` for unknown names, and as ``exclusions(without:diets:)``. Cost:
  ///   O(lines of the catalogue).
  public func browse(
    _ selection: DishSelection,
    order: BrowseOrder
  ) throws(KitchenError) -> DishListReply {
    try listed(index.allRecipes, selection) { sorted($0, by: order) }
  }

  /// Dishes of a selection with all `words` in their names, other names, ingredients, tags, steps
  /// or summaries.
  ///
  /// They have the order of ``ordered(_:by:)``. Several words in one text ("chicken soup") count
  /// one by one, in any order. Small words ("and", "the", an ampersand) need not occur. If nothing
  /// is found, the program searches for what the words may mean, and the reply says so.
  ///
  /// - Parameter order: Nil for that order.
  public func search(
    _ words: [String],
    _ selection: DishSelection,
    order: BrowseOrder?
  ) throws(KitchenError) -> DishListReply {
    var words = words.flatMap { $0.split(whereSeparator: \.isWhitespace).map(String.init) }
    var found = try searchedDishes(words)
    var meant: String?
    if found.isEmpty, let guess = meantWords(words) {
      meant = guess
      words = guess.split(separator: " ").map(String.init)
      found = try searchedDishes(words)
    }
    var reply = try listed(found, selection) { dishes in
      order.map { sorted(dishes, by: $0) } ?? dishes
    }
    // What is hidden is not named either.
    reply.meant = reply.dishes.isEmpty ? nil : meant
    return reply
  }

  private func searchedDishes(_ words: [String]) throws(KitchenError) -> [RecipeID] {
    let holding = try foundIDs(searched(words)).compactMap { index.recipe(with: $0) }
    return ordered(holding, by: words.joined(separator: " "))
  }

  /// What mistyped words may mean: of one word the name of a dish that is near as a whole; else the words themselves, with
  /// those that no dish's name has replaced by near ones; else a dish that is near. Nil where nothing is near.
  private func meantWords(_ words: [String]) -> String? {
    let near = nearDishes(words.joined(separator: " ")).first
    let name = near.map { index.recipes.name(of: $0.recipe) }
    // Several dishes may have the words that are near.
    if words.count == 1, let name, near?.part != .words { return name }
    return wordsOfNames(near: words) ?? name
  }

  /// Nil where a word is near none, and where the catalogue is too large to look through.
  private func wordsOfNames(near words: [String]) -> String? {
    guard index.dishCount <= 50_000 else { return nil }
    // Each folded word, and how it is written.
    var known: [String: String] = [:]
    for recipe in index.allRecipes where canSee(recipe) {
      let names = [index.recipes.name(of: recipe)] + index.recipes.otherNames(of: recipe)
      for word in names.flatMap(plainWords) {
        let folded = foldedName(word)
        known[folded] = min(known[folded] ?? word, word)
      }
    }
    let table = StringTable(known.keys.sorted())
    var meant: [String] = []
    for word in words.flatMap(plainWords) {
      let folded = foldedName(word)
      if known[folded] != nil {
        meant.append(word)
        continue
      }
      let near = table.positions(ofNamesNear: word, slips: max(1, folded.utf8.count / 4)).near
      guard let best = near.min(by: { ($0.slips, $0.position) < ($1.slips, $1.position) }) else {
        return nil
      }
      meant.append(known[table[best.position]] ?? word)
    }
    return meant.joined(separator: " ")
  }

  /// Dishes of a selection, picked at random with equal probability, none twice; fewer if there are
  /// not enough.
  ///
  /// - Parameter count: How many, at least 1.
  /// - Parameter makeableFromPantry: Only dishes that the saved pantry makes with nothing missing.
  public func random(
    _ selection: DishSelection,
    makeableFromPantry: Bool = false,
    count: Int = 1,
    using generator: inout some RandomNumberGenerator
  ) throws(KitchenError) -> DishListReply {
    var reply = try browse(selection, order: .name)
    if makeableFromPantry {
      let request = MatchRequest(
        usesPantry: true,
        without: selection.without,
        diets: selection.diets,
        filter: selection.filter.withoutPlain,
        missingAtMost: 0,
        limit: max(1, index.dishCount)
      )
      let matcher = PantryMatcher(index: index)
      let matches =
        snapshot.pantry.isEmpty ? [] : matcher.answer(try answerable(request).query).matches
      let makeable = Set(matches.map { index.recipes.dishID(of: $0.recipe) })
      reply.dishes = reply.dishes.filter { makeable.contains($0.id) }
    }
    reply.dishes = (0..<min(count, reply.dishes.count)).map { _ in
      reply.dishes.remove(at: Int.random(in: reply.dishes.indices, using: &generator))
    }
    return reply
  }

  /// The dishes of a selection among some, in an order that is asked for those alone.
  private func listed(
    _ recipes: [RecipeID],
    _ selection: DishSelection,
    _ ordered: ([RecipeID]) -> [RecipeID]
  ) throws(KitchenError) -> DishListReply {
    let stated = try exclusions(without: selection.without, diets: selection.diets)
    let safety = safety(under: stated)
    let holds = try containment(selection.containing)
    let admitted = admitted(by: selection.filter)
    let found = recipes.filter { admitted[$0.rawValue] && holds($0) }
    return DishListReply(
      dishes: ordered(found.filter { safety.allows($0) }).map { summary(of: $0, safety) },
      hidden: safety.hidden(of: found),
      notes: ExclusionNotes(stated)
    )
  }

  /// Whether a dish has, for each name, a line with that ingredient, a kind of it, or what is made
  /// from it.
  private func containment(
    _ names: [String]
  ) throws(KitchenError) -> (RecipeID) -> Bool {
    let wanted = try required(names, .containing).map { forms(of: $0) }
    return { recipe in
      let lines = self.index.recipes.lines(of: recipe)
      return wanted.allSatisfy { forms in
        lines.contains { requirement in
          self.index.requirements.alternatives[requirement].contains { forms.contains($0) }
        }
      }
    }
  }

  /// An ingredient, its kinds, and what home steps make of any of these.
  func forms(of ingredient: IngredientID) -> Set<UInt32> {
    let taxonomy = index.lexicon.taxonomy
    var found: Set<UInt32> = [UInt32(ingredient.rawValue)]
    var pending = Array(found)
    while let next = pending.popLast() {
      let made = taxonomy.routesFrom[Int(next)].map { taxonomy.routeProducts[Int($0)] }
      let kinds = Array(taxonomy.children[Int(next)]) + Array(taxonomy.members[Int(next)])
      for form in kinds + made where found.insert(form).inserted {
        pending.append(form)
      }
    }
    return found
  }

  private func sorted(_ recipes: [RecipeID], by order: BrowseOrder) -> [RecipeID] {
    switch order {
    case .name: return recipes.sorted(by: index.precedes)
    case .rating: return recipes.sorted { isBetterRated($0, $1) ?? index.precedes($0, $1) }
    case .favorited:
      func favorites(_ recipe: RecipeID) -> Int { everyonesMarks(of: recipe).favorites }
      return recipes.sorted { left, right in
        (favorites(right), index.place(of: left)) < (favorites(left), index.place(of: right))
      }
    case .newest:
      let added = index.recipes.addedAt
      // What came with the program stands behind what somebody took in at the same time.
      func rank(_ recipe: RecipeID) -> Int {
        index.recipes.dishID(of: recipe).source == CollectionFiles.source ? 1 : 0
      }
      return recipes.sorted { left, right in
        (added[right.rawValue], rank(left), index.place(of: left))
          < (added[left.rawValue], rank(right), index.place(of: right))
      }
    }
  }

  private func everyonesMarks(of recipe: RecipeID) -> EveryonesMarks {
    snapshot.everyonesMarks[index.recipes.dishID(of: recipe)] ?? EveryonesMarks()
  }

  /// Nil when both are rated alike.
  private func isBetterRated(_ left: RecipeID, _ right: RecipeID) -> Bool? {
    let (left, right) = (everyonesMarks(of: left), everyonesMarks(of: right))
    guard left.ratings > 0, right.ratings > 0 else {
      return left.ratings == right.ratings ? nil : left.ratings > 0
    }
    // Means compared without dividing.
    let (a, b) = (left.stars * right.ratings, right.stars * left.ratings)
    if a != b { return a > b }
    return left.ratings == right.ratings ? nil : left.ratings > right.ratings
  }

  /// The dishes whose text has all of some words, the last of which may be the beginning of one.
  func foundIDs(_ words: [String]) throws(KitchenError) -> [DishID] {
    switch catalogue.recipes {
    case .cache: return try readingCache { try $0.search(words, limit: index.dishCount) }
    case .memory(let all):
      return all.values.filter { $0.mentions(words) }.map(\.id).sorted()
    }
  }
}
