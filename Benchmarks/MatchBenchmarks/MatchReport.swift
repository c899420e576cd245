import BenchmarkFiles
import Foundation

/// What matching costs on one corpus. Times of single calls are in microseconds.
struct MatchReport {
  /// The pantries of one file.
  struct Cell {
    var name: String
    var search: Percentiles
    /// Each pantry's first search.
    var firstTouch: Percentiles
    /// Counting all dishes by what they miss.
    var counts: Percentiles
    /// Searches whose answer was not that of the first.
    var differences: Int
  }

  /// The dishes of one label.
  struct Filter {
    var spread: String
    /// Of the dishes, in [0, 1].
    var share: Double
    var dishes: Int
    /// Making the set of dishes from the label of each.
    var making: Percentiles
    /// Searches among them, for each cell.
    var searches: [Percentiles] = []
    /// Answers compared with the naive ones.
    var checked = 0
    var differences = 0
  }

  var recipes: Int
  var rounds: Int
  /// What the clock itself takes in every sample.
  var timerMicroseconds: Double
  /// Of the partitioned postings from ids in memory; the fastest of several.
  var buildSeconds: Double
  /// The sections that a search reads.
  var bytesPerRecipe: Double
  /// The posting lists that counting reads.
  var postingBytesPerRecipe: Double
  var cells: [Cell] = []
  var filters: [Filter] = []

  /// Whether every answer that was compared was the expected one.
  var isExact: Bool {
    cells.allSatisfy { $0.differences == 0 } && filters.allSatisfy { $0.differences == 0 }
  }
}

extension MatchReport {
  /// One JSON object, as the tables of other engines read it, keys sorted, with a line feed.
  func jsonBytes() -> [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let figures = Figures(
      cells: Dictionary(uniqueKeysWithValues: cells.map { ($0.name, CellFigures($0)) }),
      buildSeconds: buildSeconds,
      bytesPerRecipe: bytesPerRecipe,
      postingBytesPerRecipe: postingBytesPerRecipe,
      recipes: recipes
    )
    do {
      return [UInt8](try encoder.encode(figures)) + [UInt8(ascii: "\n")]
    } catch {
      preconditionFailure("figures cannot be written as JSON: \(error)")
    }
  }

  private struct Figures: Encodable {
    let engine = "whatcanimake"
    var cells: [String: CellFigures]
    var buildSeconds: Double
    var bytesPerRecipe: Double
    var postingBytesPerRecipe: Double
    var recipes: Int

    enum CodingKeys: String, CodingKey {
      case engine, cells, recipes
      case buildSeconds = "build_s"
      case bytesPerRecipe = "bytes_per_recipe"
      case postingBytesPerRecipe = "posting_bytes_per_recipe"
    }
  }

  private struct CellFigures: Encodable {
    var median: Double
    var tail: Double
    var least: Double
    var firstTouchTail: Double
    var countsMedian: Double

    enum CodingKeys: String, CodingKey {
      case median = "p50_us"
      case tail = "p99_us"
      case least = "min_us"
      case firstTouchTail = "first_touch_p99_us"
      case countsMedian = "counts_p50_us"
    }

    init(_ cell: Cell) {
      median = cell.search.median
      tail = cell.search[99]
      least = cell.search.least
      firstTouchTail = cell.firstTouch[99]
      countsMedian = cell.counts.median
    }
  }
}
