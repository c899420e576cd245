import SectionFiles

/// The recipes that can be recommended: what is in each, and where each lies.
///
/// Two views of the same recipes. The *whitened* vectors are learned: dishes are near that use
/// ingredients alike, shared or not. The *bags* are sparse: a recipe is its set of terms, each
/// weighing its `idf`, so only what two recipes share brings them together.
package struct RecipeVectors: Sendable, Equatable {
  package let corpus: TasteCorpus
  /// `recipes × dimensions`; unit rows, or zero where nothing is known of a recipe.
  package let vectors: Matrix
  /// For each term, `ln(N / df)`; 0 for one in every recipe or in none.
  package let idf: [Float]
  /// For each term, how many recipes of ``corpus`` have it.
  let frequencies: Column<UInt32>
  /// For each recipe, the length of its bag; 0 when it holds nothing of any weight.
  let bagLengths: Column<Float>
  /// The first of ``vectors``, all but those appended, with what finds the nearest of them quickly; nil
  /// when they have no dimensions.
  let quantised: QuantisedVectors?

  package var count: Int { corpus.count }

  /// Places the recipes in the space of a model.
  ///
  /// - Parameter corpus: Over the terms that `model` was trained on.
  /// Cost: O(mentions · dimensions + recipes · dimensions²).
  package init(corpus: TasteCorpus, model: TasteModel) {
    precondition(
      corpus.termCount == model.termCount,
      "a corpus of \(corpus.termCount) terms for a model of \(model.termCount)"
    )
    self.init(parts: corpus, vectors: model.vectors(of: corpus), idf: model.idf)
  }

  /// From stored parts; nil when they do not fit each other, or when they cannot be what they
  /// should be: a number that is not finite, a negative `idf`, an element outside −1…1.
  /// Cost: O(mentions + recipes · dimensions).
  package init?(corpus: TasteCorpus, vectors: Matrix, idf: [Float]) {
    guard vectors.rows == corpus.count, idf.count == corpus.termCount else { return nil }
    // Room for the rounding of a unit row; what is not a number fails both comparisons.
    let isSound = vectors.withElements { elements in
      elements.allSatisfy { $0.magnitude <= 1.001 }
    }
    guard isSound else { return nil }
    for weight in idf where !(weight >= 0 && weight <= 100) { return nil }
    self.init(parts: corpus, vectors: vectors, idf: idf)
  }

  private init(parts corpus: TasteCorpus, vectors: Matrix, idf: [Float]) {
    let elements = vectors.column
    self.init(
      trusting: corpus,
      vectors: Matrix(rows: vectors.rows, columns: vectors.columns, elements: elements),
      idf: idf,
      frequencies: Column(corpus.documentFrequencies().map(UInt32.init)),
      bagLengths: Self.bagLengths(of: corpus, idf: idf),
      quantised: QuantisedVectors(elements, dimensions: vectors.columns)
    )
  }

  /// Takes parts that belong together, as another one has them. Cost: O(1).
  init(
    trusting corpus: TasteCorpus,
    vectors: Matrix,
    idf: [Float],
    frequencies: Column<UInt32>,
    bagLengths: Column<Float>,
    quantised: QuantisedVectors?
  ) {
    self.corpus = corpus
    self.vectors = vectors
    self.idf = idf
    self.frequencies = frequencies
    self.bagLengths = bagLengths
    self.quantised = quantised
  }

  private static func bagLengths(of corpus: TasteCorpus, idf: [Float]) -> Column<Float> {
    var lengths: [Float] = []
    lengths.reserveCapacity(corpus.count)
    for recipe in 0..<corpus.count {
      var square: Float = 0
      for term in corpus[recipe] { square += idf[Int(term)] * idf[Int(term)] }
      lengths.append(square.squareRoot())
    }
    return Column(lengths)
  }
}
