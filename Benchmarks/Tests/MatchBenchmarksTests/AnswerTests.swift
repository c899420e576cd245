import BenchmarkFiles
import MatchWorkload
import RecipeMatching
import Testing

@testable import MatchBenchmarks

@Suite("Answers of the match benchmark")
struct AnswerTests {
  static func dish(_ missing: Int, _ breadth: Int, _ weight: Int, _ id: Int) -> AnswerDish {
    AnswerDish(missing: missing, breadth: breadth, weight: weight, id: id)
  }

  @Test("an answer has twenty rows of missing, weight and id, those left over -1")
  func padding() {
    var rows = AnswerRows()
    rows.append([Self.dish(0, 1, 916, 258), Self.dish(1, 2, 5, 0)])
    rows.append([])
    rows.append((0..<20).map { Self.dish(2, 1, 3, $0) })

    let padding = [Int32](repeating: -1, count: 54)
    let empty = [Int32](repeating: -1, count: 60)
    var expected: [Int32] = [0, 916, 258, 1, 5, 0] + padding + empty
    for id in 0..<20 as Range<Int32> { expected += [2, 3, id] }
    #expect(rows.words == expected)
    let bytes = rows.fileBytes()
    #expect(bytes.count == 4 * 180)
    #expect(Array(bytes[0..<12]) == [0, 0, 0, 0, 0x94, 3, 0, 0, 2, 1, 0, 0])
    #expect(Array(bytes[24..<28]) == [255, 255, 255, 255])
  }

  @Test("the naive order is missing, then plain, breadth, renown, weight and id")
  func naiveOrder() throws {
    // Dishes of the terms 8 to 11; all are in three dishes each but 11, which is in two.
    let dishes: [[UInt32]] = [[8, 9, 10], [8, 11], [8, 9], [9, 10], [10], [11]]
    let world = try Self.world(dishes)
    let naive = NaiveMatches(world, pantry: [8, 9])
    let weight = usedWeight(documentFrequency: 3, recipes: 6)

    let expected = [
      Self.dish(0, 2, 2 * weight, 2), Self.dish(1, 2, 2 * weight, 0),
      Self.dish(1, 1, weight, 1), Self.dish(1, 1, weight, 3),
    ]
    #expect(naive.best(20, admitted: .all(6)) == expected)
    #expect(naive.best(3, admitted: .all(6)) == Array(expected.prefix(3)))
    #expect(naive.best(20, admitted: DishSet(capacity: 6) { $0 == 3 }) == [expected[3]])
    #expect(naive.best(20, admitted: DishSet(capacity: 6)) == [])
    // 0 is plain, 3 well known.
    let marked = NaiveMatches(try Self.world(dishes, marks: [1, 0, 1, 4, 0, 0]), pantry: [8, 9])
    #expect(marked.best(20, admitted: .all(6)).map(\.id) == [2, 3, 1, 0])
  }

  @Test("of a dish the three heaviest terms weigh, and more than three count as three")
  func threeHeaviest() throws {
    let world = try Self.world([[8, 9, 10, 11], [8, 9, 10], [9], [9]])
    let best = NaiveMatches(world, pantry: [8, 9, 10, 11]).best(20, admitted: .all(4))
    // N = 4: 11 is in one dish, 1609; 8 and 10 in two, 1099; 9 in all.
    #expect(
      best.prefix(2) == [Self.dish(0, 3, 1609 + 2 * 1099, 0), Self.dish(0, 3, 2 * 1099 + 693, 1)]
    )
  }

  @Test("searches give the naive answers, with and without a filter", arguments: 1...8)
  func searches(seed: UInt64) throws {
    let corpus = FlatCorpus.synthetic(recipes: 400, terms: 60, seed: seed)
    let world = MatchWorld(
      corpus,
      marks: corpus.syntheticMarks(staples: MatchWorld.staples, seed: seed)
    )
    var search = PostingSearch(try world.index())
    let pantries = PantryFile.synthetic(count: 4, size: 9, terms: 60, staples: 8, seed: seed)
    let some = DishSet(capacity: 400) { $0 % 3 == 0 }
    for pantry in pantries.pantries {
      let naive = NaiveMatches(world, pantry: pantry)
      let hits = world.hits(pantry)
      #expect(Self.best(&search, hits) == naive.best(20, admitted: .all(400)))
      #expect(Self.best(&search, hits, among: some) == naive.best(20, admitted: some))
    }
  }

  static func best(
    _ search: inout PostingSearch,
    _ hits: [RequirementHit],
    among admitted: DishSet? = nil
  ) -> [AnswerDish] {
    search.best(hits, limit: 20, admitted: admitted).map(AnswerDish.init)
  }

  static func world(_ dishes: [[UInt32]], marks: [UInt8]? = nil) throws -> MatchWorld {
    let ends = dishes.indices.map { dishes[...$0].reduce(0) { $0 + $1.count } }
    let terms = dishes.flatMap { $0 }
    let header = [0x5743_4D31, UInt32(dishes.count), 12, UInt32(terms.count), 0]
    let words = header + ends.map { UInt32($0) } + terms
    return MatchWorld(
      try FlatCorpus(bytes: littleEndianBytes(words), file: "recipes.bin"),
      marks: marks ?? dishes.map { _ in 0 }
    )
  }
}
