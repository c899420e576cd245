/// A term that recipes use like another.
package struct LearnedSwap: Sendable, Equatable {
  package var substitute: Int
  /// Recipes with the substitute and without the other, each of which is otherwise much like a
  /// recipe with the other and without the substitute; of the first thousand of both. At least 3.
  package var dishes: Int

  package init(substitute: Int, dishes: Int) {
    self.substitute = substitute
    self.dishes = dishes
  }
}

/// For each term its learned substitutes, best first, at most 5.
///
/// Two terms replace each other when their vectors are near (they keep the same company), they are
/// not partners (they stand together at most half as often as chance has it), each is among the
/// nearest of the other, and recipes bear it out: there are recipes with the one that are much like
/// recipes with the other. Always both ways.
///
/// Best is the cosine times the share of recipes that bear it out; equal ones lower term first.
///
/// - Parameters:
///   - model: Trained on the corpus.
///   - corpus: Over the terms of the model.
/// Cost: O(terms² · d) for the n terms that enough recipes have, O(Σ length²) over the recipes, and
/// for each pair that is left a comparison of up to a thousand recipes with as many.
package func learnedSwaps(model: TasteModel, corpus: TasteCorpus) -> [[LearnedSwap]] {
  learnedSwaps(model: model, corpus: corpus, using: .best)
}

func learnedSwaps(
  model: TasteModel,
  corpus: TasteCorpus,
  using algebra: LinearAlgebra
) -> [[LearnedSwap]] {
  precondition(
    corpus.termCount == model.termCount,
    "a corpus of \(corpus.termCount) terms for a model of \(model.termCount)"
  )
  let frequencies = corpus.documentFrequencies()
  let postings = TermPostings(corpus)
  var similarUse = SimilarUse(corpus, postings)
  var found: [[(swap: LearnedSwap, worth: Double)]] = Array(repeating: [], count: corpus.termCount)
  let pairs = swapCandidates(
    vectors: model.ingredients,
    corpus: corpus,
    postings: postings,
    using: algebra
  )
  for pair in pairs {
    let isExpected = frequencies[pair.first] * frequencies[pair.second] >= corpus.count
    guard isExpected || pair.cosine >= SwapRule.telling else { continue }
    let use = similarUse.count(pair.first, pair.second)
    guard min(use.first, use.second) >= SwapRule.evidence else { continue }
    let worth = Double(pair.cosine) * Double(use.first + use.second) / Double(use.compared)
    found[pair.first].append((LearnedSwap(substitute: pair.second, dishes: use.second), worth))
    found[pair.second].append((LearnedSwap(substitute: pair.first, dishes: use.first), worth))
  }
  return found.map { swaps in
    let ordered = swaps.sorted {
      $0.worth != $1.worth ? $0.worth > $1.worth : $0.swap.substitute < $1.swap.substitute
    }
    return ordered.prefix(SwapRule.limit).map(\.swap)
  }
}

/// When two terms may replace each other. Chosen by reading what came out of three collections.
enum SwapRule {
  /// Recipes that have a term, at least; of fewer, too little is known.
  static let frequency = 5
  /// The least cosine, in ten-thousandths, so that rounding rarely decides.
  static let cosine = 3_000
  /// The least cosine of terms that chance alone would not bring together even once: that they
  /// stay apart then says nothing.
  static let telling = 6_000
  /// How many times as often as chance has it they may stand together.
  static let lift = 0.5
  /// How many of the nearest count.
  static let neighbours = 10
  /// Recipes that bear it out, at least, on either side.
  static let evidence = 3
  /// Recipes of each term that are compared.
  static let recipes = 1_000
  /// Terms that two recipes share, at least, apart from the pair.
  static let shared = 2
  /// Substitutes of a term, at most.
  static let limit = 5
}
