import TestSupport

@testable import RecipeMatching

/// A query of partitioned postings.
struct PostingQuestion: Equatable {
  var hits: [RequirementHit] = []
  var limit = 20
  var missingAtMost: Int?
  var admitted: DishSet?
  /// One by what is missing.
  var order = RankOrder.fewestMissing

  static func random(
    in world: PostingWorld,
    using generator: inout SeededGenerator
  ) -> PostingQuestion {
    var question = PostingQuestion()
    question.hits = randomHits(in: world, using: &generator)
    if chance(0.2, &generator) { question.hits += question.hits.prefix(3) }
    question.hits.shuffle(using: &generator)
    question.limit = pick([0, 1, 1, 3, 3, 20, world.rows.count + 5], &generator)
    question.missingAtMost = pick([nil, nil, 0, 1, 2, 3], &generator)
    if let share = pick([nil, nil, 0, 0.05, 0.5, 1], &generator) {
      question.admitted = DishSet(capacity: world.rows.count) { _ in chance(share, &generator) }
    }
    question.order = pick([.fewestMissing, .fewestMissing, .quick], &generator)
    return question
  }

  /// What a pantry meets: by things of which some do for several requirements, by generics, swaps and
  /// staples.
  private static func randomHits(
    in world: PostingWorld,
    using generator: inout SeededGenerator
  ) -> [RequirementHit] {
    let density = pick([0.02, 0.1, 0.3, 0.6, 0.9, 1], &generator)
    let useOdds = pick([0, 0.3, 0.9, 1], &generator)
    let things = pick([1, 3, world.weights.count, 4 * world.weights.count], &generator)
    let areStaplesTyped = chance(0.2, &generator)
    var hits: [RequirementHit] = []
    for term in world.weights.indices {
      let isDefault = world.isStaple[term] && !areStaplesTyped
      guard chance(isDefault ? 0.8 : density, &generator) else { continue }
      let isStaple = chance(isDefault ? 0.9 : 0.1, &generator)
      let way: RequirementHit.Way =
        isStaple ? .staple : pick([.item, .item, .item, .generic, .swap], &generator)
      let isThing = way == .item || way == .generic
      hits.append(
        RequirementHit(
          term: term,
          way: way,
          item: isThing ? 7 * Int.random(in: 0..<things, using: &generator) + 5 : nil,
          weight: 0,
          usesPantry: chance(isStaple ? 0.1 : useOdds, &generator)
        )
      )
    }
    weigh(&hits, in: world, using: &generator)
    return hits
  }

  /// Weighs the things: mostly no more than any requirement that they count for, as what is good for
  /// more weighs less; now and then anything.
  private static func weigh(
    _ hits: inout [RequirementHit],
    in world: PostingWorld,
    using generator: inout SeededGenerator
  ) {
    // Three together stay below 2²⁰.
    let most = (1 << 20 - 1) / 3
    let isBounded = chance(0.7, &generator)
    let isFull = chance(0.5, &generator)
    for item in Set(hits.compactMap(\.item)).sorted() {
      let terms = hits.filter { $0.item == item }.map(\.term)
      let bound = terms.map { world.isStaple[$0] ? 0 : Int(world.weights[$0]) }.min() ?? 0
      let heaviest = isBounded ? min(bound, most) : pick([2, 5_000, most], &generator)
      let weight = isBounded && isFull ? heaviest : Int.random(in: 0...heaviest, using: &generator)
      let isMain = chance(0.3, &generator)
      for place in hits.indices where hits[place].item == item {
        hits[place].weight = weight
        hits[place].isMain = isMain
      }
    }
  }
}

extension PostingSearch {
  /// The answer to a question, in its order.
  mutating func answer(_ question: PostingQuestion) -> [RankedDish] {
    var rules = NoRules(order: question.order)
    return answer(question, &rules)
  }

  mutating func answer(_ question: PostingQuestion, _ rules: inout some RescoringRules)
    -> [RankedDish]
  {
    var kept = BestDishes(limit: question.limit, order: question.order)
    prepare(question.hits)
    search(
      &kept,
      missingAtMost: question.missingAtMost,
      admitted: question.admitted,
      rules: &rules
    )
    finish()
    return kept.sorted()
  }
}
