import BenchmarkFiles
import RecipeTaste

/// Asks every scan for the same, with a clock in hand.
struct ScanRun {
  private let scans: FloatScans
  private let quantised: QuantisedVectors
  private let buildSeconds: Double
  private let queries: [[Float]]
  /// For each query, the rows to leave out: its best ones first, as a cook has seen those.
  private let excluded: [[Int]]

  private static let queries = 50
  /// Of the queries, how many the slow scan in Double answers.
  private static let checked = 20

  init(_ vectors: [Float], _ world: inout VectorWorld, excluded: Int) {
    let clock = ContinuousClock()
    let start = clock.now
    guard let quantised = QuantisedVectors(vectors, dimensions: world.dimensions) else {
      preconditionFailure("unit vectors of \(world.dimensions) dimensions cannot be quantised")
    }
    buildSeconds = (clock.now - start) / .seconds(1)
    self.quantised = quantised
    scans = FloatScans(vectors: vectors, dimensions: world.dimensions)
    var queries: [[Float]] = []
    var rows: [[Int]] = []
    for _ in 0..<Self.queries {
      let query = world.row()
      let seen = quantised.exactTop(min(FloatScans.best, excluded), query: query).rows.map(\.row)
      let others = (seen.count..<max(seen.count, excluded)).map { _ in
        world.number(below: quantised.count)
      }
      queries.append(query)
      rows.append(seen + others)
    }
    self.queries = queries
    self.excluded = rows
  }

  func report(of shape: VectorShape) -> ScanReport.Collection {
    say("scanning in Double ...")
    let oracle = measured(Self.checked) { scans.inDouble(queries[$0], excluding: excluded[$0]) }
    var lines = [line("float64", oracle, oracle, rescored: [])]
    say("scanning in Float ...")
    let floats = measured(queries.count) { scans.inFloat(queries[$0], excluding: excluded[$0]) }
    lines.append(line("float32", floats, oracle, rescored: []))
    for path in ScanPath.available {
      say("scanning bytes, \(path.rawValue) ...")
      var rescored: [Int] = []
      let answers = measured(queries.count) { number in
        let top = quantised.exactTop(
          FloatScans.best,
          query: queries[number],
          excluding: excluded[number],
          path: path
        )
        rescored.append(top.rescored)
        return top.rows.map(\.row)
      }
      lines.append(line("int8 \(path.rawValue)", answers, oracle, rescored: rescored))
    }
    return ScanReport.Collection(vectors: shape, buildSeconds: buildSeconds, scans: lines)
  }

  private typealias Answers = [(rows: [Int], milliseconds: Double, processor: Double)]

  private func measured(_ count: Int, _ answer: (Int) -> [Int]) -> Answers {
    let clock = ContinuousClock()
    return (0..<count).map { number in
      let (start, before) = (clock.now, processorMilliseconds())
      let rows = answer(number)
      let (end, after) = (clock.now, processorMilliseconds())
      return (rows, (end - start) / .milliseconds(1), after - before)
    }
  }

  private func line(
    _ name: String,
    _ answers: Answers,
    _ oracle: Answers,
    rescored: [Int]
  ) -> ScanReport.Line {
    let times = answers.map(\.milliseconds).sorted()
    let processor = answers.map(\.processor).sorted()
    return ScanReport.Line(
      scan: name,
      queries: answers.count,
      least: times.first ?? 0,
      median: times[times.count / 2],
      p99: times[(times.count * 99 + 99) / 100 - 1],
      leastProcessor: processor.first ?? 0,
      medianProcessor: processor[processor.count / 2],
      rescoredMedian: rescored.isEmpty ? nil : rescored.sorted()[rescored.count / 2],
      rescoredMost: rescored.max(),
      differences: zip(answers, oracle).count { $0.rows != $1.rows }
    )
  }
}
