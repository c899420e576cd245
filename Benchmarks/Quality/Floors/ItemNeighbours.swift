/// What goes with some ingredients, by the plainest method that is any good: the floor of task A.
///
/// A term scores `Σ idf(q) · n(q, t) / √(df(q) · df(t))` over the terms q of the query, n counting
/// the recipes that hold both.
struct ItemNeighbours {
  private let inverseFrequencies: [Double]
  /// For each term, the others that are ever with it, with their cosine.
  private let neighbours: [[TermBags.Entry]]
  /// For each term, the recipes that hold it.
  let frequencies: [Int]

  /// Learns from the recipes to learn from. Cost: O(Σ squared lengths of the recipes).
  init(_ split: Split) {
    inverseFrequencies = split.inverseDocumentFrequencies()
    var recipesOfTerm = [[Int]](repeating: [], count: split.termCount)
    for recipe in split.train {
      for term in split.recipes[recipe].terms { recipesOfTerm[term].append(recipe) }
    }
    let frequencies = recipesOfTerm.map(\.count)
    var together = [Int](repeating: 0, count: split.termCount)
    neighbours = recipesOfTerm.indices.map { term in
      var met: [Int] = []
      for recipe in recipesOfTerm[term] {
        for other in split.recipes[recipe].terms where other != term {
          if together[other] == 0 { met.append(other) }
          together[other] += 1
        }
      }
      return met.map { other in
        defer { together[other] = 0 }
        let product = Double(frequencies[term]) * Double(frequencies[other])
        return TermBags.Entry(id: other, weight: Double(together[other]) / product.squareRoot())
      }
    }
    self.frequencies = frequencies
  }

  /// A score for every term.
  func scores(with terms: [Int]) -> [Float] {
    var scores = [Double](repeating: 0, count: neighbours.count)
    for term in terms {
      for entry in neighbours[term] {
        scores[entry.id] += inverseFrequencies[term] * entry.weight
      }
    }
    return scores.map(Float.init)
  }
}
