import RecipeTaste
import TestSupport
import Testing

@Suite("Why a dish is suggested")
struct TasteReasonsTests {
  @Test("of favourites from cuisines that share nothing, only those of the dish's own are named")
  func cuisines() {
    let world = TasteWorld.threeCuisines
    let profile = TasteProfile(likes: [world.signal(0), world.signal(31), world.signal(40)])

    for candidate in [0, 7, 20] {
      #expect(world.scorer.reasons(for: candidate, in: profile, limit: 5) == [0])
    }
    for candidate in [31, 45] {
      #expect(
        Set(world.scorer.reasons(for: candidate, in: profile, limit: 5)).isSubset(of: [1, 2])
      )
    }
    for candidate in TasteWorld.dishes(of: 2) {
      #expect(world.scorer.reasons(for: candidate, in: profile, limit: 5) == [])
    }
  }

  @Test("an ingredient is a reason where the dish has it, one of a class where it has any")
  func ingredients() {
    let world = TasteWorld.threeCuisines
    let profile = TasteProfile(
      likes: [.init(terms: [3]), .init(terms: [1, 5, 15], meaning: .ingredients)]
    )

    for candidate in world.all {
      let terms = world.corpus[candidate].map(Int.init)
      let reasons = world.scorer.reasons(for: candidate, in: profile, limit: 5)
      #expect(reasons.contains(0) == terms.contains(3))
      #expect(reasons.contains(1) == terms.contains { [1, 5, 15].contains($0) })
    }
  }

  @Test("the likeliest comes first, of equals the first said, and no more than asked for")
  func order() {
    let world = TasteWorld.threeCuisines
    let likes = [4, 9, 4, 9].map { world.signal($0) }
    let reasons = { (candidate: Int, limit: Int) in
      world.scorer.reasons(for: candidate, in: TasteProfile(likes: likes), limit: limit)
    }

    #expect(reasons(4, 2) == [0, 2])
    #expect(reasons(9, 2) == [1, 3])
    #expect(reasons(9, 1) == [1])
    #expect(reasons(9, 0) == [])
  }

  @Test("what is liked more speaks louder, what weighs nothing not at all")
  func weights() {
    let world = TasteWorld.threeCuisines
    func reasons(_ weights: [Float]) -> [Int] {
      let likes = weights.map { world.signal(4, weight: $0) }
      return world.scorer.reasons(for: 4, in: TasteProfile(likes: likes), limit: 9)
    }

    #expect(reasons([0.5, 1, 0, 0.75]) == [1, 3, 0])
    #expect(reasons([0, -1, .nan]) == [])
  }

  @Test("without likes there is no reason, and none for a dish of which nothing is known")
  func nothing() {
    let world = TasteWorld(recipes: [[0, 1], [1, 2], [2, 0], []], termCount: 3)
    let profile = TasteProfile(likes: [world.signal(0), world.signal(3), .init(terms: [7])])

    #expect(world.scorer.reasons(for: 0, in: TasteProfile(), limit: 3) == [])
    #expect(world.scorer.reasons(for: 3, in: profile, limit: 3) == [])
    #expect(world.scorer.reasons(for: 0, in: profile, limit: 3) == [0])
  }

  @Test(
    "the reasons are those of the rule, the strongest first",
    arguments: SeededGenerator.seeds(15, full: 100)
  )
  func naiveTwin(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let world = TasteWorld(using: &random)
    let naive = NaiveTaste(world: world)
    let profile = world.profile(using: &random)
    for candidate in world.all.prefix(20) {
      let reasons = world.scorer.reasons(for: candidate, in: profile, limit: 99)
      let expected = naive.reasons(for: candidate, in: profile)
      for (like, reason) in expected.enumerated() where !reason.isClose {
        #expect(reasons.contains(like) == (reason.strength != nil), "like \(like) of \(candidate)")
      }
      let strengths = reasons.compactMap { expected[$0].strength }
      #expect(zip(strengths, strengths.dropFirst()).allSatisfy { $0 > $1 - 1e-4 })
      #expect(Set(reasons).count == reasons.count)
      for limit in 0...3 {
        let fewer = world.scorer.reasons(for: candidate, in: profile, limit: limit)
        #expect(fewer == Array(reasons.prefix(limit)))
      }
    }
  }
}
