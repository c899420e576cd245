import SectionFiles

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// How often each term is in what was said, against how often it is in any recipe.
struct TasteBag {
  /// For each term, the weight of the signals that have it.
  private(set) var weights: [Float]
  /// The weight of all signals that have any known term.
  private(set) var total: Float = 0

  /// Cost: O(terms of the corpus + terms of the signals).
  init(_ signals: [TasteProfile.Signal], recipes: RecipeVectors) {
    weights = Array(repeating: 0, count: recipes.idf.count)
    for signal in signals where signal.weighs > 0 {
      switch signal.meaning {
      case .dish:
        let terms = signal.knownTerms(of: recipes)
        for term in terms { weights[term] += signal.weighs }
        if !terms.isEmpty { total += signal.weighs }
      case .ingredients:
        let members = signal.members(of: recipes)
        for member in members { weights[member.term] += signal.weighs * member.share }
        if !members.isEmpty { total += signal.weighs }
      }
    }
  }

  /// Adds groups: each has its weight, and of that each term as much as the share of the group's
  /// recipes that have it. Cost: O(mentions of the groups).
  mutating func add(_ groups: [TasteProfile.Group], of recipes: RecipeVectors) {
    for group in groups where group.weighs > 0 {
      let members = group.recipes.filter { (0..<recipes.count).contains($0) }
      guard !members.isEmpty else { continue }
      let share = group.weighs / Float(members.count)
      for recipe in members {
        for term in recipes.corpus[recipe] { weights[Int(term)] += share }
      }
      total += group.weighs
    }
  }

  /// For each term, its weight times the logarithm of its lift: how many times oftener it is in
  /// what was said than in all recipes; 0 for one that is not oftener.
  ///
  /// A term in one of five favourites and in one of ten recipes says little, one in all five much,
  /// and salt nothing, however often it is there.
  func lifts(idf: [Float]) -> [Float] {
    var lifts = weights
    for term in lifts.indices where lifts[term] > 0 {
      let logarithm = idf[term] + log(weights[term] / total)
      lifts[term] *= logarithm > TasteTuning.leastLift ? logarithm : 0
    }
    return lifts
  }
}

extension RecipeVectors {
  /// The cosine of the bag of some terms with that of a recipe, 0…1; 0 when they share nothing of
  /// any weight.
  ///
  /// - Parameter terms: Ascending, each once.
  /// Cost: O(terms of both).
  func bagCosine(of terms: [Int], with recipe: Int) -> Float {
    var product: Float = 0
    var square: Float = 0
    var position = corpus[recipe].startIndex
    let end = corpus[recipe].endIndex
    for term in terms {
      square += idf[term] * idf[term]
      while position < end, corpus.terms[position] < term { position += 1 }
      if position < end, corpus.terms[position] == term { product += idf[term] * idf[term] }
    }
    guard product > 0 else { return 0 }
    return min(1, product / (square.squareRoot() * bagLengths[recipe]))
  }

  /// The cosine of each candidate's bag with the given one, 0…1; zeros when that one is empty.
  ///
  /// - Parameter bag: A weight for each term; none negative.
  /// Cost: O(terms + terms of the candidates).
  func bagCosines(with bag: [Float], of candidates: [Int]) -> [Double] {
    let length = bag.reduce(0) { $0 + Double($1) * Double($1) }.squareRoot()
    guard length > 0 else { return Array(repeating: 0, count: candidates.count) }
    let offsets = corpus.offsets
    let terms = corpus.terms
    return candidates.map { recipe in
      guard bagLengths[recipe] > 0 else { return 0 }
      var product: Float = 0
      for position in Int(offsets[recipe])..<Int(offsets[recipe + 1]) {
        let term = Int(terms[position])
        product += idf[term] * bag[term]
      }
      return Double(product) / (Double(bagLengths[recipe]) * length)
    }
  }
}
