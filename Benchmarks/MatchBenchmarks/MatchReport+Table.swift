import BenchmarkFiles
import Foundation

extension MatchReport {
  func table() -> String {
    var parts = [heading, cellTable, countTable]
    if !filters.isEmpty { parts.append(filterTable) }
    parts.append(verdict)
    return parts.joined(separator: "\n\n")
  }

  private var heading: String {
    """
    \(recipes) recipes, best \(AnswerRows.limit), each pantry asked \(rounds) times after a first one
    index built in \(digits(buildSeconds, 2)) s, \(digits(bytesPerRecipe, 1)) bytes a recipe; \
    posting lists for counts \(digits(postingBytesPerRecipe, 1)) bytes a recipe
    the clock's own share of a sample: \(digits(timerMicroseconds, 3)) µs
    """
  }

  private var cellTable: String {
    let head = ["search, µs", "p50", "p99", "least", "first touch p99", "samples"]
    return textTable(
      [head]
        + cells.map { cell in
          let times = [cell.search.median, cell.search[99], cell.search.least, cell.firstTouch[99]]
          return [cell.name] + times.map { digits($0, 1) } + ["\(cell.search.count)"]
        }
    )
  }

  private var countTable: String {
    let head = ["counts, µs", "p50", "p99", "samples"]
    return textTable(
      [head]
        + cells.map { cell in
          let times = [cell.counts.median, cell.counts[99]]
          return [cell.name] + times.map { digits($0, 1) } + ["\(cell.counts.count)"]
        }
    )
  }

  private var filterTable: String {
    let head = ["filters, µs p50 / p99", "dishes", "making the set"] + cells.map(\.name)
    return textTable(
      [head]
        + filters.map { filter in
          let share = "\(digits(100 * filter.share, 1)) % \(filter.spread)"
          return [share, "\(filter.dishes)"] + ([filter.making] + filter.searches).map(pair)
        }
    )
  }

  private func pair(_ times: Percentiles) -> String {
    "\(digits(times.median, 1)) / \(digits(times[99], 1))"
  }

  private var verdict: String {
    let repeated = cells.reduce(0) { $0 + $1.differences }
    var text = "answers that differ from the first of the same pantry: \(repeated)"
    if !filters.isEmpty {
      let wrong = filters.reduce(0) { $0 + $1.differences }
      let checked = filters.reduce(0) { $0 + $1.checked }
      text += "\nfiltered answers that differ from the naive ones: \(wrong) of \(checked)"
    }
    return text
  }
}

/// A number with so many places after the point.
func digits(_ value: Double, _ places: Int) -> String {
  String(format: "%.\(places)f", value)
}
