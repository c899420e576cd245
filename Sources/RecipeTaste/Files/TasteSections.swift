import SectionFiles

/// The sections of a taste file; the raw values are part of the format. The rows of the header are
/// its recipes, the terms its terms.
enum TasteSection: UInt32, CaseIterable {
  /// Dimensions of the terms' vectors, and of those of completion.
  case dimensions = 1
  /// The share of the learned weights in completion, the weight of popularity, the share of bags.
  case constants
  case frequencies, idf
  /// Matrices over terms have a row for each that a recipe has, and none for the others.
  case ingredients, whiteningMean, whiteningTransform, bagTerms
  case weightOffsets, weightTerms, weights, words, contexts
  case recipeOffsets, recipeTerms, recipeVectors
  /// For each term and for each recipe what follows from the sections above: for opening quickly.
  case recipeFrequencies, bagLengths
  /// The vectors of the recipes in bytes; empty when they have no dimensions.
  case recipeCodes, codeScales, codeErrors, blockNorms

  /// No model has a larger number anywhere; beyond it, sums could leave the range of Float.
  static let largest: Float = 1e6
  /// Nor has one a matrix of more numbers.
  static let most = 1 << 30
}

extension SectionFileWriter {
  mutating func add(_ model: TasteModel) {
    let completion = model.completion
    let dimensions = [model.ingredients.columns, completion.words.columns].map(UInt32.init)
    let used = usedTerms(completion.frequencies)
    add(.dimensions, dimensions)
    add(.constants, [completion.blend, completion.popularityWeight, model.bagShare])
    add(.frequencies, completion.frequencies)
    add(.idf, model.idf)
    add(.ingredients, model.ingredients.selecting(used).elements)
    add(.whiteningMean, model.whitening.mean)
    add(.whiteningTransform, model.whitening.transform.elements)
    add(.bagTerms, model.bagTerms)
    add(.weightOffsets, completion.weights.offsets.map(UInt32.init))
    add(.weightTerms, completion.weights.indices)
    add(.weights, completion.weights.values)
    add(.words, completion.words.selecting(used).elements)
    add(.contexts, completion.contexts.selecting(used).elements)
  }

  mutating func add(_ recipes: RecipeVectors) {
    add(.recipeOffsets, recipes.corpus.offsets)
    add(.recipeTerms, recipes.corpus.terms)
    add(.recipeVectors, recipes.vectors.column)
    add(.recipeFrequencies, recipes.frequencies)
    add(.bagLengths, recipes.bagLengths)
    add(.recipeCodes, recipes.quantised?.codes ?? [])
    add(.codeScales, recipes.quantised?.scales ?? [])
    add(.codeErrors, recipes.quantised?.errors ?? [])
    add(.blockNorms, recipes.quantised?.norms ?? [])
  }

  private mutating func add(_ section: TasteSection, _ numbers: [UInt32]) {
    add(section.rawValue, numbers)
  }

  private mutating func add(_ section: TasteSection, _ floats: [Float]) {
    add(section.rawValue, floats)
  }

  private mutating func add<Number>(_ section: TasteSection, _ column: Column<Number>) {
    add(section.rawValue, column)
  }
}

/// The terms that recipes have, ascending.
private func usedTerms(_ frequencies: [UInt32]) -> [Int] {
  frequencies.indices.filter { frequencies[$0] > 0 }
}

