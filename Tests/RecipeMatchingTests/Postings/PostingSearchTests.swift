import SectionFiles
import TestSupport
import Testing

@testable import RecipeMatching

@Suite("The best dishes of partitioned postings")
struct PostingSearchTests {
  /// Asks one search many questions about a world, and compares each answer with the oracle's.
  private func check(
    _ world: PostingWorld,
    _ index: PartitionedPostings,
    questions: Int,
    seed: UInt64,
    using generator: inout SeededGenerator
  ) {
    var search = PostingSearch(index)
    for number in 0..<questions {
      let question = PostingQuestion.random(in: world, using: &generator)
      let found = search.answer(question)
      let expected = PostingOracle(world, question.hits).best(question)
      #expect(found == expected, "seed \(seed), question \(number)")
      #expect(search.met.isEmpty, "seed \(seed), question \(number)")
      #expect(search.leading == 0 && search.boundsItems, "seed \(seed), question \(number)")
    }
    // What a query leaves behind would change the next.
    #expect(search.gains == PostingSearch(index).gains, "seed \(seed)")
    #expect(search.itemOf == PostingSearch(index).itemOf, "seed \(seed)")
  }

  @Test("one search gives to every question of a small world the answer of a scan of all dishes")
  func small() throws {
    for seed in SeededGenerator.seeds(800, full: 30_000) {
      var generator = SeededGenerator(seed: seed)
      let world = PostingWorld.random(using: &generator)
      check(world, try world.index(), questions: 5, seed: seed, using: &generator)
    }
  }

  @Test("lists that know weights only roughly give the same answers")
  func coarse() throws {
    for seed in SeededGenerator.seeds(300, full: 15_000) {
      var generator = SeededGenerator(seed: seed)
      let world = PostingWorld.random(using: &generator)
      let bits = Int.random(in: 8...27, using: &generator)
      let index = world.naiveIndex(recipeBits: bits)
      check(world, index, questions: 5, seed: seed, using: &generator)
    }
  }

  @Test("columns that lie in two blocks are searched like those of one")
  func twoBlocks() throws {
    for seed in SeededGenerator.seeds(50, full: 2_000) {
      var generator = SeededGenerator(seed: seed)
      let world = PostingWorld.random(using: &generator)
      check(world, try world.index().inTwoBlocks, questions: 5, seed: seed, using: &generator)
    }
  }

  @Test("dishes of up to 254 requirements of the greatest weight are told apart")
  func long() throws {
    for seed in SeededGenerator.seeds(10, full: 1_000) {
      var generator = SeededGenerator(seed: seed)
      let world = PostingWorld.random(.long, using: &generator)
      check(world, try world.index(), questions: 5, seed: seed, using: &generator)
    }
  }

