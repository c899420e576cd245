import Testing

@testable import Quality

@Suite("The plain methods that are to be beaten")
struct FloorTests {
  /// Six recipes to learn from and three to measure with, over five terms.
  static let split = Split(
    name: "small",
    termCount: 5,
    recipes: [[0, 1], [0, 1, 2], [0, 3], [1, 2], [0], [0, 2, 3], [0, 1, 4], [2, 3], [4]]
      .enumerated().map { .init(label: $0.offset % 2, isTest: $0.offset > 5, terms: $0.element) },
    labels: ["a", "b"],
    queries: nil,
    users: nil
  )

  @Test("bags compare as their definition does, term by term")
  func bags() {
    let weights = [0.5, 1, 2, 0, 3]
    let recipes = Self.split.recipes.map(\.terms)
    let bags = TermBags(recipes, weights: weights)

    func naive(_ left: [Int], _ right: [Int]) -> Double {
      func square(_ terms: [Int]) -> Double { terms.reduce(0) { $0 + weights[$1] * weights[$1] } }
      let product = (square(left) * square(right)).squareRoot()
      let shared = left.filter(right.contains)
      return product == 0 ? 0 : square(shared) / product
    }
    for (first, terms) in recipes.enumerated() {
      let cosines = bags.cosines(with: bags.bags[first])
      for (second, others) in recipes.enumerated() {
        #expect(abs(cosines[second] - naive(terms, others)) < 1e-12)
        #expect(abs(bags.cosine(first, second) - naive(terms, others)) < 1e-12)
      }
    }
    #expect(TermBags.bag([3], weights: weights) == [])
  }

  @Test("what goes with some terms is scored as the definition says, pair by pair")
  func itemNeighbours() {
    let floor = ItemNeighbours(Self.split)
    let train = Self.split.train.map { Self.split.recipes[$0].terms }
    func count(_ terms: Int...) -> Double {
      Double(train.filter { recipe in terms.allSatisfy(recipe.contains) }.count)
    }
    let idf = Self.split.inverseDocumentFrequencies()

    #expect(floor.frequencies == [5, 3, 3, 2, 0])
    for query in [[0], [1, 3], [2, 0, 1], [4], []] {
      let expected = (0..<5).map { term in
        query.filter { $0 != term }.reduce(0.0) { sum, of in
          let together = count(of, term)
          return together == 0
            ? sum : sum + idf[of] * together / (count(of) * count(term)).squareRoot()
        }
      }
      for (score, naive) in zip(floor.scores(with: query), expected) {
        #expect(abs(Double(score) - naive) < 1e-6)
      }
    }
  }

  @Test("the best places are the first of a full sort")
  func bestPositions() {
    let values = [0.5, 2, 0.5, 3, 2, -1]

    #expect(Quality.bestPositions(4, of: values) == [3, 1, 4, 0])
    #expect(Quality.bestPositions(9, of: values) { $0 != 3 } == [1, 4, 0, 2, 5])
    #expect(Quality.bestPositions(0, of: values) == [])
  }

  @Test("the favourites' own test recipes come first, then what shares rare terms")
  func favourites() {
    let floor = FavouritesFloor(Self.split)

    #expect(floor.ranked(3, by: [2], where: { _ in true }) == [7, 6, 8])
    #expect(floor.ranked(1, by: [2], where: { $0 != 7 }) == [6])
    #expect(floor.popular == [6, 7, 8])
  }
}
