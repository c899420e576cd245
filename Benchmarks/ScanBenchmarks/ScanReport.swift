import Foundation

/// What finding the nearest vectors cost.
struct ScanReport: Encodable {
  /// One way to scan.
  struct Line: Encodable {
    var scan: String
    var queries: Int
    /// Of a query, in milliseconds by the clock.
    var least: Double
    var median: Double
    var p99: Double
    /// The same of processor time.
    var leastProcessor: Double
    var medianProcessor: Double
    /// Vectors read to decide what the bounds had left open; nil when every one is read.
    var rescoredMedian: Int?
    var rescoredMost: Int?
    /// Answers that are not those of the scan in Double, of those that it gave.
    var differences: Int
  }

  struct Collection: Encodable {
    var vectors: VectorShape
    /// To make the bytes.
    var buildSeconds: Double
    var scans: [Line]
  }

  let schema = "whatcanimake.scan/1"
  var recipes: Int
  var dimensions: Int
  var excluded: Int
  var collections: [Collection] = []

  /// Whether every scan of bytes gave the rows of the scan in Double.
  var isExact: Bool {
    collections.allSatisfy { collection in
      collection.scans.allSatisfy { $0.rescoredMost == nil || $0.differences == 0 }
    }
  }

  func json() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(self), as: UTF8.self)
  }

  func table() -> String {
    let head = "\(recipes) vectors of \(dimensions), best 20, \(excluded) left out; milliseconds"
    return ([head] + collections.map(Self.table)).joined(separator: "\n\n")
  }

  private static func table(_ collection: Collection) -> String {
    let head = [
      "", "least", "p50", "p99", "cpu least", "cpu p50", "rescored p50", "most", "different",
    ]
    let rows = collection.scans.map { line in
      [line.scan]
        + [line.least, line.median, line.p99, line.leastProcessor, line.medianProcessor].map {
          String(format: "%.2f", $0)
        }
        + [line.rescoredMedian, line.rescoredMost].map { $0.map(String.init) ?? "all" }
        + [String(line.differences)]
    }
    let all = [head] + rows
    let widths = head.indices.map { column in all.map { $0[column].count }.max() ?? 0 }
    let lines = all.map { row in
      let name = row[0].padding(toLength: widths[0], withPad: " ", startingAt: 0)
      let cells = head.indices.dropFirst().map { column in
        String(repeating: " ", count: widths[column] - row[column].count) + row[column]
      }
      return ([name] + cells).joined(separator: "  ")
    }
    let built = String(format: "%.2f", collection.buildSeconds)
    return "\(collection.vectors.rawValue), bytes made in \(built) s\n"
      + lines.joined(separator: "\n")
  }
}
