import RecipeMatching
public import RecipeModel

/// A match with the same dish from other sources folded into it.
struct FoldedMatch {
  /// The best ranked of the duplicate group, or one as good that the person keeps.
  var match: PantryMatch
  /// The others of the answer, in their order.
  var alsoIn: [RecipeID]
}

extension Kitchen {
  /// Folds dishes that are the same from several sources into the best ranked of them; see
  /// ``RecipeTable/duplicateGroup(of:)``.
  ///
  /// Where the person keeps another one of the duplicate group (a favourite, a rating, a note, a list) that
  /// misses as little, that one is shown: what they chose stays what they see. Only for showing:
  /// ranks, counts and JSON keep every dish. Order: that of `matches`.
  func folded(_ matches: [PantryMatch]) -> [FoldedMatch] {
    gathered(matches) { duplicateGroup(of: $0.recipe) }.map { duplicateGroup in
      var others = duplicateGroup
      let match = others.remove(at: chosen(of: duplicateGroup) { ($0.recipe, $0.keys) })
      return FoldedMatch(match: match, alsoIn: others.map(\.recipe))
    }
  }

  /// The place of the one dish of a duplicate group that stands for it; see ``folded(_:)``.
  func chosen<Dish>(of duplicateGroup: [Dish], _ parts: (Dish) -> (RecipeID, RankKeys)) -> Int {
    let least = duplicateGroup.first.map { parts($0).1.missing }
    return duplicateGroup.firstIndex { dish in
      let (recipe, keys) = parts(dish)
      return keys.missing == least && keeps(recipe)
    } ?? duplicateGroup.startIndex
  }

  /// For each of some dishes the others of its duplicate group that the person can see, ascending by id.
  /// Cost: O(dishes of the catalogue), once for all.
  private func alsoIn(of recipes: [RecipeID]) -> [RecipeID: [RecipeID]] {
    let heads = Set(recipes.map { duplicateGroup(of: $0) })
    let near =
      index.recipes(ofDuplicateGroups: self.duplicateGroups.indexed(heads))
      + versions(ofDuplicateGroups: heads)
    let duplicateGroups = Dictionary(grouping: near.filter { canSee($0) }) {
      duplicateGroup(of: $0)
    }
    let others = recipes.map { recipe in
      let duplicateGroup = duplicateGroups[duplicateGroup(of: recipe)] ?? []
      let placed = duplicateGroup.filter { $0 != recipe }.map { ($0, index.recipes.dishID(of: $0)) }
      return (recipe, placed.sorted { $0.1 < $1.1 }.map(\.0))
    }
    return Dictionary(others, uniquingKeysWith: { first, _ in first })
  }

  /// As ``alsoIn(of:)``, without dishes that an answer hides.
  func alsoIn(of recipes: [RecipeID], _ notes: ExclusionNotes) -> [RecipeID: [RecipeID]] {
    let duplicateGroups = alsoIn(of: recipes)
    guard !notes.stated.isEmpty else { return duplicateGroups }
    let safety = safety(under: notes.stated)
    return duplicateGroups.mapValues { $0.filter(safety.allows) }
  }

  /// The other dishes of a dish's duplicate group; empty if the catalogue does not have the dish.
  public func alsoIn(_ dish: DishID) -> [DishID] {
    guard let recipe = recipe(with: dish) else { return [] }
    return alsoIn(of: [recipe])[recipe]?.map(index.recipes.dishID(of:)) ?? []
  }

  /// Whether the person has noted anything about a dish.
  func keeps(_ recipe: RecipeID) -> Bool {
    snapshot.marks(of: index.recipes.dishID(of: recipe)) != .none
  }
}

/// Puts together what is of one duplicate group. Order: that of the first of each.
func gathered<Item, Group: Hashable>(
  _ items: [Item],
  by duplicateGroup: (Item) -> Group
) -> [[Item]] {
  var duplicateGroups: [[Item]] = []
  var positions: [Group: Int] = [:]
  for item in items {
    let duplicateGroup = duplicateGroup(item)
    if let position = positions[duplicateGroup] {
      duplicateGroups[position].append(item)
    } else {
      positions[duplicateGroup] = duplicateGroups.count
      duplicateGroups.append([item])
    }
  }
  return duplicateGroups
}
