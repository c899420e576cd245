import RankingEvaluation
import RecipeTaste

/// Task B: do the recipes nearest to a test recipe have its label?
///
/// The neighbours are recipes to learn from. Recipes without a label take no part.
struct LabelTask {
  let queries: [Int]
  let neighbours: [Int]
  let recipes: [Split.Recipe]
  let labelCount: Int

  static let neighbourCount = 10

  init(_ split: Split) {
    let labelled = split.recipes.indices.filter { split.recipes[$0].label != nil }
    queries = labelled.filter { split.recipes[$0].isTest }
    neighbours = labelled.filter { !split.recipes[$0].isTest }
    recipes = split.recipes
    labelCount = split.labels.count
  }

  var canBeMeasured: Bool { !queries.isEmpty && !neighbours.isEmpty }

  /// - Parameters:
  ///   - vectors: Of every recipe of the split, unit or zero rows.
  ///   - inverseFrequencies: One a term; the floor's recipes weigh terms by their square roots.
  func figures(vectors: Matrix, inverseFrequencies: [Double]) async -> [Figure] {
    let measured = byVectors(vectors)
    let floor = await byBags(weights: inverseFrequencies.map { $0.squareRoot() })
    let measures: [(Measure, (LabelAgreement) -> Double?)] = [
      (.precision, \.precision), (.macroPrecision, \.macroPrecision), (.accuracy, \.accuracy),
    ]
    return measures.map { measure, value in
      Figure(
        task: .labels,
        measure: measure,
        floor: value(floor),
        measured: value(measured)
      )
    }
  }

  private func byVectors(_ vectors: Matrix) -> LabelAgreement {
    func rows(_ recipes: ArraySlice<Int>) -> Matrix {
      let elements = recipes.flatMap { vectors.row($0) }
      return Matrix(rows: recipes.count, columns: vectors.columns, elements: elements)
    }
    var agreement = LabelAgreement(labelCount: labelCount)
    let others = rows(neighbours[...])
    let size = 256
    for start in stride(from: 0, to: queries.count, by: size) {
      let block = queries[start..<min(start + size, queries.count)]
      let products = rows(block).multiplied(byTransposeOf: others)
      for (position, query) in block.enumerated() {
        let similarities = Array(products.row(position))
        let nearest = bestPositions(Self.neighbourCount, of: similarities)
        add(query, nearest.map { ($0, Double(similarities[$0])) }, to: &agreement)
      }
    }
    return agreement
  }

  private func byBags(weights: [Double]) async -> LabelAgreement {
    let recipes = recipes
    let (queries, index) = (
      queries, TermBags(neighbours.map { recipes[$0].terms }, weights: weights)
    )
    let nearest = await concurrentMap(queries.count) { position in
      let bag = TermBags.bag(recipes[queries[position]].terms, weights: weights)
      let cosines = index.cosines(with: bag)
      return bestPositions(Self.neighbourCount, of: cosines).map { ($0, cosines[$0]) }
    }
    var agreement = LabelAgreement(labelCount: labelCount)
    for (query, found) in zip(queries, nearest) { add(query, found, to: &agreement) }
    return agreement
  }

  private func add(
    _ query: Int,
    _ nearest: [(place: Int, similarity: Double)],
    to agreement: inout LabelAgreement
  ) {
    guard let label = recipes[query].label else { return }
    agreement.add(
      label: label,
      neighbours: nearest.compactMap { place, similarity in
        recipes[neighbours[place]].label.map { .init(label: $0, similarity: similarity) }
      }
    )
  }
}
