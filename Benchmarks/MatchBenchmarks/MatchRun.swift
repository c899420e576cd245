import BenchmarkFiles
import MatchWorkload
import RecipeMatching

/// Asks the partitioned postings of a corpus, with a clock in hand.
struct MatchRun {
  let world: MatchWorld
  let index: PartitionedPostings
  let rounds: Int
  let stopwatch = Stopwatch()
  private let postings: PostingLists
  /// Of each of the builds.
  private let buildSeconds: [Double]

  private static let builds = 3
  private static let countingRounds = 3

  init(_ folder: CorpusFolder, rounds: Int) throws(FileError) {
    world = folder.world
    self.rounds = rounds
    say("building the index ...")
    do throws(PostingLimit) {
      (index, buildSeconds) = try Self.build(world, stopwatch)
    } catch {
      throw .malformed("recipes.bin", "\(error)")
    }
    postings = world.postings()
  }

  private static func build(
    _ world: MatchWorld,
    _ stopwatch: Stopwatch
  ) throws(PostingLimit) -> (PartitionedPostings, [Double]) {
    var seconds: [Double] = []
    while true {
      let start = ContinuousClock.now
      let index = try world.index()
      seconds.append((ContinuousClock.now - start) / .seconds(1))
      if seconds.count == builds { return (index, seconds) }
    }
  }

  /// What is known before any pantry is asked.
  var emptyReport: MatchReport {
    let recipes = Double(world.recipeCount)
    return MatchReport(
      recipes: world.recipeCount,
      rounds: rounds,
      timerMicroseconds: stopwatch.ownCost(),
      buildSeconds: Percentiles(buildSeconds).least,
      bytesPerRecipe: Double(index.byteCount) / recipes,
      postingBytesPerRecipe: Double(world.postingBytes) / recipes
    )
  }

  /// The figures of one file of pantries, and its answers. The search is made for it, so that the first
  /// round is the first touch of this search; the index is the same for all.
  func measured(_ cell: CorpusFolder.Cell) -> (MatchReport.Cell, AnswerRows) {
    let hits = cell.pantries.pantries.map(world.hits)
    var search = PostingSearch(index)
    var first: [Double] = []
    var answers: [[RankedDish]] = []
    for pantry in hits {
      let (matches, time) = stopwatch.time { search.best(pantry, limit: AnswerRows.limit) }
      first.append(time)
      answers.append(matches)
    }
    var samples: [Double] = []
    var differences = 0
    for _ in 0..<rounds {
      for (pantry, expected) in zip(hits, answers) {
        let (matches, time) = stopwatch.time { search.best(pantry, limit: AnswerRows.limit) }
        samples.append(time)
        if matches != expected { differences += 1 }
      }
    }
    var rows = AnswerRows()
    for matches in answers { rows.append(matches.map(AnswerDish.init)) }
    let measured = MatchReport.Cell(
      name: cell.name,
      search: Percentiles(samples),
      firstTouch: Percentiles(first),
      counts: counting(hits, &search),
      differences: differences
    )
    return (measured, rows)
  }

  private func counting(_ hits: [[RequirementHit]], _ search: inout PostingSearch) -> Percentiles {
    var samples: [Double] = []
    for _ in 0..<min(rounds, Self.countingRounds) {
      for pantry in hits {
        let (_, time) = stopwatch.time {
          search.tally(pantry, postings: postings)
        }
        samples.append(time)
      }
    }
    return Percentiles(samples)
  }
}
