import BenchmarkFiles
import MatchWorkload
import RecipeMatching

/// Drawn dishes and pantries, and their index.
struct Workload {
  private let world: MatchWorld
  private let postings: PostingLists
  private let labels: DishLabels
  /// For each size of pantry, what each of them meets.
  private let hits: [Int: [[RequirementHit]]]
  private var search: PostingSearch

  private static let recipes = 20_000
  private static let seed: UInt64 = 1
  private static let pantries = 50
  /// Pantries that are counted, since that takes longer.
  private static let counted = 10
  private static let limit = 20

  init() {
    let corpus = FlatCorpus.synthetic(
      recipes: Self.recipes,
      terms: MatchWorld.drawnTerms,
      seed: Self.seed
    )
    let marks = corpus.syntheticMarks(staples: MatchWorld.staples, seed: Self.seed)
    world = MatchWorld(corpus, marks: marks)
    postings = world.postings()
    labels = DishLabels(recipes: Self.recipes, spread: .scattered, seed: Self.seed)
    var hits: [Int: [[RequirementHit]]] = [:]
    for size in [2, 10, 40, 150] {
      let drawn = PantryFile.synthetic(
        count: Self.pantries,
        size: size,
        terms: MatchWorld.drawnTerms,
        staples: Int(MatchWorld.staples),
        seed: Self.seed + UInt64(size)
      )
      hits[size] = drawn.pantries.map(world.hits)
    }
    self.hits = hits
    search = PostingSearch(Self.index(of: world))
  }

  private static func index(of world: MatchWorld) -> PartitionedPostings {
    do {
      return try world.index()
    } catch {
      preconditionFailure("the drawn dishes exceed a limit: \(error)")
    }
  }

  /// A number that depends on every answer of the part.
  mutating func run(_ part: Part) -> Int {
    switch part {
    case .build: Self.index(of: world).byteCount
    case .search2: found(for: 2)
    case .search10: found(for: 10)
    case .search40: found(for: 40)
    case .search150: found(for: 150)
    case .cappedSearch: found(for: 10, missingAtMost: 1)
    case .counts: counted()
    case .makingSet: labels.dishes(labelled: 0).count
    case .filteredSearch: found(for: 40, admitted: labels.dishes(labelled: 0))
    case .filteredWalk: found(for: 150, admitted: labels.dishes(labelled: 2))
    }
  }

  private mutating func found(
    for size: Int,
    missingAtMost: Int? = nil,
    admitted: DishSet? = nil
  ) -> Int {
    var sum = 0
    for pantry in hits[size, default: []] {
      let matches = search.best(
        pantry,
        limit: Self.limit,
        missingAtMost: missingAtMost,
        admitted: admitted
      )
      for match in matches { sum = sum &* 31 &+ match.keys.weight &+ match.recipe }
    }
    return sum
  }

  private mutating func counted() -> Int {
    var sum = 0
    for pantry in hits[40, default: []].prefix(Self.counted) {
      let tally = search.tally(pantry, postings: postings)
      for count in tally.byMissing { sum = sum &* 31 &+ count }
    }
    return sum
  }
}
