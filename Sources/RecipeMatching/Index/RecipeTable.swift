package import RecipeLexicon
package import RecipeModel
package import SectionFiles

/// The dishes of a catalogue in the order of (case-folded name, dish id), column by column.
///
/// Never changes once it is made: a class, for its columns are kilobytes of places in memory, and whatever looks at a dish
/// would copy these.
package final class RecipeTable: Sendable, Equatable {
  /// Stands for an absent label or number in a column.
  static let absent = UInt32.max

  package let ids: StringTable
  package let names: StringTable
  /// What dishes are called as well, dish by dish.
  package let otherNames: StringTable
  /// For each of these the dish, ascending.
  let otherNameDishes: Column<UInt32>
  package let kinds: Column<UInt8>
  /// Every category, cuisine and glass that occurs, as its source writes it.
  package let labels: StringTable
  let categories: Column<UInt32>
  let cuisines: Column<UInt32>
  let glasses: Column<UInt32>
  let minutes: Column<UInt32>
  /// For each dish its ``DishMark``.
  let marks: Column<UInt8>
  /// When each dish joined the catalogue, in seconds since 1970, 0 where unknown.
  package let addedAt: Column<UInt32>
  /// For each dish the head of its duplicate group: the dish from several sources that it is; see
  /// ``duplicateGroup(of:)``.
  let duplicateGroups: Column<UInt32>
  /// The dishes that make an ingredient for others, ascending.
  let yieldDishes: Column<UInt32>
  /// For each of these the ingredient.
  let yieldedIngredients: Column<UInt32>
  /// For each of these how much of it one making gives.
  let yieldedAmounts: NeedTable
  /// For each dish its distinct required requirements, in the order of its lines.
  package let required: Adjacency
  /// For each requirement of `required`, entry by entry, how much the dish needs.
  let needs: NeedTable
  /// For each dish its distinct nice-to-haves that it does not require, in the order of its lines.
  package let optional: Adjacency
  /// For each dish the swaps it allows itself, as positions in the three columns below.
  let ownSwaps: Adjacency
  let ownSwapRequired: Column<UInt32>
  let ownSwapSubstitutes: Column<UInt32>
  let ownSwapNotes: StringTable
  /// For each of these swaps what the words of its substitute name beside it; see ``Wording``.
  let ownSwapWordings: Adjacency
  /// The dishes whose duplicate group is not the one in `duplicateGroups`.
  let moved: DuplicateGroupMoves

  init(
    ids: StringTable,
    names: StringTable,
    otherNames: StringTable,
    otherNameDishes: Column<UInt32>,
    kinds: Column<UInt8>,
    labels: StringTable,
    categories: Column<UInt32>,
    cuisines: Column<UInt32>,
    glasses: Column<UInt32>,
    minutes: Column<UInt32>,
    marks: Column<UInt8>,
    addedAt: Column<UInt32>,
    duplicateGroups: Column<UInt32>,
    yieldDishes: Column<UInt32>,
    yieldedIngredients: Column<UInt32>,
    yieldedAmounts: NeedTable,
    required: Adjacency,
    needs: NeedTable,
    optional: Adjacency,
    ownSwaps: Adjacency,
    ownSwapRequired: Column<UInt32>,
    ownSwapSubstitutes: Column<UInt32>,
    ownSwapNotes: StringTable,
    ownSwapWordings: Adjacency,
    moved: DuplicateGroupMoves = .none
  ) {
    self.ids = ids
    self.names = names
    self.otherNames = otherNames
    self.otherNameDishes = otherNameDishes
    self.kinds = kinds
    self.labels = labels
    self.categories = categories
    self.cuisines = cuisines
    self.glasses = glasses
    self.minutes = minutes
    self.marks = marks
    self.addedAt = addedAt
    self.duplicateGroups = duplicateGroups
    self.yieldDishes = yieldDishes
    self.yieldedIngredients = yieldedIngredients
    self.yieldedAmounts = yieldedAmounts
    self.required = required
    self.needs = needs
    self.optional = optional
    self.ownSwaps = ownSwaps
    self.ownSwapRequired = ownSwapRequired
    self.ownSwapSubstitutes = ownSwapSubstitutes
    self.ownSwapNotes = ownSwapNotes
    self.ownSwapWordings = ownSwapWordings
    self.moved = moved
  }

  package static func == (left: RecipeTable, right: RecipeTable) -> Bool {
    left === right
      || left.ids == right.ids && left.names == right.names
        && left.otherNames == right.otherNames && left.otherNameDishes == right.otherNameDishes
        && left.kinds == right.kinds && left.labels == right.labels
        && left.categories == right.categories && left.cuisines == right.cuisines
        && left.glasses == right.glasses && left.minutes == right.minutes
        && left.marks == right.marks && left.addedAt == right.addedAt
        && left.duplicateGroups == right.duplicateGroups && left.yieldDishes == right.yieldDishes
        && left.yieldedIngredients == right.yieldedIngredients
        && left.yieldedAmounts == right.yieldedAmounts && left.required == right.required
        && left.needs == right.needs && left.optional == right.optional
        && left.ownSwaps == right.ownSwaps && left.ownSwapRequired == right.ownSwapRequired
        && left.ownSwapSubstitutes == right.ownSwapSubstitutes
        && left.ownSwapNotes == right.ownSwapNotes
        && left.ownSwapWordings == right.ownSwapWordings && left.moved == right.moved
  }

  package var count: Int { ids.count }

  package func id(of recipe: RecipeID) -> DishID { DishID(ids[recipe.rawValue]) }

  package func name(of recipe: RecipeID) -> String { names[recipe.rawValue] }

  /// What else a dish is called. Cost: O(log names).
  package func otherNames(of recipe: RecipeID) -> [String] {
    var (low, high) = (0, otherNameDishes.count)
    while low < high {
      let middle = (low + high) >> 1
      if Int(otherNameDishes[middle]) < recipe.rawValue { low = middle + 1 } else { high = middle }
    }
    var names: [String] = []
    while low < otherNameDishes.count, Int(otherNameDishes[low]) == recipe.rawValue {
      names.append(otherNames[low])
      low += 1
    }
    return names
  }

  /// The dish that one of ``otherNames`` belongs to.
  package func recipe(ofOtherName position: Int) -> RecipeID {
    RecipeID(Int(otherNameDishes[position]))
  }

  package func kind(of recipe: RecipeID) -> Recipe.Kind {
    Recipe.Kind.allCases[Int(kinds[recipe.rawValue])]
  }

  package func category(of recipe: RecipeID) -> String? { label(categories[recipe.rawValue]) }

  package func cuisine(of recipe: RecipeID) -> String? { label(cuisines[recipe.rawValue]) }

  package func glass(of recipe: RecipeID) -> String? { label(glasses[recipe.rawValue]) }

  package func minutes(of recipe: RecipeID) -> Int? {
    let value = minutes[recipe.rawValue]
    return value == Self.absent ? nil : Int(value)
  }

  /// The ingredient of other dishes that a dish makes. Cost: O(log dishes that make one).
  package func yield(of recipe: RecipeID) -> IngredientID? {
    yieldDishes.position(of: UInt32(recipe.rawValue))
      .map { IngredientID(Int(yieldedIngredients[$0])) }
  }

  /// How much one making of a dish gives of what it makes for others; unknown where it says nothing that can be
  /// compared. Cost: as ``yield(of:)``.
  func yieldedAmount(of recipe: Int) -> Need {
    yieldDishes.position(of: UInt32(recipe)).map { yieldedAmounts[$0] } ?? .unknown
  }

  /// The dishes that make an ingredient of others, and which, also those that are deleted. Cost: theirs.
  package var yielding: [(recipe: RecipeID, ingredient: IngredientID)] {
    zip(yieldDishes, yieldedIngredients).map { (RecipeID(Int($0)), IngredientID(Int($1))) }
  }

  /// Whether a dish is plain, and how well known.
  package func mark(of recipe: RecipeID) -> DishMark { DishMark(rawValue: marks[recipe.rawValue]) }

  /// The dish that stands for all dishes that are the same from several sources: of one name but for
  /// case, accents and plurals, of one kind, and requiring much the same. The dish itself when it is
  /// that one, or the only one. It does not depend on the order of imports.
  package func duplicateGroup(of recipe: RecipeID) -> RecipeID {
    RecipeID(Int(moved.head(of: recipe.rawValue) ?? duplicateGroups[recipe.rawValue]))
  }

  /// The dishes that may be of some duplicate groups, ascending: all that are, and a few others.
  /// Cost: O(dishes): a comparison for each.
  func dishes(ofDuplicateGroups heads: Set<Int>) -> [Int] {
    // Most dishes fall through this sieve without a look into a set.
    var sieve = [Bool](repeating: false, count: 4096)
    for head in heads { sieve[head & 4095] = true }
    var dishes: [Int] = []
    var first = 0
    for block in duplicateGroups.blocks {
      block.withUnsafeBuffer { duplicateGroups in
        for (position, head) in duplicateGroups.enumerated() where sieve[Int(head) & 4095] {
          if heads.contains(Int(head)) { dishes.append(first + position) }
        }
      }
      first += block.count
    }
    guard !moved.dishes.isEmpty else { return dishes }
    return Set(dishes + moved.dishes.map { Int($0) }).sorted()
  }

  /// Every distinct requirement of a dish, first the required ones, each in the dish's order.
  package func lines(of recipe: RecipeID) -> [Int] {
    (Array(required[recipe.rawValue]) + optional[recipe.rawValue]).map(Int.init)
  }

  /// How much a dish needs of its required requirement at `position` of its row.
  func need(of recipe: Int, at position: Int) -> Need {
    needs[Int(required.offsets[recipe]) + position]
  }

  private func label(_ position: UInt32) -> String? {
    position == Self.absent ? nil : labels[Int(position)]
  }
}
