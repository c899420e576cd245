import BenchmarkFiles
import MatchWorkload
import RecipeMatching

/// Searches among the dishes that have a label, with a clock in hand.
struct FilterRun {
  private let run: MatchRun

  private static let rounds = 5
  private static let seed: UInt64 = 1
  /// Sets that are made to time it.
  private static let sets = 20
  /// Pantries of each file whose answers are compared with the naive ones.
  private static let checked = 2

  init(_ run: MatchRun) {
    self.run = run
  }

  /// For each label of each spread, all cells. The same labels for the same number of dishes.
  func lines(_ cells: [CorpusFolder.Cell]) -> [MatchReport.Filter] {
    let naive = cells.map { cell in
      cell.pantries.pantries.prefix(Self.checked).map { NaiveMatches(run.world, pantry: $0) }
    }
    var search = PostingSearch(run.index)
    var lines: [MatchReport.Filter] = []
    for spread in DishLabels.Spread.allCases {
      let labels = DishLabels(recipes: run.world.recipeCount, spread: spread, seed: Self.seed)
      for (label, share) in DishLabels.shares.enumerated() {
        let admitted = labels.dishes(labelled: label)
        var filter = MatchReport.Filter(
          spread: spread.rawValue,
          share: Double(share) / 1_000,
          dishes: admitted.count,
          making: making(labels, label)
        )
        for (cell, naive) in zip(cells, naive) {
          filter.searches.append(searching(cell, &search, admitted))
          filter.checked += naive.count
          filter.differences += zip(cell.pantries.pantries, naive).count { pantry, matches in
            let hits = run.world.hits(pantry)
            let found = search.best(hits, limit: AnswerRows.limit, admitted: admitted)
            return found.map(AnswerDish.init)
              != matches.best(AnswerRows.limit, admitted: admitted)
          }
        }
        lines.append(filter)
      }
    }
    return lines
  }

  private func making(_ labels: DishLabels, _ label: Int) -> Percentiles {
    Percentiles(
      (0..<Self.sets).map { _ in
        run.stopwatch.time { labels.dishes(labelled: label) }.microseconds
      }
    )
  }

  private func searching(
    _ cell: CorpusFolder.Cell,
    _ search: inout PostingSearch,
    _ admitted: DishSet
  ) -> Percentiles {
    let hits = cell.pantries.pantries.map(run.world.hits)
    var samples: [Double] = []
    for _ in 0..<min(run.rounds, Self.rounds) {
      for pantry in hits {
        let (_, time) = run.stopwatch.time {
          search.best(pantry, limit: AnswerRows.limit, admitted: admitted)
        }
        samples.append(time)
      }
    }
    return Percentiles(samples)
  }
}
