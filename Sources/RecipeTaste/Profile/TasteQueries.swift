import SectionFiles

/// The vectors that stand for what was said, and what each counts.
///
/// What no vector knows is left out, so that it neither counts nor dilutes the rest.
struct TasteQueries {
  /// `queries × dimensions`; unit rows, none zero.
  let vectors: Matrix
  /// One for each query; above 0.
  private(set) var weights: [Float] = []
  /// For each query, the position of the signal or group it comes from; ascending.
  private(set) var sources: [Int] = []
  /// For each query, the terms it stands for, ascending; none for a group.
  private(set) var terms: [[Int]] = []

  /// Cost: O(terms of the corpus + signals · (terms · dimensions + dimensions²)).
  init(_ signals: [TasteProfile.Signal], model: TasteModel, recipes: RecipeVectors) {
    var said: [(terms: [Int], weight: Float, source: Int)] = []
    for (source, signal) in signals.enumerated() where signal.weighs > 0 {
      switch signal.meaning {
      case .dish:
        said.append((signal.knownTerms(of: recipes), signal.weighs, source))
      case .ingredients:
        for member in signal.members(of: recipes) {
          said.append(([member.term], signal.weighs * member.share, source))
        }
      }
    }
    // In plain loops, so that no score depends on a library.
    let all = model.vectors(
      of: TasteCorpus(recipes: said.map(\.terms), termCount: model.termCount),
      using: .plain
    )
    var elements: [Float] = []
    for (row, query) in said.enumerated() where all.row(row).contains(where: { $0 != 0 }) {
      elements.append(contentsOf: all.row(row))
      weights.append(query.weight)
      sources.append(query.source)
      terms.append(query.terms)
    }
    vectors = Matrix(rows: weights.count, columns: all.columns, elements: elements)
  }

  /// Each group by its centroid: the unit vector of the mean of its recipes.
  /// Cost: O(recipes of the groups · dimensions).
  init(_ groups: [TasteProfile.Group], recipes: RecipeVectors) {
    let width = recipes.vectors.columns
    var elements: [Float] = []
    for (source, group) in groups.enumerated() where group.weighs > 0 {
      var sum = [Float](repeating: 0, count: width)
      for recipe in group.recipes where (0..<recipes.count).contains(recipe) {
        for dimension in 0..<width { sum[dimension] += recipes.vectors[recipe, dimension] }
      }
      let length = sum.reduce(0) { $0 + $1 * $1 }.squareRoot()
      guard length > TasteTuning.leastCentroid else { continue }
      elements.append(contentsOf: sum.lazy.map { $0 / length })
      weights.append(group.weighs)
      sources.append(source)
      terms.append([])
    }
    vectors = Matrix(rows: weights.count, columns: width, elements: elements)
  }
}

extension TasteProfile.Signal {
  /// The terms that the recipes can have, ascending, each once.
  func knownTerms(of recipes: RecipeVectors) -> [Int] {
    var known: [Int] = []
    for term in terms.sorted() where recipes.idf.indices.contains(term) && term != known.last {
      known.append(term)
    }
    return known
  }

  /// The most frequent of the terms, and what share of the mentions of all of those each has: the
  /// shares add up to 1. A single term has all of it, also when no recipe mentions it.
  func members(of recipes: RecipeVectors) -> [(term: Int, share: Float)] {
    let known = knownTerms(of: recipes)
    if known.count == 1 { return [(known[0], 1)] }
    let frequencies = recipes.frequencies
    let members = known.filter { frequencies[$0] > 0 }
      .sorted { (frequencies[$1], $0) < (frequencies[$0], $1) }
      .prefix(TasteTuning.membersOfClass)
    let mentions = members.reduce(0) { $0 + Int(frequencies[$1]) }
    return members.map { ($0, Float(frequencies[$0]) / Float(mentions)) }
  }
}
