import RecipeTaste
import TestSupport
import Testing

@Suite("How well a dish fits a taste")
struct TasteScorerTests {
  @Test(
    "the scores are the formulas, whatever the profile holds",
    arguments: SeededGenerator.seeds(25, full: 200)
  )
  func naiveTwin(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let world = TasteWorld(using: &random)
    for _ in 0..<4 {
      let profile = world.profile(using: &random)
      let candidates = world.candidates(using: &random)
      let scores = world.scorer.scores(profile, over: candidates)
      let expected = NaiveTaste(world: world).scores(profile, over: candidates)

      #expect(scores.count == candidates.count)
      // Half of it is the rounding to hundredths.
      let isNear = zip(scores, expected).map { abs(Double($0) - $1) < 0.7 }
      #expect(isNear.allSatisfy { $0 }, "\(profile) \(candidates)")
    }
  }

  @Test(
    "of cuisines that share nothing, all dishes of the liked one come before all of the others",
    arguments: [
      "dish", "three dishes", "ingredient", "class", "group", "dislikes", "dislike group",
    ]
  )
  func cuisines(said: String) {
    let world = TasteWorld.threeCuisines
    let profile =
      switch said {
      case "dish": TasteProfile(likes: [world.signal(31)])
      case "three dishes": TasteProfile(likes: [31, 40, 59].map { world.signal($0) })
      case "ingredient": TasteProfile(likes: [.init(terms: [13])])
      case "class": TasteProfile(likes: [.init(terms: [12, 14, 17], meaning: .ingredients)])
      case "group": TasteProfile(likedGroups: [.init(recipes: TasteWorld.dishes(of: 1))])
      case "dislikes":
        TasteProfile(dislikes: [.init(terms: [1, 2, 5]), .init(terms: [21, 22, 25])])
      default:
        TasteProfile(dislikedGroups: [0, 2].map { .init(recipes: TasteWorld.dishes(of: $0)) })
      }
    let scores = world.scorer.scores(profile, over: world.all)
    let liked = TasteWorld.dishes(of: 1).map { scores[$0] }
    let others = (TasteWorld.dishes(of: 0) + TasteWorld.dishes(of: 2)).map { scores[$0] }

    #expect((liked.min() ?? 0) > (others.max() ?? 0))
  }

  @Test("a dish near to one of two unlike favourites beats one that is near to neither")
  func severalTastes() {
    let world = TasteWorld.threeCuisines
    let profile = TasteProfile(likes: [world.signal(3), world.signal(70)])
    let scores = world.scorer.scores(profile, over: world.all)
    let wanted = (TasteWorld.dishes(of: 0) + TasteWorld.dishes(of: 2)).map { scores[$0] }

    #expect((wanted.min() ?? 0) > (TasteWorld.dishes(of: 1).map { scores[$0] }.max() ?? 0))
  }

  @Test("what is liked more counts more")
  func weights() {
    let world = TasteWorld.threeCuisines
    let profile = TasteProfile(likes: [world.signal(3, weight: 0.2), world.signal(33)])
    let scores = world.scorer.scores(profile, over: [3, 33])

    #expect(scores == [-100, 100])
    let even = TasteProfile(likes: [world.signal(3), world.signal(33)])
    let both = world.scorer.scores(even, over: [3, 33, 3, 33])
    #expect(both[0] == both[2] && both[1] == both[3])
  }

  @Test("a liked dish is its own best match")
  func itself() {
    let world = TasteWorld.threeCuisines
    for recipe in stride(from: 0, to: 90, by: 7) {
      let scores = world.scorer.scores(TasteProfile(likes: [world.signal(recipe)]), over: world.all)
      #expect(scores.max() == scores[recipe])
    }
  }

  @Test("nothing said, nothing known, one candidate or candidates all alike: all scores are 0")
  func nothing() {
    let world = TasteWorld(recipes: [[0, 1], [0, 1], [2], []], termCount: 4)
    let liked = TasteProfile(likes: [world.signal(0)])

    #expect(TasteProfile().isEmpty)
    #expect(world.scorer.scores(TasteProfile(), over: [0, 1, 2, 3]) == [0, 0, 0, 0])
    for terms in [[], [3], [-1, 4, .max]] {
      for meaning in [TasteProfile.Signal.Meaning.dish, .ingredients] {
        let signal = TasteProfile.Signal(terms: terms, meaning: meaning)
        let profile = TasteProfile(likes: [signal], dislikes: [signal])
        #expect(!profile.isEmpty)
        #expect(world.scorer.scores(profile, over: [0, 1, 2, 3]) == [0, 0, 0, 0])
      }
    }
    let nowhere = TasteProfile(likedGroups: [.init(recipes: []), .init(recipes: [-1, 4, 3])])
    #expect(world.scorer.scores(nowhere, over: [0, 1, 2, 3]) == [0, 0, 0, 0])
    #expect(world.scorer.scores(liked, over: []) == [])
    #expect(world.scorer.scores(liked, over: [2]) == [0])
    #expect(world.scorer.scores(liked, over: [1, 0, 1]) == [0, 0, 0])
  }

