import TestSupport
import Testing

@testable import RecipeMatching

/// No rules, and in which order dishes are asked about.
private struct AskedRows: RescoringRules {
  var rows: [Int] = []

  var mostExpiring: Int { 0 }
  var mostTaste: Int { 0 }
  var changesItems: Bool { false }

  mutating func rescore(_ row: Int, _ keys: RankKeys) -> RankedDish? {
    rows.append(row)
    return RankedDish(keys: keys, recipe: row, place: row, order: .fewestMissing)
  }
}

private struct Visit: Equatable {
  var row: Int
  var keys: RankKeys
}

@Suite("Lists or a walk over the admitted dishes")
struct PostingBudgetTests {
  @Test("a walk over all admitted dishes gives the ranking of a scan")
  func walk() throws {
    for seed in SeededGenerator.seeds(150, full: 10_000) {
      var generator = SeededGenerator(seed: seed)
      let world = PostingWorld.random(using: &generator)
      var search = PostingSearch(try world.index())
      for number in 0..<3 {
        var question = PostingQuestion.random(in: world, using: &generator)
        let admitted = question.admitted ?? .all(world.rows.count)
        question.admitted = admitted
        var rules = NoRules(order: question.order)
        var kept = BestDishes(limit: question.limit, order: question.order)
        search.prepare(question.hits)
        search.walk(&kept, cap: question.missingAtMost ?? .max, over: admitted, rules: &rules)
        search.finish()
        let expected = PostingOracle(world, question.hits).best(question)
        #expect(kept.sorted() == expected, "seed \(seed), question \(number)")
      }
    }
  }

  @Test("each dish that uses the pantry is visited once, ascending, with what its row tells")
  func uses() throws {
    for seed in SeededGenerator.seeds(100, full: 10_000) {
      var generator = SeededGenerator(seed: seed)
      let world = PostingWorld.random(using: &generator)
      var search = PostingSearch(try world.index())
      let question = PostingQuestion.random(in: world, using: &generator)
      let oracle = PostingOracle(world, question.hits)
      var visited: [Visit] = []
      search.prepare(question.hits)
      search.forEachUse(question.admitted) { row, keys in
        visited.append(Visit(row: row, keys: keys))
      }
      search.finish()
      let expected = world.rows.indices.compactMap { row in
        question.admitted?.contains(row) ?? true
          ? oracle.keys(of: row).map { Visit(row: row, keys: $0) } : nil
      }
      #expect(visited == expected, "seed \(seed)")
    }
  }

  @Test(
    "lists that were read within a budget give the ranking of a scan, and without one always do"
  )
  func budgets() throws {
    var overruns = 0
    for seed in SeededGenerator.seeds(100, full: 10_000) {
      var generator = SeededGenerator(seed: seed)
      let world = PostingWorld.random(using: &generator)
      var search = PostingSearch(try world.index())
      let question = PostingQuestion.random(in: world, using: &generator)
      let expected = PostingOracle(world, question.hits).best(question)
      guard question.limit > 0 else { continue }
      for budget in [0, 1, 2, 5, 10, 20, 50, .max] {
        var rules = NoRules(order: question.order)
        var kept = BestDishes(limit: question.limit, order: question.order)
        search.prepare(question.hits)
        let isWithin = search.readLists(
          &kept,
          cap: question.missingAtMost ?? PartitionedPostings.longestRow,
          admitted: question.admitted,
          budget: budget,
          rules: &rules
        )
        search.finish()
        if isWithin { #expect(kept.sorted() == expected, "seed \(seed), budget \(budget)") }
        #expect(isWithin || budget < .max, "seed \(seed)")
        if !isWithin { overruns += 1 }
      }
    }
    #expect(overruns > 0)
  }

  @Test("a budget is enough for as many entries as it says, and for no more")
  func exactBudget() throws {
    let world = PostingWorld(
      weights: [7],
      isStaple: [false],
      isMeetable: [true],
      rows: Array(repeating: [0], count: 30)
    )
    // Every entry is looked at for dishes that miss nothing, then for those that miss one thing.
    var search = PostingSearch(try world.index())
    var rules = NoRules(order: .fewestMissing)
    for budget in [0, 29, 30, 59, 60, 61] {
      var kept = BestDishes(limit: 40)
      search.prepare([RequirementHit(term: 0, item: 0, weight: 0)])
      let isWithin = search.readLists(
        &kept,
        cap: 9,
        admitted: nil,
        budget: budget,
        rules: &rules
      )
      search.finish()
      #expect(isWithin == (budget >= 60), "budget \(budget)")
      #expect(kept.sorted().count == (budget < 30 ? 0 : 30), "budget \(budget)")
    }
  }

  @Test(
    "a few admitted dishes are read from short lists, and visited one by one instead of long ones",
    arguments: [(300, [11, 7, 3]), (3_000, [3, 7, 11])]
  )
  func choice(dishes: Int, asked: [Int]) throws {
    // The dishes of the list of 0 come by the weight of their other requirement.
    let world = PostingWorld(
      weights: [9, 8, 7, 6, 5, 4],
      isStaple: Array(repeating: false, count: 6),
      isMeetable: Array(repeating: true, count: 6),
      rows: (0..<dishes).map { [0, 1 + $0 % 5] }
    )
    var search = PostingSearch(try world.index())
    search.smallBudget = 1_000
    var rules = AskedRows()
    var kept = BestDishes(limit: 5)
    search.prepare([RequirementHit(term: 0, item: 0, weight: 0)])
    search.search(
      &kept,
      missingAtMost: nil,
      admitted: DishSet(capacity: dishes) { [3, 7, 11].contains($0) },
      rules: &rules
    )
    search.finish()
    #expect(rules.rows == asked)
    #expect(kept.sorted().map(\.recipe) == [3, 7, 11])
  }

  @Test("few admitted dishes among many give the same answer when the lists are given up for them")
  func manyDishes() throws {
    var overruns = 0
    for seed in SeededGenerator.seeds(4, full: 300) {
      var generator = SeededGenerator(seed: seed)
      let world = PostingWorld.random(
        .init(requirements: 6...14, dishes: 1_200...1_800, rows: 2...6),
        using: &generator
      )
      var search = PostingSearch(try world.index())
      search.smallBudget = 50
      for number in 0..<4 {
        var question = PostingQuestion.random(in: world, using: &generator)
        question.limit = 20
        let step = Int.random(in: 100...900, using: &generator)
        let admitted = DishSet(capacity: world.rows.count) { $0 % step == 3 }
        question.admitted = admitted
        let found = search.answer(question)
        let expected = PostingOracle(world, question.hits).best(question)
        #expect(found == expected, "seed \(seed), question \(number)")
        var rules = NoRules(order: question.order)
        var kept = BestDishes(limit: question.limit, order: question.order)
        search.prepare(question.hits)
        let isWithin = search.readLists(
          &kept,
          cap: question.missingAtMost ?? PartitionedPostings.longestRow,
          admitted: admitted,
          budget: max(50, 4 * admitted.count),
          rules: &rules
        )
        search.finish()
        if !isWithin { overruns += 1 }
      }
    }
    #expect(overruns > 0)
  }
}
