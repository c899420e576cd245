/// Do items lie among their own kind? Queries with a label, and the labels of their nearest.
///
/// The measures are in [0, 1], higher is better, and nil while there are no queries.
public struct LabelAgreement: Sendable, Equatable {
  /// One of the nearest items: its label, and how similar it is to the query.
  public struct Neighbour: Sendable, Equatable {
    public var label: Int
    public var similarity: Double

    public init(label: Int, similarity: Double) {
      self.label = label
      self.similarity = similarity
    }
  }

  /// By label: queries, and the sum of their precisions.
  private var queries: [Int]
  private var precisions: [Double]
  private var correct = 0

  /// - Parameter labelCount: More than every label.
  public init(labelCount: Int) {
    queries = Array(repeating: 0, count: labelCount)
    precisions = Array(repeating: 0, count: labelCount)
  }

  /// Counts one more query. Cost: O(neighbours + labels).
  ///
  /// - Parameter neighbours: The k nearest, in any order; none counts as no agreement.
  public mutating func add(label: Int, neighbours: [Neighbour]) {
    var votes = [Double](repeating: 0, count: queries.count)
    var agreeing = 0
    for neighbour in neighbours {
      votes[neighbour.label] += neighbour.similarity
      if neighbour.label == label { agreeing += 1 }
    }
    queries[label] += 1
    guard !neighbours.isEmpty else { return }
    precisions[label] += Double(agreeing) / Double(neighbours.count)
    if Self.first(of: votes) == label { correct += 1 }
  }

  /// P@k: the share of the nearest that carry the query's label, the mean over queries.
  public var precision: Double? {
    let count = queries.reduce(0, +)
    return count == 0 ? nil : precisions.reduce(0, +) / Double(count)
  }

  /// ``precision`` within each label, the mean over the labels that queries have.
  public var macroPrecision: Double? {
    let means = zip(precisions, queries).filter { $0.1 > 0 }.map { $0.0 / Double($0.1) }
    return means.isEmpty ? nil : means.reduce(0, +) / Double(means.count)
  }

  /// The share of queries whose label has the greatest sum of similarity among the nearest.
  ///
  /// Equal sums: the lowest label.
  public var accuracy: Double? {
    let count = queries.reduce(0, +)
    return count == 0 ? nil : Double(correct) / Double(count)
  }

  private static func first(of votes: [Double]) -> Int? {
    var best: Int?
    for (label, vote) in votes.enumerated() {
      if let held = best, vote <= votes[held] { continue }
      best = label
    }
    return best
  }
}
