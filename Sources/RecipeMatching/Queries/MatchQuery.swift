import RecipeLexicon
public import RecipeModel

/// What a cook has, and what the answer must look like.
package struct MatchQuery: Sendable, Equatable {
  /// What the cook has; order and repeats do not matter. What is not in `stock` as well is there in
  /// an unknown amount, which is always enough, and has no date.
  package var pantry: [IngredientID]
  /// How much there is of things in the pantry, and how long they keep, batch by batch, in any
  /// order. What it holds is there, be it named in `pantry` or not. Something that is there in a
  /// known amount and in an unknown one as well has a batch without an amount too.
  package var stock: [PantryBatch]
  /// Each of these must go into a required line of every dish in the answer, by itself, its name, a
  /// home step or as a generic. There may be too little of it.
  package var mustUse: [IngredientID]
  package var exclusion: Exclusion
  /// What the cook has in a form that is free of what is excluded, though not every form of it is: an
  /// egg-free mayonnaise. Nobody else's mayonnaise becomes safe by it.
  package var harmless: [IngredientID]
  /// What the cook has in a form that names what is excluded, though not every form of it does; it is
  /// not there. It goes before `harmless`.
  package var withheld: [IngredientID]
  package var filter: RecipeFilter
  /// Dishes that neither the answer nor its counts may have, and that are made for no other; order and repeats
  /// do not matter.
  package var hidden: [RecipeID]
  /// Dishes that are no answers either, but may be made for others; order and repeats do not matter.
  package var passedOver: [RecipeID] = []
  /// Dishes that this person knows well, as what they wrote or keep: their renown is the largest. Order and
  /// repeats do not matter.
  package var wellKnown: Set<RecipeID>
  /// How well each dish fits the cook's taste, by ``RecipeID``, each a ``TasteLevel``: as many numbers
  /// as the index has ids, those of dishes that are deleted among them; see
  /// ``CatalogueIndex/byRecipe(absent:_:)``. Empty when that is not known; then it is 0 for all.
  package var taste: [Int]
  /// What every kitchen is taken to have.
  package var staples: [IngredientID]
  /// What things of the pantry are to a dish, as far as ranking asks.
  package var roles: ItemRoles
  /// Whether rum may stand for white rum, and whether dishes may be made for others first.
  package var allowsGeneric: Bool
  package var allowsSwaps: Bool
  /// The most a dish may miss; nil for no cap.
  package var missingAtMost: Int?
  /// The most dishes in the answer.
  package var limit: Int
  package var order: RankOrder

  package init(
    pantry: [IngredientID],
    stock: [PantryBatch] = [],
    mustUse: [IngredientID] = [],
    exclusion: Exclusion,
    harmless: [IngredientID] = [],
    withheld: [IngredientID] = [],
    filter: RecipeFilter = RecipeFilter(),
    hidden: [RecipeID] = [],
    wellKnown: Set<RecipeID> = [],
    taste: [Int] = [],
    staples: [IngredientID],
    roles: ItemRoles = ItemRoles(),
    allowsGeneric: Bool = true,
    allowsSwaps: Bool = true,
    missingAtMost: Int? = 2,
    limit: Int = 20,
    order: RankOrder = .fewestMissing
  ) {
    self.pantry = pantry
    self.stock = stock
    self.mustUse = mustUse
    self.exclusion = exclusion
    self.harmless = harmless
    self.withheld = withheld
    self.filter = filter
    self.hidden = hidden
    self.wellKnown = wellKnown
    self.taste = taste
    self.staples = staples
    self.roles = roles
    self.allowsGeneric = allowsGeneric
    self.allowsSwaps = allowsSwaps
    self.missingAtMost = missingAtMost
    self.limit = limit
    self.order = order
  }

  /// What the query asks of the pantry: without what only chooses among the dishes and orders them, the taste, the limit
  /// and the order. What the pantry meets, the counts and the purchases follow from it.
  var ofPantry: MatchQuery {
    var query = self
    (query.taste, query.limit, query.order) = ([], 0, .fewestMissing)
    return query
  }

  /// For each ingredient whether a pantry is stripped of it.
  var stripped: [Bool] {
    var stripped = exclusion.isExcluded
    for ingredient in harmless { stripped[ingredient.rawValue] = false }
    for ingredient in withheld { stripped[ingredient.rawValue] = true }
    return stripped
  }
}

/// A label in the form in which labels are compared: folded, and without "glass" at its end, so
/// that "Old-fashioned glass" and "Old Fashioned" are one.
package func comparedLabel(_ label: String) -> String {
  let words = foldedWords(label)
  let glass = foldedWords("glass")
  return (words.suffix(1) == glass[...] && words.count > 1 ? words.dropLast() : words[...])
    .joined(separator: " ")
}

/// Which dishes can be in the answer. Labels are compared by ``comparedLabel(_:)``, and a missing
/// label never matches.
public struct RecipeFilter: Sendable, Equatable {
  public var kind: Recipe.Kind?
  public var category: String?
  public var cuisine: String?
  public var glass: String?
  /// The most minutes from start to table; a dish without a time does not match.
  public var minutesAtMost: Int?
  /// Whether plain dishes count.
  public var allowsPlain: Bool

  public init(
    kind: Recipe.Kind? = nil,
    category: String? = nil,
    cuisine: String? = nil,
    glass: String? = nil,
    minutesAtMost: Int? = nil,
    allowsPlain: Bool = true
  ) {
    self.kind = kind
    self.category = category
    self.cuisine = cuisine
    self.glass = glass
    self.minutesAtMost = minutesAtMost
    self.allowsPlain = allowsPlain
  }

  /// The same without plain dishes.
  public var withoutPlain: RecipeFilter {
    var filter = self
    filter.allowsPlain = false
    return filter
  }

  /// The dishes that the filter lets through; nil when these are all. Cost: O(dishes + labels).
  package func admitted(of table: RecipeTable) -> DishSet? {
    if self == RecipeFilter() { return nil }
    var admitted = DishSet.all(table.count)
    if let kind {
      admitted.formIntersection(
        DishSet(capacity: table.count) { table.kind(of: RecipeID($0)) == kind }
      )
    }
    for (wanted, column) in [
      (category, table.categories), (cuisine, table.cuisines), (glass, table.glasses),
    ] {
      guard let wanted = wanted.map(comparedLabel) else { continue }
      // Sources write one label in several ways.
      let isWanted = table.labels.strings.map { comparedLabel($0) == wanted }
      admitted.formIntersection(
        DishSet(capacity: table.count) { dish in
          let label = column[dish]
          return label != RecipeTable.absent && isWanted[Int(label)]
        }
      )
    }
    if let minutesAtMost {
      admitted.formIntersection(
        DishSet(capacity: table.count) {
          table.minutes(of: RecipeID($0)).map { $0 <= minutesAtMost } ?? false
        }
      )
    }
    if !allowsPlain {
      admitted.formIntersection(
        DishSet(capacity: table.count) { !table.mark(of: RecipeID($0)).isPlain }
      )
    }
    return admitted
  }
}