  @Test("a dish of 254 requirements may have or miss them all")
  func longest() throws {
    let world = PostingWorld(
      weights: Array(repeating: 1 << 20, count: 255),
      isStaple: Array(repeating: false, count: 255),
      isMeetable: Array(repeating: true, count: 255),
      rows: [Array(0..<254), Array(1..<255)]
    )
    var search = PostingSearch(try world.index())
    let all = (0..<254).map {
      RequirementHit(term: $0, way: .generic, item: $0 / 100, weight: $0 / 100)
    }
    func dish(_ recipe: Int, _ keys: RankKeys) -> RankedDish {
      RankedDish(keys: keys, recipe: recipe, place: recipe, order: .fewestMissing)
    }
    let one = dish(0, RankKeys(used: 3, weight: 3, generics: 254))
    let other = dish(1, RankKeys(missing: 1, used: 3, weight: 3, generics: 253))
    #expect(search.best(all, limit: 5) == [one, other])
    let swaps = all.map { RequirementHit(term: $0.term, way: .swap, item: nil, weight: 0) }
    #expect(
      search.best(swaps, limit: 5)
        == [dish(0, RankKeys(swaps: 254)), dish(1, RankKeys(missing: 1, swaps: 253))]
    )
    let last = dish(1, RankKeys(missing: 253, used: 1, weight: 1 << 18))
    #expect(search.best([RequirementHit(term: 254, item: 9, weight: 1 << 18)], limit: 5) == [last])
    let assumed = all.map {
      RequirementHit(term: $0.term, way: .staple, item: nil, weight: 0, usesPantry: $0.term == 0)
    }
    #expect(search.best(assumed, limit: 5) == [dish(0, RankKeys())])
  }

  @Test(
    "vocabularies on both sides of what 16 bits hold give the same answers",
    arguments: [65_534, 65_535, 66_000]
  )
  func wide(requirements: Int) throws {
    var generator = SeededGenerator(seed: UInt64(requirements))
    var world = PostingWorld.random(
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
    var search = PostingSearch(index)
    for number in 0..<25 {
      let question = PostingQuestion.random(in: used, using: &generator)
      let found = search.answer(question)
      let expected = PostingOracle(used, question.hits).best(question)
      #expect(found == expected, "question \(number)")
      guard number % 5 == 0 else { continue }
      let tally = search.tally(
        question.hits,
        postings: postings,
        admitted: question.admitted
      )
      #expect(
        tally == PostingOracle(used, question.hits).tally(admitted: question.admitted),
        "question \(number)"
      )
    }
  }

  @Test("without dishes, without a pantry and without a limit there is no answer")
  func nothing() throws {
    let none = PostingWorld(weights: [], isStaple: [], isMeetable: [], rows: [])
    var empty = PostingSearch(try none.index())
    #expect(empty.best([], limit: 3).isEmpty)
    let world = PostingWorld(
      weights: [5, 3],
      isStaple: [false, true],
      isMeetable: [true, true],
      rows: [[0], [], [1]]
    )
    var search = PostingSearch(try world.index())
    #expect(search.best([], limit: 3).isEmpty)
    #expect(
      search.best([RequirementHit(term: 0, item: 0, weight: 5, usesPantry: false)], limit: 3)
        .isEmpty
    )
    #expect(search.best([RequirementHit(term: 0, item: 0, weight: 5)], limit: 0).isEmpty)
    #expect(search.best([RequirementHit(term: 0, item: 0, weight: 5)], limit: -1).isEmpty)
    #expect(
      search.best([RequirementHit(term: 0, item: 0, weight: 5)], limit: 3, missingAtMost: -1)
        .isEmpty
    )
    #expect(
      search.best(
        [RequirementHit(term: 0, item: 0, weight: 5)],
        limit: 3,
        admitted: DishSet(capacity: 3)
      )
      .isEmpty
    )
    #expect(
      search.best([RequirementHit(term: 0, item: 0, weight: 5)], limit: 3).map(\.recipe) == [0]
    )
  }

  @Test("what is met is put in order, with the most that it and all behind it bring")
  func prepared() throws {
    let world = PostingWorld(
      weights: [10, 400, 30, 2_000, 50_000, 600_000],
      isStaple: [false, false, false, true, true, false],
      isMeetable: [true, true, true, true, true, false],
      rows: [[0, 1, 2, 3, 4, 5]]
    )
    func staple(_ term: Int) -> RequirementHit {
      RequirementHit(term: term, way: .staple, item: nil, weight: 0, usesPantry: false)
    }
    var search = PostingSearch(try world.index())
    search.prepare([
      RequirementHit(term: 3, item: 70, weight: 0),
      staple(0),
      RequirementHit(term: 5, item: 71, weight: 9_999),
      RequirementHit(term: 1, item: 72, weight: 300),
      RequirementHit(term: 2, way: .swap, item: nil, weight: 0),
      staple(4),
    ])
    // Ranks: 1 is term 1, 2 is 2, 3 is 0; then the staples, 4 is term 4 and 5 is 3.
    #expect(search.met.map(\.rank) == [1, 2, 3, 4, 5])
    #expect(search.met.map(\.swaps) == [0, 1, 0, 0, 0])
    #expect(search.met.map(\.bound) == [400, 30, 10, 0, 0])
    #expect(search.met.map(\.suffixBound) == [440, 40, 10, 0, 0])
    #expect(search.met.map(\.mostWeight) == [300, 0, 0, 0, 0])
    #expect(search.met.map(\.mostBreadth) == [2, 1, 1, 1, 1])
    #expect(search.leading == 5)
    #expect(search.boundsItems)
    search.finish()
    search.prepare([
      RequirementHit(term: 1, item: 1, weight: 7),
      RequirementHit(term: 0, item: 1, weight: 7, usesPantry: false),
    ])
    #expect(search.met.map(\.rank) == [1, 3])
    #expect(search.met.map(\.mostWeight) == [7, 7])
    // As many as there are ranks, for where other things come to count.
    #expect(search.met.map(\.mostBreadth) == [2, 1])
    #expect(search.leading == 1)
    #expect(search.boundsItems)
  }

  @Test(
    "suffix weights bound nothing where a thing weighs more than what it counts for, or counts for a staple",
    arguments: [(0, 10, true), (0, 11, false), (3, 0, true), (3, 1, false)]
  )
  func bounds(term: Int, weight: Int, isBounded: Bool) throws {
    let world = PostingWorld(
      weights: [10, 400, 30, 2_000],
      isStaple: [false, false, false, true],
      isMeetable: [true, true, true, true],
      rows: [[0, 1, 2, 3]]
    )
    var search = PostingSearch(try world.index())
    search.prepare([RequirementHit(term: term, item: 1, weight: weight)])
    #expect(search.boundsItems == isBounded)
    search.finish()
    #expect(search.boundsItems)
  }

  @Test("the last dish is found though nothing in it weighs anything", arguments: 1...70)
  func lightLastDish(dishes: Int) throws {
    let world = PostingWorld(
      weights: [0, 2, 5],
      isStaple: [false, true, false],
      isMeetable: [true, true, true],
      rows: (0..<dishes).map { $0 == dishes - 1 ? [0, 1] : [2] }
    )
    var search = PostingSearch(try world.index())
    for term in 0...1 {
      let question = PostingQuestion(
        hits: [RequirementHit(term: term, item: term, weight: 0)],
        limit: 2
      )
      let found = search.best(question.hits, limit: question.limit)
      #expect(found.map(\.recipe) == [dishes - 1], "requirement \(term)")
      #expect(found == PostingOracle(world, question.hits).best(question), "requirement \(term)")
    }
  }

  @Test("the order of the hits and their repetition do not matter")
  func order() throws {
    for seed in SeededGenerator.seeds(100, full: 5_000) {
      var generator = SeededGenerator(seed: seed)
      let world = PostingWorld.random(using: &generator)
      var search = PostingSearch(try world.index())
      let hits = PostingQuestion.random(in: world, using: &generator).hits
      let before = search.best(hits, limit: 10)
      let again = (hits + hits).shuffled(using: &generator)
      #expect(search.best(again, limit: 10) == before, "seed \(seed)")
    }
  }

  @Test("one more hit never raises what a dish misses, nor takes a dish away")
  func monotonic() throws {
    for seed in SeededGenerator.seeds(100, full: 5_000) {
      var generator = SeededGenerator(seed: seed)
      let world = PostingWorld.random(using: &generator)
      var search = PostingSearch(try world.index())
      let hits = PostingQuestion.random(in: world, using: &generator).hits
      let before = search.best(hits, limit: world.rows.count)
      let more = RequirementHit(
        term: Int.random(in: world.weights.indices, using: &generator),
        item: 1,
        weight: 0
      )
      let after = search.best(hits + [more], limit: world.rows.count)
      for match in before {
        let later = after.first { $0.recipe == match.recipe }
        #expect((later?.keys.missing ?? .max) <= match.keys.missing, "seed \(seed)")
      }
    }
  }
}

extension PartitionedPostings {
  /// The same with each column in two blocks of memory.
  fileprivate var inTwoBlocks: PartitionedPostings {
    PartitionedPostings(
      recipeCount: recipeCount,
      termCount: termCount,
      ranks: ranks.inTwoBlocks,
      terms: terms.inTwoBlocks,
      weights: weights.inTwoBlocks,
      coreRanks: coreRanks,
      rowOffsets: rowOffsets.inTwoBlocks,
      narrowRows: narrowRows.inTwoBlocks,
      wideRows: wideRows.inTwoBlocks,
      coreSizes: coreSizes.inTwoBlocks,
      partitionOffsets: partitionOffsets.inTwoBlocks,
      listOffsets: listOffsets.inTwoBlocks,
      entries: entries.inTwoBlocks,
      narrowNexts: narrowNexts.inTwoBlocks,
      wideNexts: wideNexts.inTwoBlocks,
      marks: marks.inTwoBlocks,
      recipeBits: recipeBits,
      codeShift: codeShift
    )
  }
}

extension Column {
  fileprivate var inTwoBlocks: Column {
    let half = count / 2
    return Column(Array(self[startIndex..<startIndex + half]))
      .appending(Column(Array(self[(startIndex + half)...])))
  }
}
