import Foundation

/// What training and scanning cost.
struct TrainingReport: Encodable {
  /// What one step took, by the clock and of all processors together; a busy machine changes the
  /// second by little.
  struct Cost: Encodable {
    var seconds = 0.0
    var processorSeconds = 0.0
  }

  let schema = "whatcanimake.training/1"
  var recipes: Int
  var ingredients: Int
  var mentions: Int
  var training = Cost()
  /// Of the process, up to the end of the first training.
  var trainingPeakBytes = 0
  var vectors = Cost()
  /// Of the vectors of recipes.
  var dimensions = 0
  /// One scan: the best 20 of all recipes for one query, the median of several.
  var scan = Cost()
  var swaps = Cost()
  var swapCount = 0
  /// Making the bytes of the taste file.
  var file = Cost()
  var fileBytes = 0
  /// Of all but the second training.
  var peakBytes = 0
  /// Whether a second training gave the same bytes; nil when there was none.
  var isRepeatable: Bool?

  func json() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(self), as: UTF8.self)
  }

  func table() -> String {
    let rows = [
      ["", "clock", "processor", ""],
      Self.row("training", training, "peak memory \(Self.megabytes(trainingPeakBytes))"),
      Self.row("vectors of all recipes", vectors, "\(dimensions) dimensions"),
      Self.row("scan, best 20 of all", scan, ""),
      Self.row("learned swaps", swaps, "\(swapCount) of them"),
      Self.row("bytes of the taste file", file, Self.megabytes(fileBytes)),
    ]
    let widths = (0..<3).map { column in rows.map { $0[column].count }.max() ?? 0 }
    let lines = rows.map { row in
      let name = row[0].padding(toLength: widths[0], withPad: " ", startingAt: 0)
      let times = [1, 2].map { String(repeating: " ", count: widths[$0] - row[$0].count) + row[$0] }
      return ([name] + times).joined(separator: "  ") + (row[3].isEmpty ? "" : "  \(row[3])")
    }
    let repeated = isRepeatable.map { $0 ? "yes" : "NO" } ?? "not tried"
    return """
      \(recipes) recipes, \(ingredients) ingredients, \(mentions) mentions
      \(lines.joined(separator: "\n"))
      peak memory in all: \(Self.megabytes(peakBytes))
      the same bytes when trained again: \(repeated)
      """
  }

  private static func row(_ name: String, _ cost: Cost, _ remark: String) -> [String] {
    [name, text(cost.seconds), text(cost.processorSeconds), remark]
  }

  private static func text(_ seconds: Double) -> String {
    seconds < 1 ? String(format: "%.2f ms", 1000 * seconds) : String(format: "%.2f s", seconds)
  }

  private static func megabytes(_ bytes: Int) -> String {
    String(format: "%.0f MB", Double(bytes) / 1e6)
  }
}