extension SectionFileReader {
  func model() throws(IndexError) -> TasteModel {
    let dimensions = try numbers(TasteSection.dimensions.rawValue, count: 2).map(Int.init)
    let constants = try floats(.constants, count: 3, 0...TasteSection.largest)
    guard constants[0] <= 1, constants[2] <= 1 else { throw damage("a share is more than all") }
    let frequencies = Array(try numbers(TasteSection.frequencies.rawValue, count: terms))
    let used = usedTerms(frequencies)
    // Rows that are not in the file are made; how many numbers that is must be checked by itself.
    guard dimensions.allSatisfy({ $0 <= used.count && $0 * terms <= TasteSection.most }) else {
      throw damage("there are more dimensions than the terms can have")
    }
    func overTerms(_ section: TasteSection, _ columns: Int) throws(IndexError) -> Matrix {
      try matrix(section, rows: used.count, columns: columns).spread(to: used, of: terms)
    }
    let idf = Array(try floats(.idf, count: terms, 0...100))
    let mean = Array(try floats(.whiteningMean, count: dimensions[0], -1.001...1.001))
    let bagTerms = Array(try numbers(TasteSection.bagTerms.rawValue, below: terms))
    guard zip(bagTerms, bagTerms.dropFirst()).allSatisfy({ $0 < $1 }) else {
      throw damage("the terms with columns of their own are not in order")
    }
    return TasteModel(
      idf: idf,
      ingredients: try overTerms(.ingredients, dimensions[0]),
      whitening: Whitening(
        mean: mean,
        transform: try matrix(.whiteningTransform, rows: mean.count, columns: mean.count)
      ),
      completion: CompletionModel(
        frequencies: frequencies,
        weights: try weights(),
        words: try overTerms(.words, dimensions[1]),
        contexts: try overTerms(.contexts, dimensions[1]),
        blend: constants[0],
        popularityWeight: constants[1]
      ),
      bagTerms: bagTerms,
      bagShare: constants[2]
    )
  }

  func recipes(of model: TasteModel) throws(IndexError) -> RecipeVectors {
    let corpus = TasteCorpus(
      termCount: terms,
      offsets: try numbers(TasteSection.recipeOffsets.rawValue),
      terms: try numbers(TasteSection.recipeTerms.rawValue),
      isTrusted: !isVerifying
    )
    guard let corpus, corpus.count == rows else { throw damage("the recipes do not fit") }
    let vectors = try matrix(.recipeVectors, rows: rows, columns: model.dimensions)
    let stored = RecipeVectors(
      trusting: corpus,
      vectors: vectors,
      idf: model.idf,
      frequencies: try numbers(TasteSection.recipeFrequencies.rawValue, count: terms),
      bagLengths: try column(TasteSection.bagLengths.rawValue, count: rows),
      quantised: try quantised(vectors)
    )
    guard isVerifying else { return stored }
    guard let recipes = RecipeVectors(corpus: corpus, vectors: vectors, idf: model.idf) else {
      throw damage("the vectors of the recipes do not fit")
    }
    guard recipes == stored else {
      throw damage("the values computed from the recipes are wrong")
    }
    return stored
  }

  private func quantised(_ vectors: Matrix) throws(IndexError) -> QuantisedVectors? {
    let quantised = QuantisedVectors(
      vectors: vectors.column,
      dimensions: vectors.columns,
      codes: try column(TasteSection.recipeCodes.rawValue),
      scales: try column(TasteSection.codeScales.rawValue),
      errors: try column(TasteSection.codeErrors.rawValue),
      norms: try column(TasteSection.blockNorms.rawValue)
    )
    guard quantised != nil || vectors.columns == 0 else {
      throw damage("the vectors in bytes do not fit")
    }
    return quantised
  }

  private func weights() throws(IndexError) -> SparseMatrix {
    let weights = SparseMatrix(
      columns: terms,
      offsets: try numbers(TasteSection.weightOffsets.rawValue).map(Int.init),
      indices: Array(try numbers(TasteSection.weightTerms.rawValue)),
      values: Array(
        try floats(.weights, count: nil, -TasteSection.largest...TasteSection.largest)
      )
    )
    guard let weights, weights.rows == terms else { throw damage("the weights do not fit") }
    return weights
  }

  /// A matrix of `rows × columns`; both are known to be far below what a product could exceed.
  private func matrix(
    _ section: TasteSection,
    rows: Int,
    columns: Int
  ) throws(IndexError) -> Matrix {
    let range = -TasteSection.largest...TasteSection.largest
    let elements = try floats(section, count: rows * columns, range)
    return Matrix(rows: rows, columns: columns, elements: elements)
  }

  private func floats(
    _ section: TasteSection,
    count: Int?,
    _ range: ClosedRange<Float>
  ) throws(IndexError) -> Column<Float> {
    let floats = try floats(section.rawValue, count: count)
    guard !isVerifying || floats.allSatisfy(range.contains) else {
      throw damage("section \(section.rawValue) has a number out of range")
    }
    return floats
  }
}
