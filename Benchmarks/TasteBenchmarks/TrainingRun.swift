import BenchmarkFiles
import RecipeRanking
import RecipeTaste

/// Trains on a corpus and scans it, with a clock in hand.
struct TrainingRun {
  private let corpus: TasteCorpus
  private let trainsTwice: Bool

  private static let scans = 21
  private static let best = 20

  init(_ corpus: FlatCorpus, trainsTwice: Bool) {
    let recipes = (0..<corpus.count).map { recipe in
      corpus.terms[Int(corpus.offsets[recipe])..<Int(corpus.offsets[recipe + 1])].map { Int($0) }
    }
    self.corpus = TasteCorpus(recipes: recipes, termCount: corpus.termCount)
    self.trainsTwice = trainsTwice
  }

  func report() -> TrainingReport {
    var report = TrainingReport(
      recipes: corpus.count,
      ingredients: corpus.termCount,
      mentions: corpus.terms.count
    )
    let digest = measure(&report)
    report.peakBytes = Usage.current.peakMemory
    if trainsTwice {
      say("training again ...")
      let model = TasteModel.trained(on: corpus)
      let recipes = RecipeVectors(corpus: corpus, model: model)
      report.isRepeatable = Self.file(model, recipes).digest == digest
    }
    return report
  }

  /// Returns the digest of the taste file.
  private func measure(_ report: inout TrainingReport) -> UInt64 {
    say("training ...")
    let (model, training) = measured { TasteModel.trained(on: corpus) }
    report.training = training
    report.trainingPeakBytes = Usage.current.peakMemory

    say("vectors and scans ...")
    let (recipes, placing) = measured { RecipeVectors(corpus: corpus, model: model) }
    report.vectors = placing
    report.dimensions = recipes.vectors.columns
    report.scan = medianScan(of: recipes)

    say("swaps ...")
    let (swaps, swapping) = measured { learnedSwaps(model: model, corpus: corpus) }
    report.swaps = swapping
    report.swapCount = swaps.reduce(0) { $0 + $1.count }

    let (file, writing) = measured { Self.file(model, recipes) }
    report.file = writing
    report.fileBytes = file.size
    return file.digest
  }

  private static func file(
    _ model: TasteModel,
    _ recipes: RecipeVectors
  ) -> (size: Int, digest: UInt64) {
    let file = TasteFile(model: model, recipes: recipes, generation: 0, fingerprint: 0)
    let bytes = file.fileBytes()
    return (bytes.count, digest(of: bytes))
  }

  /// The cost of finding the best of all recipes for one query, each the median over queries.
  private func medianScan(of recipes: RecipeVectors) -> TrainingReport.Cost {
    let scan = ExactScan(recipes.vectors)
    let rows = Array(0..<recipes.count)
    let costs = (0..<Self.scans).map { number in
      let query = recipes.count * number / Self.scans
      let vector = Matrix(
        rows: 1,
        columns: recipes.vectors.columns,
        elements: Array(recipes.vectors.row(query))
      )
      return measured { Self.best(of: scan.similarities(to: vector, of: rows).elements) }.cost
    }
    return TrainingReport.Cost(
      seconds: costs.map(\.seconds).sorted()[Self.scans / 2],
      processorSeconds: costs.map(\.processorSeconds).sorted()[Self.scans / 2]
    )
  }

  private static func best(of values: [Float]) -> [Int] {
    var top = TopK<Int>(k: best) { left, right in
      values[left] != values[right] ? values[left] > values[right] : left < right
    }
    for place in values.indices { top.insert(place) }
    return top.sorted()
  }
}

/// What `work` gave, and what it took.
private func measured<Value>(_ work: () -> Value) -> (value: Value, cost: TrainingReport.Cost) {
  let clock = ContinuousClock()
  let (start, before) = (clock.now, Usage.current)
  let value = work()
  let (end, after) = (clock.now, Usage.current)
  return (
    value,
    TrainingReport.Cost(
      seconds: (end - start) / .seconds(1),
      processorSeconds: after.processorSeconds - before.processorSeconds
    )
  )
}

/// Tells two rows of bytes apart. Source: FNV-1a, draft-eastlake-fnv.
private func digest(of bytes: [UInt8]) -> UInt64 {
  bytes.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01B3 }
}
