import RecipeLexicon
import RecipeModel
import SectionFiles

/// What a search reads: the rows of requirements in both directions.
///
/// All of it follows from the dishes and the requirements, so that it can be made again.
struct MatchingTables: Sendable, Equatable {
  /// The rows of all dishes but ``longRecipes``, whose rows are empty there.
  let partitioned: PartitionedPostings
  /// For each requirement the dishes that require it, ascending.
  let required: PostingLists
  /// For each requirement the dishes that it is nice to have for, ascending.
  let optional: PostingLists
  /// For each ingredient the requirements that it is an alternative of, ascending.
  let naming: Adjacency
  /// The dishes with a required line that is not recognised: bit `d & 31` of word `d >> 5`.
  let unrecognised: Column<UInt32>
  /// The dishes that require more than a row of `partitioned` holds, ascending.
  let longRecipes: Column<UInt32>
  /// The dishes that allow swaps of their own, ascending.
  let recipesWithSwaps: Column<UInt32>
  /// The dishes of each source.
  let sources: SourceLists

  /// The dishes are within ``CatalogueLimits``. Cost: O(requirements of all dishes + ingredients).
  init(
    recipes: RecipeTable,
    requirements: RequirementTable,
    lexicon: IngredientLexicon
  ) {
    required = PostingLists(rows: recipes.required, terms: requirements.count)
    optional = PostingLists(rows: recipes.optional, terms: requirements.count)
    naming = requirements.alternatives.reversed(nodes: lexicon.count)
    unrecognised = Self.unrecognised(recipes, requirements)
    recipesWithSwaps = Column(
      (0..<recipes.count).filter { !recipes.ownSwaps[$0].isEmpty }.map { UInt32($0) }
    )
    sources = SourceLists(ids: recipes.ids)
    let rows = recipes.required
    let long = (0..<recipes.count).filter { rows[$0].count > PartitionedPostings.longestRow }
    longRecipes = Column(long.map { UInt32($0) })
    let short = long.isEmpty ? rows : Self.emptied(rows, long)
    do {
      partitioned = try PartitionedPostings(
        offsets: short.offsets,
        requirements: short.targets,
        weights: Array(requirements.weights),
        isStaple: Self.defaultStaples(requirements, lexicon),
        isMeetable: (0..<requirements.count).map { !requirements.alternatives[$0].isEmpty },
        marks: recipes.marks
      )
    } catch {
      preconditionFailure("\(error)")
    }
  }

  /// Takes stored parts.
  init(
    partitioned: PartitionedPostings,
    required: PostingLists,
    optional: PostingLists,
    naming: Adjacency,
    unrecognised: Column<UInt32>,
    longRecipes: Column<UInt32>,
    recipesWithSwaps: Column<UInt32>,
    sources: SourceLists
  ) {
    self.partitioned = partitioned
    self.required = required
    self.optional = optional
    self.naming = naming
    self.unrecognised = unrecognised
    self.longRecipes = longRecipes
    self.recipesWithSwaps = recipesWithSwaps
    self.sources = sources
  }

  /// The dishes with a required line that is not recognised. Cost: O(dishes / 32).
  var unrecognisedDishes: DishSet {
    DishSet(capacity: partitioned.recipeCount, halfWords: unrecognised)
  }

  /// For each requirement whether every kitchen is taken to have it.
  private static func defaultStaples(
    _ requirements: RequirementTable,
    _ lexicon: IngredientLexicon
  ) -> [Bool] {
    let isStaple = lexicon.assumedStaples
    return (0..<requirements.count).map { requirement in
      requirements.alternatives[requirement].contains { isStaple[Int($0)] }
    }
  }

  private static func unrecognised(
    _ recipes: RecipeTable,
    _ requirements: RequirementTable
  ) -> Column<UInt32> {
    var words = [UInt32](repeating: 0, count: (recipes.count + 31) / 32)
    for dish in 0..<recipes.count {
      let isUnjudged = recipes.required[dish].contains { requirements.isUnjudged(Int($0)) }
      if isUnjudged { words[dish >> 5] |= 1 << UInt32(dish & 31) }
    }
    return Column(words)
  }

  /// The rows without those at some positions, which are ascending.
  private static func emptied(_ rows: Adjacency, _ positions: [Int]) -> Adjacency {
    let positions = Set(positions)
    return Adjacency((0..<rows.count).map { positions.contains($0) ? [] : Array(rows[$0]) })
  }
}

extension PostingLists {
  /// Turns rows of terms into lists of rows. Cost: O(terms + entries).
  init(rows: Adjacency, terms: Int) {
    let reversed = rows.reversed(nodes: terms)
    self.init(offsets: reversed.offsets, dishes: reversed.targets)
  }
}
