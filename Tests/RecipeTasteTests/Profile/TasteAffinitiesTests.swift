import Foundation
import RecipeTaste
import TestSupport
import Testing

@Suite("A taste in words")
struct TasteAffinitiesTests {
  @Test(
    "the affinities are the formula for every term, those of 0 left out, highest first",
    arguments: SeededGenerator.seeds(30, full: 200)
  )
  func naiveTwin(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let world = TasteWorld(using: &random)
    let profile = world.profile(using: &random)
    let expected = NaiveTaste(world: world).affinities(profile)
    let found = world.scorer.affinities(of: profile)

    var scores = expected.map { _ in 0 }
    for affinity in found { scores[affinity.term] = affinity.score }
    for (term, score) in scores.enumerated() {
      #expect(abs(Double(score) - expected[term]) < 0.51)
    }
    let pairs = found.map { [$0.score, $0.term] }
    #expect(pairs == pairs.sorted { (-$0[0], $0[1]) < (-$1[0], $1[1]) })
    #expect(found.allSatisfy { $0.score != 0 })
    #expect(Set(found.map(\.term)).count == found.count)
  }

  /// Salt (0) in every dish, gin (1) in a tenth, lime (2) in a fifth, cream (3) in a twentieth, and
  /// a rare herb (4) in one.
  private let world = TasteWorld(
    recipes: (0..<100).map { dish in
      [0] + (dish % 10 == 0 ? [1] : []) + (dish % 5 == 0 ? [2] : [])
        + (dish % 20 == 7 ? [3] : []) + (dish == 30 ? [4] : [])
    },
    termCount: 6
  )

  @Test("what the likes have in common comes before what one of them has, and salt is neither")
  func common() {
    let likes = [0, 10, 20, 30].map { world.signal($0) }
    let found = world.scorer.affinities(of: TasteProfile(likes: likes))
    // Two dishes of the whole corpus are counted with the four.
    let gin = (4 + 0.2) / 6
    let lime = (4 + 0.4) / 6
    let herb = (1 + 0.02) / 6
    let expected = [
      [1, Int((100 * gin * log(gin / 0.1)).rounded())],
      [2, Int((100 * lime * log(lime / 0.2)).rounded())],
      [4, Int((100 * herb * log(herb / 0.01)).rounded())],
    ]

    #expect(found.map { [$0.term, $0.score] } == expected)
  }

  @Test("what is disliked is negative, and what is also liked more than that is not")
  func disliked() {
    let profile = TasteProfile(
      likes: [world.signal(10), world.signal(20), world.signal(5)],
      dislikes: [world.signal(7), .init(terms: [2]), .init(terms: [1], weight: 0.25)]
    )
    let found = world.scorer.affinities(of: profile)

    #expect(found.map(\.term) == [1, 2, 3])
    #expect(found.map { $0.score > 0 } == [true, true, false])
    let turned = TasteProfile(likes: profile.dislikes, dislikes: profile.likes)
    let opposite = world.scorer.affinities(of: turned)
    #expect(opposite.map(\.term) == [3, 2, 1])
    #expect(opposite.map(\.score) == found.reversed().map { -$0.score })
  }

  @Test("a cuisine says what its dishes have oftener than others")
  func groups() {
    let cuisines = TasteWorld.threeCuisines
    let profile = TasteProfile(
      likedGroups: [.init(recipes: TasteWorld.dishes(of: 1))],
      dislikedGroups: [.init(recipes: TasteWorld.dishes(of: 2))]
    )
    let found = cuisines.scorer.affinities(of: profile)

    #expect(Set(found.filter { $0.score > 0 }.map(\.term)) == Set(10..<20))
    #expect(Set(found.filter { $0.score < 0 }.map(\.term)) == Set(20..<30))
  }

  @Test("nothing said, or nothing known, is no taste")
  func nothing() {
    #expect(world.scorer.affinities(of: TasteProfile()).isEmpty)
    let unknown = TasteProfile(likes: [
      .init(terms: [5]), .init(terms: [-1, 99]), .init(terms: []),
    ])
    #expect(world.scorer.affinities(of: unknown).isEmpty)
  }
}
