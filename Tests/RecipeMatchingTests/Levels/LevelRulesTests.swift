import TestSupport
import Testing

@testable import RecipeMatching

/// Rules that know for each dish what they do to it.
private struct TableRules: LevelRules {
  struct Row {
    var isRejected: Bool
    var compromises: Int
    var lostWeight: Int
    var expiring: Int
    var taste: Int
    var recipe: Int
    var place: Int
  }

  var rows: [Row]
  /// The rows that were asked about, with the keys that were given.
  var asked: [(row: Int, keys: LevelKeys)] = []

  mutating func settle(_ recipe: Int, _ keys: LevelKeys) -> LevelMatch? {
    asked.append((recipe, keys))
    return settled(recipe, keys)
  }

  func settled(_ recipe: Int, _ keys: LevelKeys) -> LevelMatch? {
    let row = rows[recipe]
    guard !row.isRejected else { return nil }
    let exact = LevelKeys(
      missing: keys.missing,
      compromises: keys.compromises + row.compromises,
      usedWeight: max(0, keys.usedWeight - row.lostWeight),
      expiring: row.expiring,
      taste: row.taste,
      required: keys.required
    )
    return LevelMatch(keys: exact, recipe: row.recipe, place: row.place)
  }

  static func random(for world: LevelWorld, using generator: inout SeededGenerator) -> TableRules {
    let rejection = pick([0, 0.3, 0.95], &generator)
    let compromise = pick([0, 0.5], &generator)
    let heaviest = max(1, Int(world.weights.max() ?? 1))
    let recipes = world.rows.indices.shuffled(using: &generator)
    let places = world.rows.indices.shuffled(using: &generator)
    return TableRules(
      rows: world.rows.indices.map { row in
        Row(
          isRejected: chance(rejection, &generator),
          compromises: chance(compromise, &generator)
            ? Int.random(in: 1...3, using: &generator) : 0,
          lostWeight: chance(0.4, &generator)
            ? Int.random(in: 0...heaviest, using: &generator) : 0,
          expiring: Int.random(in: 0...2, using: &generator),
          taste: Int.random(in: -2...2, using: &generator),
          recipe: recipes[row],
          place: places[row]
        )
      }
    )
  }
}

@Suite("Rules beyond the rows of a level index")
struct LevelRulesTests {
  @Test(
    "rules that reject dishes and worsen keys give the ranking of a scan that asks of each dish"
  )
  func rules() throws {
    for seed in SeededGenerator.seeds(300, full: 15_000) {
      var generator = SeededGenerator(seed: seed)
      let world = LevelWorld.random(using: &generator)
      var search = LevelSearch(try world.index())
      for number in 0..<4 {
        let question = LevelQuestion.random(in: world, using: &generator)
        let oracle = LevelOracle(world, question.hits)
        var rules = TableRules.random(for: world, using: &generator)
        var kept = BestDishes(limit: question.limit)
        search.prepare(question.hits)
        search.search(
          &kept,
          missingAtMost: question.missingAtMost,
          admitted: question.admitted,
          rules: &rules
        )
        search.finish()
        let expected = oracle.best(question, settle: rules.settled)
        #expect(kept.sorted() == expected, "seed \(seed), question \(number)")
        for (row, keys) in rules.asked {
          #expect(keys == oracle.keys(of: row), "seed \(seed), question \(number)")
          #expect(question.admitted?.contains(row) ?? true, "seed \(seed)")
        }
        // Once, and where the lists are given up for a walk over the admitted dishes once more.
        let most = question.admitted == nil ? 1 : 2
        let times = Dictionary(rules.asked.map { ($0.row, 1) }, uniquingKeysWith: +)
        #expect(times.values.allSatisfy { $0 <= most }, "seed \(seed)")
      }
    }
  }
}
