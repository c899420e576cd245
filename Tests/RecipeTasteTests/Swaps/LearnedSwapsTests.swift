import TestSupport
import Testing

@testable import RecipeTaste

@Suite("Ingredients that are used alike")
struct LearnedSwapsTests {
  @Test(
    "they are those that a loop over all pairs of terms and of recipes finds",
    arguments: SeededGenerator.seeds(10, full: 100)
  )
  func naiveTwin(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let corpus = variants(using: &generator)
    let model = TasteModel.trained(on: corpus)
    let expected = naiveSwaps(model: model, corpus: corpus)

    #expect(learnedSwaps(model: model, corpus: corpus) == expected)
    #expect(expected.contains { !$0.isEmpty })
  }

  @Test(
    "candidates are near, no partners, and each among the nearest of the other",
    arguments: SeededGenerator.seeds(4, full: 60)
  )
  func candidates(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    // Terms that mostly stand alone, and in so few directions that many are near.
    let recipes = (0..<300).map { [$0 % 50, $0 % 7 == 0 ? ($0 * 3) % 50 : $0 % 50] }
    let corpus = TasteCorpus(recipes: recipes, termCount: 50)
    let vectors = Matrix.random(50, 3, using: &generator)
    let nearest = naiveNearest(vectors, corpus.sets)
    let expected = (0..<50).flatMap { first in
      nearest[first].sorted().filter { $0 > first && nearest[$0].contains(first) }.map {
        SwapCandidate(first: first, second: $0, cosine: naiveCosine(vectors, first, $0))
      }
    }
    for algebra in LinearAlgebra.all {
      let found = swapCandidates(
        vectors: vectors,
        corpus: corpus,
        postings: TermPostings(corpus),
        using: algebra
      )
      #expect(found.map { [$0.first, $0.second] } == expected.map { [$0.first, $0.second] })
      // Floats and Doubles may round to neighbouring ten-thousandths.
      #expect(zip(found, expected).allSatisfy { abs($0.cosine - $1.cosine) <= 1 })
    }
    #expect(nearest.contains { $0.count == 10 })
  }

  @Test("butter and margarine, which stand in the same dishes but never together")
  func alike() {
    // 0 and 1 take turns; 2…9 are what they stand with; 10…19 is another cuisine.
    var generator = SeededGenerator(seed: 8)
    let recipes = (0..<120).map { recipe in
      recipe < 60
        ? [recipe % 2] + (2..<10).shuffled(using: &generator).prefix(4)
        : Array((10..<20).shuffled(using: &generator).prefix(4))
    }
    let corpus = TasteCorpus(recipes: recipes, termCount: 20)
    let swaps = learnedSwaps(model: TasteModel.trained(on: corpus), corpus: corpus)

    #expect(swaps[0].map(\.substitute) == [1])
    #expect(swaps[1].map(\.substitute) == [0])
    #expect(swaps[0][0].dishes >= 3)
    // Those in which it stands in another's place, not all that hold it.
    #expect(swaps[0][0].dishes <= 30)
  }

  @Test("partners are not substitutes, however alike the company they keep")
  func partners() {
    // Soy sauce and sesame oil: nearly always together.
    var generator = SeededGenerator(seed: 8)
    let recipes = (0..<80).map { recipe in
      (recipe % 9 == 0 ? [recipe % 2] : [0, 1]) + (2..<12).shuffled(using: &generator).prefix(4)
    }
    let corpus = TasteCorpus(recipes: recipes, termCount: 12)
    let swaps = learnedSwaps(model: TasteModel.trained(on: corpus), corpus: corpus)

    #expect(!swaps[0].map(\.substitute).contains(1))
    #expect(!swaps[1].map(\.substitute).contains(0))
  }

  @Test("a corpus of nothing teaches nothing")
  func empty() {
    let corpus = TasteCorpus(recipes: [], termCount: 3)
    #expect(learnedSwaps(model: TasteModel.trained(on: corpus), corpus: corpus) == [[], [], []])
  }

  @Test(
    "similar use is what a loop over all pairs of recipes counts",
    arguments: SeededGenerator.seeds(20, full: 200)
  )
  func similarUse(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let corpus = TasteCorpus.random(recipes: 60, terms: 9, using: &generator)
    var use = SimilarUse(corpus, TermPostings(corpus))
    for first in 0..<corpus.termCount {
      for second in 0..<corpus.termCount where second != first {
        #expect(use.count(first, second) == naiveUse(first, second, corpus.sets))
      }
    }
  }

