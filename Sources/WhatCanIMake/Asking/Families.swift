public import RecipeMatching
public import RecipeModel

/// A match with the same dish from other sources folded into it.
public struct FoldedMatch: Sendable, Equatable {
  /// The best ranked of the family, or one as good that the person keeps.
  public var match: PantryMatch
  /// The others of the answer, in their order.
  public var alsoIn: [DishID]
}

extension Kitchen {
  /// Folds dishes that are the same from several sources into the best ranked of them; see
  /// ``RecipeTable/family(of:)``.
  ///
  /// Where the person keeps another one of the family (a favourite, a rating, a note, a list) that
  /// misses as little, that one is shown: what they chose stays what they see. Only for showing:
  /// ranks, counts and JSON keep every dish. Order: that of `matches`.
  public func folded(_ matches: [PantryMatch]) -> [FoldedMatch] {
    gathered(matches, by: \.recipe).map { family in
      let least = family[0].keys.missing
      let chosen =
        family.firstIndex { $0.keys.missing == least && keeps($0.recipe) } ?? family.startIndex
      var others = family
      let match = others.remove(at: chosen)
      return FoldedMatch(match: match, alsoIn: others.map { index.recipes.id(of: $0.recipe) })
    }
  }

  /// Folds a list of dishes like ``folded(_:)-swift.method``: of each family the first, or the first
  /// that the person keeps.
  public func folded(_ dishes: [DishSummary]) -> [DishSummary] {
    let placed = dishes.compactMap { dish in
      index.recipe(with: dish.id).map { (dish: dish, recipe: $0) }
    }
    return gathered(placed, by: \.recipe).map { family in
      let chosen = family.firstIndex { keeps($0.recipe) } ?? family.startIndex
      var others = family
      var dish = others.remove(at: chosen).dish
      dish.alsoIn = others.map(\.dish.id)
      return dish
    }
  }

  /// The other dishes of a dish's family that the person can see, ascending by id. Cost: O(dishes).
  public func alsoIn(_ recipe: RecipeID) -> [DishID] {
    alsoIn(of: [recipe])[recipe] ?? []
  }

  /// For each of some dishes the others of its family, as in ``alsoIn(_:)-swift.method``.
  /// Cost: O(dishes of the catalogue), once for all.
  func alsoIn(of recipes: [RecipeID]) -> [RecipeID: [DishID]] {
    let near = index.recipes(ofFamilies: Set(recipes.map { index.recipes.family(of: $0) }))
    let families = Dictionary(grouping: near.filter { canSee($0) }) { index.recipes.family(of: $0) }
    let others = recipes.map { recipe in
      let family = families[index.recipes.family(of: recipe)] ?? []
      return (recipe, family.filter { $0 != recipe }.map { index.recipes.id(of: $0) }.sorted())
    }
    return Dictionary(others, uniquingKeysWith: { first, _ in first })
  }

  /// As ``alsoIn(of:)``, without dishes that an answer hides.
  func alsoIn(of recipes: [RecipeID], _ notes: ExclusionNotes) -> [RecipeID: [DishID]] {
    let families = alsoIn(of: recipes)
    guard !notes.stated.isEmpty else { return families }
    let safety = safety(under: notes.stated)
    return families.mapValues { family in
      family.filter { index.recipe(with: $0).map(safety.allows) ?? false }
    }
  }

  /// The other dishes of a dish's family; none for a dish that the catalogue does not have.
  public func alsoIn(_ dish: DishID) -> [DishID] {
    index.recipe(with: dish).map { alsoIn($0) } ?? []
  }

  /// Puts together what is of one family. Order: that of the first of each.
  private func gathered<Item>(_ items: [Item], by recipe: (Item) -> RecipeID) -> [[Item]] {
    var families: [[Item]] = []
    var positions: [RecipeID: Int] = [:]
    for item in items {
      let family = index.recipes.family(of: recipe(item))
      if let position = positions[family] {
        families[position].append(item)
      } else {
        positions[family] = families.count
        families.append([item])
      }
    }
    return families
  }

  /// Whether the person has noted anything about a dish.
  func keeps(_ recipe: RecipeID) -> Bool {
    belongings.marks(of: index.recipes.id(of: recipe)) != .none
  }
}
