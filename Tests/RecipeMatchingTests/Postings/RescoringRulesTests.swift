import TestSupport
import Testing

@testable import RecipeMatching

/// Rules that know for each dish what they do to it.
private struct TableRules: RescoringRules {
  struct Row {
    var isRejected: Bool
    var swaps: Int
    var lostThings: Int
    /// How many more things it uses, as far as it has lines that are met.
    var gainedThings = 0
    var requirements = 0
    /// True when it has a main thing where its row tells of none, and none where it does.
    var changesMain = false
    /// By how much its things weigh more, or less.
    var weight: Int
    var generics: Int
    var expiring: Int
    var taste: Int
    var minutes: Int?
    var recipe: Int
    var place: Int
  }

  var order: RankOrder
  var mostExpiring: Int
  var mostTaste: Int
  var changesItems: Bool { true }
  var rows: [Row]
  /// The rows that were asked about, with the keys that were given.
  var asked: [(row: Int, keys: RankKeys)] = []

  mutating func rescore(_ recipe: Int, _ keys: RankKeys) -> RankedDish? {
    asked.append((recipe, keys))
    return rescored(recipe, keys).map {
      RankedDish(keys: $0.keys, recipe: $0.recipe, place: $0.place, order: order)
    }
  }

  func rescored(_ recipe: Int, _ keys: RankKeys) -> (keys: RankKeys, recipe: Int, place: Int)? {
    let row = rows[recipe]
    guard !row.isRejected else { return nil }
    var exact = keys
    exact.used = max(0, keys.used - row.lostThings)
    if row.gainedThings > 0 {
      exact.used = min(
        exact.used + row.gainedThings,
        max(keys.used, row.requirements - keys.missing)
      )
    }
    if row.changesMain { exact.hasMain.toggle() }
    exact.swaps = keys.swaps + row.swaps
    exact.weight = min(max(0, keys.weight + row.weight), 1 << 20 - 1)
    exact.generics = row.generics
    exact.expiring = row.expiring
    exact.taste = row.taste
    exact.minutes = row.minutes
    return (exact, row.recipe, row.place)
  }

  static func random(
    for world: PostingWorld,
    _ order: RankOrder,
    using generator: inout SeededGenerator
  ) -> TableRules {
    let rejection = pick([0, 0.3, 0.95], &generator)
    let change = pick([0, 0, 0.5], &generator)
    let weighing = pick([0, 0.5, 1], &generator)
    let heaviest = max(1, Int(world.weights.max() ?? 1))
    let recipes = world.rows.indices.shuffled(using: &generator)
    let places = world.rows.indices.shuffled(using: &generator)
    let (expiring, taste) = (pick([0, 0, 0, 2], &generator), pick([0, 0, 0, 1, 4], &generator))
    return TableRules(
      order: order,
      mostExpiring: expiring,
      mostTaste: taste,
      rows: world.rows.indices.map { row in
        Row(
          isRejected: chance(rejection, &generator),
          swaps: chance(change, &generator) ? Int.random(in: 1...3, using: &generator) : 0,
          lostThings: chance(change, &generator) ? Int.random(in: 1...3, using: &generator) : 0,
          gainedThings: chance(change, &generator) ? Int.random(in: 1...3, using: &generator) : 0,
          requirements: world.rows[row].count,
          changesMain: chance(change, &generator),
          weight: chance(weighing, &generator)
            ? Int.random(in: -heaviest...heaviest, using: &generator) : 0,
          generics: Int.random(in: 0...2, using: &generator),
          expiring: Int.random(in: 0...expiring, using: &generator),
          taste: Int.random(in: 0...taste, using: &generator),
          minutes: pick([nil, 0, 10, 20], &generator),
          recipe: recipes[row],
          place: places[row]
        )
      }
    )
  }
}

@Suite("Rules beyond the rows of partitioned postings")
struct RescoringRulesTests {
  @Test(
    "rules that reject dishes and worsen keys give the ranking of a scan that asks of each dish"
  )
  func rules() throws {
    for seed in SeededGenerator.seeds(300, full: 15_000) {
      var generator = SeededGenerator(seed: seed)
      let world = PostingWorld.random(using: &generator)
      var search = PostingSearch(try world.index())
      for number in 0..<4 {
        let question = PostingQuestion.random(in: world, using: &generator)
        let oracle = PostingOracle(world, question.hits)
        var rules = TableRules.random(for: world, question.order, using: &generator)
        let found = search.answer(question, &rules)
        let expected = oracle.best(question, rescore: rules.rescored)
        #expect(found == expected, "seed \(seed), question \(number)")
        for (row, keys) in rules.asked {
          #expect(keys == oracle.searchKeys(of: row), "seed \(seed), question \(number)")
          #expect(question.admitted?.contains(row) ?? true, "seed \(seed)")
        }
        // Once, and where the lists are given up for a walk over the admitted dishes once more.
        let most = question.admitted == nil ? 1 : 2
        let times = Dictionary(rules.asked.map { ($0.row, 1) }, uniquingKeysWith: +)
        #expect(times.values.allSatisfy { $0 <= most }, "seed \(seed)")
      }
    }
  }

  @Test("a dish is found whose things weigh more than its row tells")
  func heavier() throws {
    let world = PostingWorld(
      weights: [50, 40],
      isStaple: [false, false],
      isMeetable: [true, true],
      rows: [[0], [1]],
      marks: [4, 4]
    )
    func row(_ recipe: Int, weight: Int) -> TableRules.Row {
      TableRules.Row(
        isRejected: false,
        swaps: 0,
        lostThings: 0,
        weight: weight,
        generics: 0,
        expiring: 0,
        taste: 0,
        recipe: recipe,
        place: recipe
      )
    }
    var rules = TableRules(
      order: .fewestMissing,
      mostExpiring: 0,
      mostTaste: 0,
      rows: [row(0, weight: 100), row(1, weight: 200)]
    )
    let hits = (0...1).map { RequirementHit(term: $0, item: 7, weight: 10) }
    var search = PostingSearch(try world.index())
    let found = search.answer(PostingQuestion(hits: hits, limit: 1), &rules)
    #expect(found.map(\.recipe) == [1])
    #expect(found.map(\.keys.weight) == [210])
  }
}
