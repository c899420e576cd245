import TestSupport
import Testing

@testable import RecipeMatching

@Suite("The best dishes of a level index")
struct LevelSearchTests {
  /// Asks one search many questions about a world, and compares each answer with the oracle's.
  private func check(
    _ world: LevelWorld,
    _ index: LevelIndex,
    questions: Int,
    seed: UInt64,
    using generator: inout SeededGenerator
  ) {
    var search = LevelSearch(index)
    for number in 0..<questions {
      let question = LevelQuestion.random(in: world, using: &generator)
      let found = search.best(
        question.hits,
        limit: question.limit,
        missingAtMost: question.missingAtMost,
        admitted: question.admitted
      )
      let expected = LevelOracle(world, question.hits).best(question)
      #expect(found == expected, "seed \(seed), question \(number)")
      #expect(search.met.isEmpty, "seed \(seed), question \(number)")
      #expect(search.leading + search.stapleWeight == 0, "seed \(seed), question \(number)")
    }
    // What a query leaves behind would change the next.
    #expect(search.gains == LevelSearch(index).gains, "seed \(seed)")
  }

  @Test("one search gives to every question of a small world the answer of a scan of all dishes")
  func small() throws {
    for seed in SeededGenerator.seeds(800, full: 30_000) {
      var generator = SeededGenerator(seed: seed)
      let world = LevelWorld.random(using: &generator)
      check(world, try world.index(), questions: 5, seed: seed, using: &generator)
    }
  }

  @Test("lists that know weights only roughly give the same answers")
  func coarse() throws {
    for seed in SeededGenerator.seeds(300, full: 15_000) {
      var generator = SeededGenerator(seed: seed)
      let world = LevelWorld.random(using: &generator)
      let bits = Int.random(in: 8...27, using: &generator)
      let index = world.naiveIndex(recipeBits: bits)
      check(world, index, questions: 5, seed: seed, using: &generator)
    }
  }

  @Test("dishes of up to 254 requirements of the greatest weight are told apart")
  func long() throws {
    for seed in SeededGenerator.seeds(10, full: 1_000) {
      var generator = SeededGenerator(seed: seed)
      let world = LevelWorld.random(.long, using: &generator)
      check(world, try world.index(), questions: 5, seed: seed, using: &generator)
    }
  }

  @Test("a dish of 254 requirements may have or miss them all")
  func longest() throws {
    let world = LevelWorld(
      weights: Array(repeating: 1 << 20, count: 255),
      isStaple: Array(repeating: false, count: 255),
      isMeetable: Array(repeating: true, count: 255),
      rows: [Array(0..<254), Array(1..<255)]
    )
    var search = LevelSearch(try world.index())
    let all = (0..<254).map { LevelHit(term: $0, isCompromise: true) }
    let one = LevelMatch(
      keys: LevelKeys(missing: 0, compromises: 254, usedWeight: 254 << 20, required: 254),
      recipe: 0,
      place: 0
    )
    let other = LevelMatch(
      keys: LevelKeys(missing: 1, compromises: 253, usedWeight: 253 << 20, required: 254),
      recipe: 1,
      place: 1
    )
    #expect(search.best(all, limit: 5) == [one, other])
    let last = LevelMatch(
      keys: LevelKeys(missing: 253, compromises: 0, usedWeight: 1 << 20, required: 254),
      recipe: 1,
      place: 1
    )
    #expect(search.best([LevelHit(term: 254)], limit: 5) == [last])
    let assumed = all.map { LevelHit(term: $0.term, isStaple: true, usesPantry: $0.term == 0) }
    let nothing = LevelKeys(missing: 0, compromises: 0, usedWeight: 0, required: 0)
    #expect(search.best(assumed, limit: 5) == [LevelMatch(keys: nothing, recipe: 0, place: 0)])
  }

