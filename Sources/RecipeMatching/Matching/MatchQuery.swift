import RecipeLexicon
public import RecipeModel

/// What a cook has, and what the answer must look like.
public struct MatchQuery: Sendable {
  /// What the cook has, including what must be used; order and repeats do not matter.
  public var pantry: [IngredientID]
  /// Each of these must go into a required line of every dish in the answer.
  public var mustUse: [IngredientID]
  public var exclusion: Exclusion
  public var filter: RecipeFilter
  /// What every kitchen is taken to have.
  public var staples: [IngredientID]
  /// Whether rum may stand for white rum.
  public var allowsGeneric: Bool
  public var allowsSwaps: Bool
  /// The most a dish may miss; nil for no cap.
  public var missingAtMost: Int?
  /// The most dishes in the answer.
  public var limit: Int
  public var order: RankOrder

  public init(
    pantry: [IngredientID],
    mustUse: [IngredientID] = [],
    exclusion: Exclusion,
    filter: RecipeFilter = RecipeFilter(),
    staples: [IngredientID],
    allowsGeneric: Bool = true,
    allowsSwaps: Bool = true,
    missingAtMost: Int? = 2,
    limit: Int = 20,
    order: RankOrder = .fewestMissing
  ) {
    self.pantry = pantry
    self.mustUse = mustUse
    self.exclusion = exclusion
    self.filter = filter
    self.staples = staples
    self.allowsGeneric = allowsGeneric
    self.allowsSwaps = allowsSwaps
    self.missingAtMost = missingAtMost
    self.limit = limit
    self.order = order
  }
}

/// A label in the form in which labels are compared: folded, and without "glass" at its end, so that
/// "Old-fashioned glass" and "Old Fashioned" are one.
public func comparedLabel(_ label: String) -> String {
  let words = foldedWords(label)
  let glass = foldedWords("glass")
  return (words.suffix(1) == glass[...] && words.count > 1 ? words.dropLast() : words[...])
    .joined(separator: " ")
}

/// Which dishes come into question at all; labels compare by ``comparedLabel(_:)``, and an absent one
/// never equals.
public struct RecipeFilter: Sendable, Equatable {
  public var kind: Recipe.Kind?
  public var category: String?
  public var cuisine: String?
  public var glass: String?

  public init(
    kind: Recipe.Kind? = nil,
    category: String? = nil,
    cuisine: String? = nil,
    glass: String? = nil
  ) {
    self.kind = kind
    self.category = category
    self.cuisine = cuisine
    self.glass = glass
  }

  /// Whether the filter lets a dish through, for each dish. Cost: O(dishes + labels).
  public func admitted(of table: RecipeTable) -> [Bool] {
    if self == RecipeFilter() { return Array(repeating: true, count: table.count) }
    let labels = table.labels.strings.map(comparedLabel)
    func allows(_ wanted: String?, _ column: [UInt32], _ recipe: Int) -> Bool {
      guard let wanted else { return true }
      let label = column[recipe]
      return label != RecipeTable.absent && labels[Int(label)] == wanted
    }
    let (category, cuisine, glass) = (
      category.map(comparedLabel), cuisine.map(comparedLabel), glass.map(comparedLabel)
    )
    return (0..<table.count).map { recipe in
      (kind == nil || table.kind(of: RecipeID(recipe)) == kind)
        && allows(category, table.categories, recipe)
        && allows(cuisine, table.cuisines, recipe)
        && allows(glass, table.glasses, recipe)
    }
  }
}
