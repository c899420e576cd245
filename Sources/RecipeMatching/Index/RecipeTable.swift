package import RecipeLexicon
package import RecipeModel
package import SectionFiles

/// The dishes of a catalogue in the order of (case-folded name, dish id), column by column.
package struct RecipeTable: Sendable, Equatable {
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
  /// For each dish the head of its family: the dish from several sources that it is; see
  /// ``family(of:)``.
  let families: Column<UInt32>
  /// The dishes that make an ingredient for others, ascending.
  let yieldDishes: Column<UInt32>
  /// For each of these the ingredient.
  let yieldedIngredients: Column<UInt32>
  /// For each of these how much of it one making gives.
  let yieldedAmounts: NeedTable
  /// For each dish its distinct required requirements, in the order of its lines.
  package internal(set) var required: Adjacency
  /// For each requirement of `required`, entry by entry, how much the dish needs.
  let needs: NeedTable
  /// For each dish its distinct nice-to-haves that it does not require, in the order of its lines.
  package internal(set) var optional: Adjacency
  /// For each dish the swaps it allows itself, as positions in the three columns below.
  let ownSwaps: Adjacency
  let ownSwapRequired: Column<UInt32>
  let ownSwapSubstitutes: Column<UInt32>
  let ownSwapNotes: StringTable
  /// For each of these swaps what the words of its substitute name beside it; see ``Wording``.
  let ownSwapWordings: Adjacency
  /// The dishes whose family is not the one in `families`.
  var moved = FamilyMoves.none

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

  /// The dishes that make an ingredient of others, and which, also those that are gone. Cost: theirs.
  package var yielding: [(recipe: RecipeID, ingredient: IngredientID)] {
    zip(yieldDishes, yieldedIngredients).map { (RecipeID(Int($0)), IngredientID(Int($1))) }
  }

  /// Whether a dish is plain, and how well known.
  package func mark(of recipe: RecipeID) -> DishMark { DishMark(rawValue: marks[recipe.rawValue]) }

  /// The dish that stands for all dishes that are the same from several sources: of one name but for
  /// case, accents and plurals, of one kind, and requiring much the same. The dish itself when it is
  /// that one, or the only one. It does not depend on the order of imports.
  package func family(of recipe: RecipeID) -> RecipeID {
    RecipeID(Int(moved.head(of: recipe.rawValue) ?? families[recipe.rawValue]))
  }

  /// The dishes that may be of some families, ascending: all that are, and a few others.
  /// Cost: O(dishes): a comparison for each.
  func dishes(ofFamilies heads: Set<Int>) -> [Int] {
    // Most dishes fall through this sieve without a look into a set.
    var sieve = [Bool](repeating: false, count: 4096)
    for head in heads { sieve[head & 4095] = true }
    var dishes: [Int] = []
    var first = 0
    for block in families.blocks {
      block.withUnsafeBuffer { families in
        for (position, head) in families.enumerated() where sieve[Int(head) & 4095] {
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

  /// These dishes and then those of `tail`, which continue the numbers of this table: the labels,
  /// requirements and families of the tail's dishes are positions in the whole. Its own swaps are
  /// positions in its own columns.
  ///
  /// What this table holds in its first blocks is not copied. Cost: O(tail).
  func appending(_ tail: RecipeTable) -> RecipeTable {
    let swaps = UInt32(ownSwapRequired.count)
    let first = UInt32(count)
    let tailSwaps = (0..<tail.count).map { dish in tail.ownSwaps[dish].map { $0 + swaps } }
    return RecipeTable(
      ids: ids.appending(tail.ids),
      names: names.appending(tail.names),
      otherNames: otherNames.appending(tail.otherNames),
      otherNameDishes: otherNameDishes.appending(
        Column(tail.otherNameDishes.map { $0 + first })
      ),
      kinds: kinds.appending(tail.kinds),
      labels: labels.appending(tail.labels),
      categories: categories.appending(tail.categories),
      cuisines: cuisines.appending(tail.cuisines),
      glasses: glasses.appending(tail.glasses),
      minutes: minutes.appending(tail.minutes),
      marks: marks.appending(tail.marks),
      addedAt: addedAt.appending(tail.addedAt),
      families: families.appending(tail.families),
      yieldDishes: yieldDishes.appending(Column(tail.yieldDishes.map { $0 + first })),
      yieldedIngredients: yieldedIngredients.appending(tail.yieldedIngredients),
      yieldedAmounts: yieldedAmounts.appending(tail.yieldedAmounts),
      required: required.appending(tail.required),
      needs: needs.appending(tail.needs),
      optional: optional.appending(tail.optional),
      ownSwaps: ownSwaps.appending(Adjacency(tailSwaps)),
      ownSwapRequired: ownSwapRequired.appending(tail.ownSwapRequired),
      ownSwapSubstitutes: ownSwapSubstitutes.appending(tail.ownSwapSubstitutes),
      ownSwapNotes: ownSwapNotes.appending(tail.ownSwapNotes),
      ownSwapWordings: ownSwapWordings.appending(tail.ownSwapWordings)
    )
  }
}