  @Test(
    "vocabularies on both sides of what 16 bits hold give the same answers",
    arguments: [65_534, 65_535, 66_000]
  )
  func wide(requirements: Int) throws {
    var generator = SeededGenerator(seed: UInt64(requirements))
    var world = LevelWorld.random(
      .init(requirements: 24...24, dishes: 40...60, unmeetableOdds: 0),
      using: &generator
    )
    // All others are in no dish, and ranked before, between and after those that are.
    let others = requirements - 24
    world.weights += (0..<others).map { _ in UInt32.random(in: 0...(1 << 20), using: &generator) }
    world.isStaple += Array(repeating: false, count: others)
    world.isMeetable += Array(repeating: true, count: others)
    let index = try world.index()
    #expect(index.narrowRows.isEmpty == (requirements > 65_534))
    #expect(index.wideRows.isEmpty == (requirements <= 65_534))
    var used = world
    used.weights.removeLast(others)
    let postings = world.postings
    var search = LevelSearch(index)
    for number in 0..<25 {
      let question = LevelQuestion.random(in: used, using: &generator)
      let found = search.best(
        question.hits,
        limit: question.limit,
        missingAtMost: question.missingAtMost,
        admitted: question.admitted
      )
      let expected = LevelOracle(used, question.hits).best(question)
      #expect(found == expected, "question \(number)")
      guard number % 5 == 0 else { continue }
      let tally = search.tally(
        question.hits,
        postings: postings,
        admitted: question.admitted
      )
      #expect(
        tally == LevelOracle(used, question.hits).tally(admitted: question.admitted),
        "question \(number)"
      )
    }
  }

  @Test("without dishes, without a pantry and without a limit there is no answer")
  func nothing() throws {
    let none = LevelWorld(weights: [], isStaple: [], isMeetable: [], rows: [])
    var empty = LevelSearch(try none.index())
    #expect(empty.best([], limit: 3).isEmpty)
    let world = LevelWorld(
      weights: [5, 3],
      isStaple: [false, true],
      isMeetable: [true, true],
      rows: [[0], [], [1]]
    )
    var search = LevelSearch(try world.index())
    #expect(search.best([], limit: 3).isEmpty)
    #expect(search.best([LevelHit(term: 0, usesPantry: false)], limit: 3).isEmpty)
    #expect(search.best([LevelHit(term: 0)], limit: 0).isEmpty)
    #expect(search.best([LevelHit(term: 0)], limit: -1).isEmpty)
    #expect(search.best([LevelHit(term: 0)], limit: 3, missingAtMost: -1).isEmpty)
    #expect(search.best([LevelHit(term: 0)], limit: 3, admitted: DishSet(capacity: 3)).isEmpty)
    #expect(search.best([LevelHit(term: 0)], limit: 3).map(\.recipe) == [0])
  }

  @Test("what is met is put in order, with what it weighs from there on, staples apart")
  func prepared() throws {
    let world = LevelWorld(
      weights: [10, 400, 30, 2_000, 50_000, 600_000],
      isStaple: [false, false, false, true, true, false],
      isMeetable: [true, true, true, true, true, false],
      rows: [[0, 1, 2, 3, 4, 5]]
    )
    var search = LevelSearch(try world.index())
    search.prepare([
      LevelHit(term: 3),
      LevelHit(term: 0, isStaple: true, usesPantry: false),
      LevelHit(term: 5),
      LevelHit(term: 1),
      LevelHit(term: 4, isStaple: true, usesPantry: false),
    ])
    // Ranks: 1 is term 1, 2 is 2, 3 is 0; then the staples, 4 is term 4 and 5 is 3.
    #expect(search.met.map(\.rank) == [1, 3, 4, 5])
    #expect(search.met.map(\.weight) == [400, 0, 0, 2_000])
    #expect(search.met.map(\.restWeight) == [410, 10, 0, 0])
    #expect(search.stapleWeight == 2_000)
    #expect(search.leading == 4)
    search.finish()
    search.prepare([LevelHit(term: 1), LevelHit(term: 0, usesPantry: false)])
    #expect(search.met.map(\.rank) == [1, 3])
    #expect(search.stapleWeight == 0)
    #expect(search.leading == 1)
  }

  @Test("the last dish is found though nothing in it weighs anything", arguments: 1...70)
  func lightLastDish(dishes: Int) throws {
    let world = LevelWorld(
      weights: [0, 2, 5],
      isStaple: [false, true, false],
      isMeetable: [true, true, true],
      rows: (0..<dishes).map { $0 == dishes - 1 ? [0, 1] : [2] }
    )
    var search = LevelSearch(try world.index())
    for term in 0...1 {
      let question = LevelQuestion(hits: [LevelHit(term: term)], limit: 2)
      let found = search.best(question.hits, limit: question.limit)
      #expect(found.map(\.recipe) == [dishes - 1], "requirement \(term)")
      #expect(found == LevelOracle(world, question.hits).best(question), "requirement \(term)")
    }
  }

  @Test("the order of the hits and their repetition do not matter")
  func order() throws {
    for seed in SeededGenerator.seeds(100, full: 5_000) {
      var generator = SeededGenerator(seed: seed)
      let world = LevelWorld.random(using: &generator)
      var search = LevelSearch(try world.index())
      let hits = LevelQuestion.random(in: world, using: &generator).hits
      let before = search.best(hits, limit: 10)
      let again = (hits + hits).shuffled(using: &generator)
      #expect(search.best(again, limit: 10) == before, "seed \(seed)")
    }
  }

  @Test("one more hit never raises what a dish misses, nor takes a dish away")
  func monotonic() throws {
    for seed in SeededGenerator.seeds(100, full: 5_000) {
      var generator = SeededGenerator(seed: seed)
      let world = LevelWorld.random(using: &generator)
      var search = LevelSearch(try world.index())
      let hits = LevelQuestion.random(in: world, using: &generator).hits
      let before = search.best(hits, limit: world.rows.count)
      let more = LevelHit(term: Int.random(in: world.weights.indices, using: &generator))
      let after = search.best(hits + [more], limit: world.rows.count)
      for match in before {
        let later = after.first { $0.recipe == match.recipe }
        #expect((later?.keys.missing ?? .max) <= match.keys.missing, "seed \(seed)")
      }
    }
  }
}
