import RecipeMatching
import TestSupport

/// A query of a level index.
struct LevelQuestion: Equatable {
  var hits: [LevelHit] = []
  var limit = 20
  var missingAtMost: Int?
  var admitted: DishSet?

  static func random(
    in world: LevelWorld,
    using generator: inout SeededGenerator
  ) -> LevelQuestion {
    let density = pick([0.02, 0.1, 0.3, 0.6, 0.9, 1], &generator)
    let useOdds = pick([0, 0.3, 0.9, 1], &generator)
    let areStaplesTyped = chance(0.2, &generator)
    var question = LevelQuestion()
    for term in world.weights.indices {
      let isDefault = world.isStaple[term] && !areStaplesTyped
      guard chance(isDefault ? 0.8 : density, &generator) else { continue }
      let isStaple = chance(isDefault ? 0.9 : 0.1, &generator)
      question.hits.append(
        LevelHit(
          term: term,
          isCompromise: chance(0.25, &generator),
          isStaple: isStaple,
          usesPantry: chance(isStaple ? 0.1 : useOdds, &generator)
        )
      )
    }
    if chance(0.2, &generator) { question.hits += question.hits.prefix(3) }
    question.hits.shuffle(using: &generator)
    question.limit = pick([0, 1, 1, 3, 3, 20, world.rows.count + 5], &generator)
    question.missingAtMost = pick([nil, nil, 0, 1, 2, 3], &generator)
    if let share = pick([nil, nil, 0, 0.05, 0.5, 1], &generator) {
      question.admitted = DishSet(capacity: world.rows.count) { _ in chance(share, &generator) }
    }
    return question
  }
}
