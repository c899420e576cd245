import BenchmarkFiles
import MatchWorkload
import RecipeMatching

/// Drawn dishes, and pantries to ask them with. Each part is made when it is first needed, which the
/// warm-up does.
final class DrawnDishes {
  static let count = 100_000

  private(set) lazy var search = DishSearch(index(), world.postings())
  private lazy var world = DrawnDishes.world()

  private static let seed: UInt64 = 1

  private static func world() -> MatchWorld {
    let corpus = FlatCorpus.synthetic(recipes: count, terms: MatchWorld.drawnTerms, seed: seed)
    return MatchWorld(
      corpus,
      marks: corpus.syntheticMarks(staples: MatchWorld.staples, seed: seed)
    )
  }

  func index() -> LevelIndex {
    do {
      return try world.index()
    } catch {
      preconditionFailure("the drawn dishes exceed a limit: \(error)")
    }
  }

  /// What fifty pantries of `size` ingredients meet. The same each time.
  func pantries(of size: Int) -> [[LevelHit]] {
    PantryFile.synthetic(
      count: 50,
      size: size,
      terms: MatchWorld.drawnTerms,
      staples: Int(MatchWorld.staples),
      seed: Self.seed
    ).pantries.map(world.hits)
  }
}

/// A search that stays in one place: a copy of it would copy its room at the next question.
final class DishSearch {
  private var search: LevelSearch
  private let postings: PostingLists

  init(_ index: LevelIndex, _ postings: PostingLists) {
    search = LevelSearch(index)
    self.postings = postings
  }

  func best(_ pantry: [LevelHit]) -> [RankedDish] { search.best(pantry, limit: 20) }

  func tally(_ pantry: [LevelHit]) -> LevelTally { search.tally(pantry, postings: postings) }
}
