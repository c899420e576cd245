@testable import RecipeMatching

/// Judges every dish of a world by itself, and shares no code with the level index.
struct LevelOracle {
  let world: LevelWorld
  /// For each requirement what meets it; nil for what is missing.
  let met: [LevelHit?]

  init(_ world: LevelWorld, _ hits: [LevelHit]) {
    self.world = world
    var met = [LevelHit?](repeating: nil, count: world.weights.count)
    for hit in hits where world.isMeetable[hit.term] { met[hit.term] = hit }
    self.met = met
  }

  /// The keys of a dish; nil when nothing that the cook named goes in.
  func keys(of dish: Int) -> LevelKeys? {
    var keys = LevelKeys(missing: 0, compromises: 0, usedWeight: 0, required: 0)
    var usesPantry = false
    for term in world.rows[dish] {
      guard let hit = met[term] else {
        keys.missing += 1
        keys.required += 1
        continue
      }
      if hit.isCompromise { keys.compromises += 1 }
      if hit.usesPantry { usesPantry = true }
      if !hit.isStaple {
        keys.usedWeight += Int(world.weights[term])
        keys.required += 1
      }
    }
    return usesPantry ? keys : nil
  }

  /// All answers to a question, in order, as far as the limit.
  ///
  /// - Parameter settle: What rules make of a dish and its keys.
  func best(
    _ question: LevelQuestion,
    settle: (Int, LevelKeys) -> LevelMatch? = { LevelMatch(keys: $1, recipe: $0, place: $0) }
  ) -> [LevelMatch] {
    var matches: [LevelMatch] = []
    for dish in world.rows.indices {
      if let admitted = question.admitted, !admitted.contains(dish) { continue }
      guard let keys = keys(of: dish), keys.missing <= question.missingAtMost ?? .max,
        let settled = settle(dish, keys)
      else { continue }
      matches.append(settled)
    }
    return Array(Self.ranked(matches).prefix(question.limit))
  }

  /// In the order of the ranking.
  static func ranked(_ matches: [LevelMatch]) -> [LevelMatch] {
    matches.map { (sequence(of: $0), $0) }
      .sorted { $0.0.lexicographicallyPrecedes($1.0) }
      .map(\.1)
  }

  /// A match as numbers of which the lower comes first.
  private static func sequence(of match: LevelMatch) -> [Int] {
    let keys = match.keys
    return [
      keys.missing, keys.compromises, -keys.usedWeight, -keys.expiring, -keys.taste,
      keys.required, match.place,
    ]
  }

  /// What a tally must say.
  func tally(admitted: DishSet?) -> LevelTally {
    var tally = LevelTally()
    var completing = [Int](repeating: 0, count: world.weights.count)
    for dish in world.rows.indices {
      guard admitted?.contains(dish) ?? true, let keys = keys(of: dish) else { continue }
      while tally.byMissing.count <= keys.missing { tally.byMissing.append(0) }
      tally.byMissing[keys.missing] += 1
      guard keys.missing == 1 else { continue }
      for term in world.rows[dish] where met[term] == nil {
        if world.isMeetable[term] {
          completing[term] += 1
        } else {
          tally.lackingTheUnmeetable.append(dish)
        }
      }
    }
    for term in completing.indices where completing[term] > 0 {
      tally.completing.append(LevelTally.Completing(term: term, dishes: completing[term]))
    }
    return tally
  }
}
