@testable import RecipeMatching

/// Judges every dish of a world by itself, and shares no code with the partitioned postings.
struct PostingOracle {
  let world: PostingWorld
  /// For each requirement what meets it; nil for what is missing.
  let met: [RequirementHit?]

  init(_ world: PostingWorld, _ hits: [RequirementHit]) {
    self.world = world
    var met = [RequirementHit?](repeating: nil, count: world.weights.count)
    for hit in hits where world.isMeetable[hit.term] { met[hit.term] = hit }
    self.met = met
  }

  /// The keys of a dish; nil when nothing that the cook named goes in.
  func keys(of dish: Int) -> RankKeys? {
    let mark = world.mark(of: dish)
    var keys = RankKeys(isPlain: mark.isPlain, renown: mark.renown)
    var usesPantry = false
    var weights: [Int: Int] = [:]
    for term in world.rows[dish] {
      guard let hit = met[term] else {
        keys.missing += 1
        continue
      }
      if hit.way == .swap { keys.swaps += 1 }
      if hit.way == .generic { keys.generics += 1 }
      if hit.usesPantry { usesPantry = true }
      if let item = hit.item {
        weights[item] = hit.weight
        if hit.isMain { keys.hasMain = true }
      }
    }
    keys.used = weights.count
    keys.weight = weights.values.sorted(by: >).prefix(3).reduce(0, +)
    return usesPantry ? keys : nil
  }

  /// The same with things counted as far as three, which is all that a posting search needs.
  func searchKeys(of dish: Int) -> RankKeys? {
    keys(of: dish).map { keys in
      var keys = keys
      keys.used = keys.breadth
      return keys
    }
  }

  /// All answers to a question, in order, as far as the limit.
  ///
  /// - Parameter rescore: What rules make of a dish and its keys.
  func best(
    _ question: PostingQuestion,
    rescore: (Int, RankKeys) -> (keys: RankKeys, recipe: Int, place: Int)? = { ($1, $0, $0) }
  ) -> [RankedDish] {
    var dishes: [(keys: RankKeys, recipe: Int, place: Int)] = []
    for dish in world.rows.indices {
      if let admitted = question.admitted, !admitted.contains(dish) { continue }
      guard let keys = searchKeys(of: dish), keys.missing <= question.missingAtMost ?? .max,
        let rescored = rescore(dish, keys)
      else { continue }
      dishes.append(rescored)
    }
    return Array(NaiveOrder.ranked(dishes, question.order).prefix(question.limit))
  }

  /// What a tally must say.
  func tally(admitted: DishSet?) -> MissingTally {
    var tally = MissingTally()
    for dish in world.rows.indices {
      guard admitted?.contains(dish) ?? true, let keys = keys(of: dish) else { continue }
      while tally.byMissing.count <= keys.missing { tally.byMissing.append(0) }
      tally.byMissing[keys.missing] += 1
    }
    return tally
  }
}