  @Test("a corpus of one recipe, of one term or of nothing gives scores", arguments: 0...3)
  func tiny(shape: Int) {
    let shapes: [[[Int]]] = [[[0]], [[0], [0], [0]], [[], []], [[0, 1, 2]]]
    let world = TasteWorld(recipes: shapes[shape], termCount: 3)
    let signal = TasteProfile.Signal(terms: [0, 1, 2])
    let group = TasteProfile.Group(recipes: world.all)
    let profile = TasteProfile(
      likes: [signal],
      dislikes: [signal],
      likedGroups: [group],
      dislikedGroups: [group]
    )

    #expect(world.scorer.scores(profile, over: world.all) == world.all.map { _ in 0 })
  }

  @Test("one ingredient is the same said as a dish of one term")
  func oneIngredient() {
    let world = TasteWorld.threeCuisines
    let asDish = TasteProfile(likes: [.init(terms: [13, 13], meaning: .dish, weight: 0.5)])
    let asClass = TasteProfile(likes: [.init(terms: [13], meaning: .ingredients, weight: 0.5)])

    let scores = world.scorer.scores(asDish, over: world.all)
    #expect(scores == world.scorer.scores(asClass, over: world.all))
    #expect(Set(scores).count > 2)
  }

  @Test("a class weighs no more than an ingredient, however many members it has")
  func classShares() {
    let world = TasteWorld.threeCuisines
    let profile = TasteProfile(
      likes: [
        .init(terms: Array(0..<10), meaning: .ingredients, weight: 0.5), .init(terms: [13]),
      ]
    )
    let scores = world.scorer.scores(profile, over: world.all)
    let ofClass = TasteWorld.dishes(of: 0).map { scores[$0] }

    #expect((ofClass.max() ?? 0) < (TasteWorld.dishes(of: 1).map { scores[$0] }.max() ?? 0))
  }

  @Test("members of a class that no recipe has take nothing from the others")
  func unusedMembers() {
    let world = TasteWorld(
      recipes: (0..<12).map { [$0 % 4, 4 + $0 % 3, 7 + $0 % 2] },
      termCount: 40
    )
    let few = TasteProfile(likes: [.init(terms: [0, 2], meaning: .ingredients), world.signal(5)])
    let many = TasteProfile(
      likes: [.init(terms: [2, 39, 0] + Array(20..<39), meaning: .ingredients), world.signal(5)]
    )

    let scores = world.scorer.scores(few, over: world.all)
    #expect(scores == world.scorer.scores(many, over: world.all))
    #expect(scores.contains { $0 != 0 })
  }

  @Test("of a large class, the members that most recipes have speak for it")
  func largeClass() {
    let world = TasteWorld(
      recipes: (0..<60).map { [$0 % 20, 20 + $0 % 4, 24 + $0 % 3] },
      termCount: 27
    )
    // Sixteen count: 20…23, and the first twelve of those that are rarer and equally frequent.
    let all = TasteProfile(likes: [.init(terms: Array(0..<24), meaning: .ingredients)])
    let counted = TasteProfile(
      likes: [.init(terms: Array(20..<24) + Array(0..<12), meaning: .ingredients)]
    )
    let first = TasteProfile(likes: [.init(terms: Array(0..<16), meaning: .ingredients)])

    let scores = world.scorer.scores(all, over: world.all)
    #expect(scores == world.scorer.scores(counted, over: world.all))
    #expect(scores != world.scorer.scores(first, over: world.all))
  }

  @Test(
    "another scan of the same rows gives the same scores to the last hundredth but one",
    arguments: SeededGenerator.seeds(10)
  )
  func otherScan(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let world = TasteWorld(using: &random)
    let profile = world.profile(using: &random)
    let candidates = world.candidates(using: &random)
    let other = TasteScorer(
      model: world.model,
      recipes: world.recipes,
      scan: NaiveScan(vectors: world.recipes.vectors)
    )

    let differences = zip(
      world.scorer.scores(profile, over: candidates),
      other.scores(profile, over: candidates)
    ).map { abs($0 - $1) }
    #expect(differences.count == candidates.count && differences.allSatisfy { $0 <= 1 })
  }
}