  @Test("only the first thousand recipes of each are compared")
  func limit() {
    let recipes =
      Array(repeating: [0, 2, 3], count: 1_200) + Array(repeating: [1, 2, 3], count: 4)
    let corpus = TasteCorpus(recipes: recipes, termCount: 4)
    var use = SimilarUse(corpus, TermPostings(corpus))

    #expect(use.count(0, 1) == SimilarUse.Count(first: 1_000, second: 4, compared: 1_004))
    #expect(use.count(1, 0) == SimilarUse.Count(first: 4, second: 1_000, compared: 1_004))
  }

  /// Recipes with variants: of some terms there are two, of which each recipe has one.
  private func variants(using generator: inout SeededGenerator) -> TasteCorpus {
    let recipes = (0..<100).map { recipe in
      let base = recipe % 2 * 9
      return [0, 2, 4, 5, 6, 7, 8].shuffled(using: &generator).prefix(4).map { term in
        base + (term < 4 ? term + Int.random(in: 0...1, using: &generator) : term)
      }
    }
    return TasteCorpus(recipes: recipes, termCount: 18)
  }

  private func naiveUse(_ first: Int, _ second: Int, _ recipes: [Set<Int>]) -> SimilarUse.Count {
    let left = recipes.filter { $0.contains(first) && !$0.contains(second) }
    let right = recipes.filter { $0.contains(second) && !$0.contains(first) }
    func isMuchAlike(_ one: Set<Int>, _ other: Set<Int>) -> Bool {
      let (one, other) = (one.subtracting([first]), other.subtracting([second]))
      let shared = one.intersection(other).count
      return shared >= 2 && 2 * shared >= one.union(other).count
    }
    return SimilarUse.Count(
      first: left.count { one in right.contains { isMuchAlike(one, $0) } },
      second: right.count { other in left.contains { isMuchAlike($0, other) } },
      compared: left.count + right.count
    )
  }

  private func naiveCosine(_ vectors: Matrix, _ a: Int, _ b: Int) -> Int {
    Int((vectors.naiveCosine(a, b) * 10_000).rounded())
  }

  /// For each term the nearest that are no partners, nearest first.
  private func naiveNearest(_ vectors: Matrix, _ recipes: [Set<Int>]) -> [[Int]] {
    let terms = 0..<vectors.rows
    let frequencies = terms.map { term in recipes.count { $0.contains(term) } }
    return terms.map { term in
      let own = recipes.filter { $0.contains(term) }
      let others = terms.filter { other in
        let together = own.count { $0.contains(other) }
        let chance = Double(frequencies[term] * frequencies[other]) / Double(recipes.count)
        return other != term && min(frequencies[term], frequencies[other]) >= 5
          && Double(together) <= 0.5 * chance && naiveCosine(vectors, term, other) >= 3_000
      }
      let order = others.sorted {
        let (left, right) = (naiveCosine(vectors, term, $0), naiveCosine(vectors, term, $1))
        return left != right ? left > right : $0 < $1
      }
      return Array(order.prefix(10))
    }
  }

  private func naiveSwaps(model: TasteModel, corpus: TasteCorpus) -> [[LearnedSwap]] {
    let recipes = corpus.sets
    let terms = 0..<corpus.termCount
    func frequency(_ term: Int) -> Int { recipes.count { $0.contains(term) } }
    func cosine(_ a: Int, _ b: Int) -> Int { naiveCosine(model.ingredients, a, b) }
    let nearest = naiveNearest(model.ingredients, recipes)
    return terms.map { term in
      var found: [(swap: LearnedSwap, worth: Double)] = []
      for other in nearest[term] where nearest[other].contains(term) {
        let use = naiveUse(term, other, recipes)
        let isTelling =
          frequency(term) * frequency(other) >= recipes.count || cosine(term, other) >= 6_000
        guard isTelling, min(use.first, use.second) >= 3 else { continue }
        let share = Double(use.first + use.second) / Double(use.compared)
        let swap = LearnedSwap(substitute: other, dishes: use.second)
        found.append((swap, Double(cosine(term, other)) * share))
      }
      found.sort {
        $0.worth != $1.worth ? $0.worth > $1.worth : $0.swap.substitute < $1.swap.substitute
      }
      return found.prefix(5).map(\.swap)
    }
  }
}
