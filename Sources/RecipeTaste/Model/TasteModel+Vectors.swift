extension TasteModel {
  /// The vectors of recipes, `recipes × dimensions`, of length 1; a row of zeros where nothing is
  /// known of any of a recipe's terms.
  ///
  /// A recipe is the sum of its terms' vectors, each weighing the root of its `idf`, made of length
  /// 1, whitened, and made of length 1 again. In a small corpus the terms themselves, with the same
  /// weights, take up the last columns, so that recipes are also near for what they share.
  ///
  /// - Parameter corpus: Over the terms of the model.
  /// Cost: O(mentions · d + recipes · (d² + dimensions)), with `d` columns of ``ingredients``.
  package func vectors(of corpus: TasteCorpus) -> Matrix { vectors(of: corpus, using: .best) }

  /// The vector of one recipe of these terms, as in ``vectors(of:)`` but for rounding; repeats
  /// count once. Cost: O(terms · d + d² + dimensions).
  package func vector(of terms: [Int]) -> [Float] {
    // One row is not worth the looking up of a library.
    vectors(of: TasteCorpus(recipes: [terms], termCount: termCount), using: .plain).elements
  }

  func vectors(of corpus: TasteCorpus, using algebra: LinearAlgebra) -> Matrix {
    precondition(
      corpus.termCount == termCount,
      "a corpus of \(corpus.termCount) terms for a model of \(termCount)"
    )
    var elements: [Float] = []
    elements.reserveCapacity(corpus.count * dimensions)
    RecipeBags(corpus, idf: idf).forEachChunk { bags in
      let sums = bags.multiplied(by: ingredients, using: algebra).withUnitRows(floor: 1e-6)
      let learned = whitening.applied(to: sums, using: algebra)
      if bagTerms.isEmpty {
        elements.append(contentsOf: learned.elements)
      } else {
        elements.append(contentsOf: join(learned, bags).elements)
      }
    }
    return Matrix(rows: corpus.count, columns: dimensions, elements: elements)
  }

  /// The learned vectors with the bags beside them, in their shares.
  private func join(_ learned: Matrix, _ bags: SparseMatrix) -> Matrix {
    var columns = [Int](repeating: -1, count: termCount)
    for (position, term) in bagTerms.enumerated() {
      columns[Int(term)] = learned.columns + position
    }
    let learnedScale = (1 - bagShare).squareRoot()
    var result = Matrix(rows: learned.rows, columns: dimensions)
    for row in 0..<learned.rows {
      for column in 0..<learned.columns {
        result[row, column] = learnedScale * learned[row, column]
      }
      let elements = bags.offsets[row]..<bags.offsets[row + 1]
      var square: Float = 0
      for position in elements { square += bags.values[position] * bags.values[position] }
      guard square > 1e-9 else { continue }
      let scale = (bagShare / square).squareRoot()
      for position in elements {
        let column = columns[Int(bags.indices[position])]
        if column >= 0 { result[row, column] = scale * bags.values[position] }
      }
    }
    return result.withUnitRows(floor: 1e-5)
  }
}

/// Recipes as sparse rows over the terms: the root of each term's `idf`.
struct RecipeBags {
  private let corpus: TasteCorpus
  private let weights: [Float]

  init(_ corpus: TasteCorpus, idf: [Float]) {
    self.corpus = corpus
    weights = idf.map { $0.squareRoot() }
  }

  /// Hands out the recipes in order, some thousands at a time, so that what is computed of them
  /// need not be held for all at once.
  func forEachChunk(_ body: (SparseMatrix) -> Void) {
    let step = 65_536
    for first in stride(from: 0, to: corpus.count, by: step) {
      var bags = SparseMatrix(columns: weights.count)
      for recipe in first..<min(first + step, corpus.count) {
        for term in corpus[recipe] where weights[Int(term)] > 0 {
          bags.append(weights[Int(term)], column: Int(term))
        }
        bags.endRow()
      }
      body(bags)
    }
  }
}
