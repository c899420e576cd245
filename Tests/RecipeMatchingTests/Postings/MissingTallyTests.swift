import TestSupport
import Testing

@testable import RecipeMatching

@Suite("How many dishes of partitioned postings miss how much")
struct MissingTallyTests {
  @Test("a tally counts what a scan of all dishes counts")
  func tally() throws {
    for seed in SeededGenerator.seeds(150, full: 10_000) {
      var generator = SeededGenerator(seed: seed)
      let world = PostingWorld.random(using: &generator)
      try check(world, questions: 4, seed: seed, using: &generator)
    }
  }

  @Test("a tally of long dishes counts what a scan counts")
  func long() throws {
    for seed in SeededGenerator.seeds(6, full: 500) {
      var generator = SeededGenerator(seed: seed)
      let world = PostingWorld.random(.long, using: &generator)
      try check(world, questions: 4, seed: seed, using: &generator)
    }
  }

  @Test("a tally of tens of thousands of dishes counts what a scan counts")
  func many() throws {
    for seed in SeededGenerator.seeds(2, full: 40) {
      var generator = SeededGenerator(seed: seed)
      let shape = PostingWorld.Shape(dishes: 60_000...80_000, rows: 1...5)
      let world = PostingWorld.random(shape, using: &generator)
      try check(world, questions: 4, seed: seed, using: &generator)
    }
  }

  private func check(
    _ world: PostingWorld,
    questions: Int,
    seed: UInt64,
    using generator: inout SeededGenerator
  ) throws {
    var search = PostingSearch(try world.index())
    let postings = world.postings
    for number in 0..<questions {
      let question = PostingQuestion.random(in: world, using: &generator)
      let found = search.tally(question.hits, postings: postings, admitted: question.admitted)
      let expected = PostingOracle(world, question.hits).tally(admitted: question.admitted)
      #expect(found == expected, "seed \(seed), question \(number)")
    }
  }

  @Test("a dish of 254 requirements is counted by what it misses, up to 254 less one")
  func longest() throws {
    let world = PostingWorld(
      weights: Array(repeating: 1, count: 254),
      isStaple: (0..<254).map { $0 >= 100 },
      isMeetable: Array(repeating: true, count: 254),
      rows: [Array(0..<254)]
    )
    var search = PostingSearch(try world.index())
    for term in [0, 99, 100, 253] {
      let tally = search.tally(
        [RequirementHit(term: term, item: term, weight: 1)],
        postings: world.postings
      )
      #expect(tally.byMissing == Array(repeating: 0, count: 253) + [1], "term \(term)")
    }
  }

  @Test("a tally and a search of the same pantry do not disturb each other")
  func interleaved() throws {
    for seed in SeededGenerator.seeds(50, full: 2_000) {
      var generator = SeededGenerator(seed: seed)
      let world = PostingWorld.random(using: &generator)
      var search = PostingSearch(try world.index())
      let hits = PostingQuestion.random(in: world, using: &generator).hits
      let before = search.best(hits, limit: 9)
      let tally = search.tally(hits, postings: world.postings)
      #expect(search.best(hits, limit: 9) == before, "seed \(seed)")
      #expect(search.tally(hits, postings: world.postings) == tally, "seed \(seed)")
    }
  }
}
