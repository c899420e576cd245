import RecipeMatching
import RecipeModel

/// Which dishes are one to a person who says so, beside what the index says.
///
/// It changes what shares a row, and which dish a name means; what is ranked, counted and excluded stays as it is.
struct OwnDuplicateGroups {
  /// Dishes that stand for themselves.
  private var apart: Set<RecipeID> = []
  /// For the head of a duplicate group that is joined to another one that one's.
  private var joined: [RecipeID: RecipeID] = [:]
  private let index: CatalogueIndex

  /// What is said of a dish that the index does not have says nothing. Cost: O(facts · log dishes).
  init(_ facts: [TaughtFact], in index: CatalogueIndex) {
    self.index = index
    let pairs = facts.filter(\.isAboutDishes).compactMap { fact in
      index.recipe(with: DishID(fact.name)).flatMap { one in
        index.recipe(with: DishID(fact.other)).map { (kind: fact.kind, one: one, other: $0) }
      }
    }
    for pair in pairs where pair.kind == .otherDish && pair.one != pair.other {
      // What gives its duplicate group the name stays with it.
      let isHead = index.recipes.duplicateGroup(of: pair.one) == pair.one
      apart.insert(isHead ? pair.other : pair.one)
    }
    for pair in pairs where pair.kind == .sameDish {
      let (left, right) = (head(of: pair.one), head(of: pair.other))
      if left != right { joined[max(left, right)] = min(left, right) }
    }
  }

  /// The head of a dish's duplicate group. Cost: O(duplicate groups that are joined in a row).
  func head(of recipe: RecipeID) -> RecipeID {
    var head = apart.contains(recipe) ? recipe : index.recipes.duplicateGroup(of: recipe)
    while let next = joined[head] { head = next }
    return head
  }

  /// The duplicate groups of the index in which members of some duplicate groups are. Cost: O(facts) each.
  func indexed(_ heads: Set<RecipeID>) -> Set<RecipeID> {
    let others = joined.keys.filter { heads.contains(head(of: $0)) }
    return Set((heads.union(others)).map { index.recipes.duplicateGroup(of: $0) })
  }
}
