import RankingEvaluation
import TestSupport
import Testing

@Suite("Whether items lie among their own kind")
struct LabelAgreementTests {
  typealias Neighbour = LabelAgreement.Neighbour

  @Test("three queries of two labels have the measures that one finds with pencil and paper")
  func worked() {
    var agreement = LabelAgreement(labelCount: 3)
    agreement.add(label: 0, neighbours: Self.neighbours([(0, 0.9), (1, 0.5), (0, 0.1), (2, 0.2)]))
    agreement.add(label: 0, neighbours: Self.neighbours([(1, 0.9), (1, 0.8), (2, 0.1), (0, 0.3)]))
    agreement.add(label: 2, neighbours: Self.neighbours([(2, 0.6), (2, 0.6), (2, 0.6), (1, 0.7)]))

    #expect(agreement.precision == (2.0 / 4 + 1.0 / 4 + 3.0 / 4) / 3)
    #expect(agreement.macroPrecision == ((2.0 / 4 + 1.0 / 4) / 2 + 3.0 / 4) / 2)
    #expect(agreement.accuracy == 2.0 / 3)
  }

  @Test("equal votes go to the lowest label, and a vote against can lose to none")
  func ties() {
    var agreement = LabelAgreement(labelCount: 3)
    agreement.add(label: 1, neighbours: Self.neighbours([(2, 0.5), (1, 0.5)]))
    #expect(agreement.accuracy == 1)
    agreement.add(label: 2, neighbours: Self.neighbours([(2, -0.5)]))
    #expect(agreement.accuracy == 0.5)
  }

  @Test("no neighbours is no agreement, and no queries nothing to say")
  func none() {
    var agreement = LabelAgreement(labelCount: 1)
    #expect(agreement.precision == nil)
    #expect(agreement.macroPrecision == nil)
    #expect(agreement.accuracy == nil)
    agreement.add(label: 0, neighbours: [])
    #expect(agreement.precision == 0)
    #expect(agreement.macroPrecision == 0)
    #expect(agreement.accuracy == 0)
  }

  @Test(
    "the measures are those of their definitions, query by query",
    arguments: SeededGenerator.seeds(30)
  )
  func definitions(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let labels = 4
    var queries: [(label: Int, near: [Neighbour])] = []
    var agreement = LabelAgreement(labelCount: labels)
    for _ in 0..<Int.random(in: 1...20, using: &random) {
      let near = (0..<Int.random(in: 1...10, using: &random)).map { _ in
        Neighbour(
          label: Int.random(in: 0..<labels, using: &random),
          similarity: Double(Int.random(in: 0...8, using: &random)) / 8
        )
      }
      let label = Int.random(in: 0..<labels, using: &random)
      queries.append((label, near))
      agreement.add(label: label, neighbours: near)
    }

    func precision(_ query: (label: Int, near: [Neighbour])) -> Double {
      Double(query.near.filter { $0.label == query.label }.count) / Double(query.near.count)
    }
    func mean(_ values: [Double]) -> Double { values.reduce(0, +) / Double(values.count) }
    let byLabel = (0..<labels).map { label in queries.filter { $0.label == label } }
    let right = queries.filter { query in
      func vote(_ label: Int) -> Double {
        query.near.filter { $0.label == label }.map(\.similarity).reduce(0, +)
      }
      return (0..<labels).allSatisfy { other in
        vote(other) < vote(query.label)
          || (vote(other) == vote(query.label) && other >= query.label)
      }
    }
    let macro = mean(byLabel.filter { !$0.isEmpty }.map { mean($0.map(precision)) })

    #expect(abs((agreement.precision ?? -1) - mean(queries.map(precision))) < 1e-12)
    #expect(abs((agreement.macroPrecision ?? -1) - macro) < 1e-12)
    #expect(agreement.accuracy == Double(right.count) / Double(queries.count))
  }

  static func neighbours(_ pairs: [(Int, Double)]) -> [Neighbour] {
    pairs.map { Neighbour(label: $0.0, similarity: $0.1) }
  }
}
