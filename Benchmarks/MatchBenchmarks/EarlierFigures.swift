import BenchmarkFiles
import Foundation

/// What an earlier run of `match --json` measured, to be printed beside a new one.
struct EarlierFigures: Decodable {
  struct Cell: Decodable {
    var median: Double

    enum CodingKeys: String, CodingKey {
      case median = "p50_us"
    }
  }

  /// The figures by the name of the file of pantries.
  var cells: [String: Cell]

  /// - Throws: ``FileError`` when the file cannot be read or is none that `match --json` wrote.
  init(file: String) throws(FileError) {
    let bytes = try readWholeFile(file)
    do {
      self = try JSONDecoder().decode(EarlierFigures.self, from: Data(bytes))
    } catch {
      throw .malformed(file, "is no file that --json wrote")
    }
  }

  /// The p50 of searches then and in `report`, in microseconds, and the second by the first.
  func table(beside report: MatchReport) -> String {
    let head = ["search, µs p50", "before", "now", "ratio"]
    return textTable(
      [head]
        + report.cells.compactMap { cell in
          guard let before = cells[cell.name]?.median, before > 0 else { return nil }
          let now = cell.search.median
          return [cell.name, digits(before, 1), digits(now, 1), digits(now / before, 2)]
        }
    )
  }
}
