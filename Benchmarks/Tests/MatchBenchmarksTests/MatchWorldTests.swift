import BenchmarkFiles
import MatchWorkload
import RecipeMatching
import Testing

@testable import MatchBenchmarks

@Suite("The matching world of a corpus")
struct MatchWorldTests {
  /// Three recipes: {1, 8, 9}, {9} and {0, 7}, of ten terms.
  static func corpus() throws -> FlatCorpus {
    let words: [UInt32] = [0x5743_4D31, 3, 10, 6, 0, 3, 4, 6, 1, 8, 9, 9, 0, 7]
    return try FlatCorpus(bytes: littleEndianBytes(words), file: "recipes.bin")
  }

  @Test("staples are left out of dishes, and a term weighs round(1000 · ln(1 + N / df))")
  func world() throws {
    let world = MatchWorld(try Self.corpus(), marks: [0, 4, 1])

    #expect(world.recipeCount == 3)
    #expect(Array(world.offsets) == [0, 2, 3, 3])
    #expect(Array(world.requirements) == [8, 9, 9])
    // ln 4 = 1.3863 and ln 2.5 = 0.9163; terms 2 to 6 are in no recipe.
    #expect(world.weights == [1386, 1386, 0, 0, 0, 0, 0, 1386, 1386, 916])
  }

  @Test("the index of a world finds its dishes, and its posting lists count them")
  func search() throws {
    let world = MatchWorld(try Self.corpus(), marks: [0, 4, 1])
    var search = PostingSearch(try world.index())
    let nine = world.hits([9])

    #expect(
      search.best(nine, limit: 20).map(AnswerDish.init) == [
        AnswerDish(missing: 0, breadth: 1, renown: 2, weight: 916, id: 1),
        AnswerDish(missing: 1, breadth: 1, weight: 916, id: 0),
      ]
    )
    let tally = search.tally(nine, postings: world.postings())
    #expect(tally.byMissing == [1, 1])
    #expect(world.postingBytes == 4 * (11 + 3))
  }

  @Test("a thousandth, a hundredth and a tenth of the dishes have the labels", arguments: [1, 2])
  func labels(seed: UInt64) {
    for spread in DishLabels.Spread.allCases {
      let labels = DishLabels(recipes: 100_000, spread: spread, seed: seed)
      #expect(labels.labels == DishLabels(recipes: 100_000, spread: spread, seed: seed).labels)
      for (label, share) in DishLabels.shares.enumerated() {
        let wanted = labels.labels.indices.filter { labels.labels[$0] == UInt16(label) }
        var dishes: [Int] = []
        labels.dishes(labelled: label).forEach { dishes.append($0) }
        #expect(dishes == wanted)
        let expected = 100 * share
        switch spread {
        case .clustered:
          #expect(dishes.count == expected)
          #expect(dishes.last.map { $0 - dishes[0] } == expected - 1)
        case .scattered:
          // Within five standard deviations of a binomial.
          let deviation = 5 * Double(expected).squareRoot()
          #expect(abs(Double(dishes.count - expected)) < deviation)
          #expect((dishes.last ?? 0) - (dishes.first ?? 0) > 50_000)
        }
      }
    }
  }

  @Test("few dishes can be labelled", arguments: 0...40)
  func fewLabels(recipes: Int) {
    for spread in DishLabels.Spread.allCases {
      let labels = DishLabels(recipes: recipes, spread: spread, seed: 1)
      #expect(labels.labels.count == recipes)
    }
  }
}
