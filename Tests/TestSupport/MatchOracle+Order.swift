import RecipeMatching

extension MatchOracle {
  /// Whether a dish comes before another: key by key, then by name, then by id.
  public func precedes(_ left: Answer, _ right: Answer) -> Bool {
    for (a, b) in zip(keys(left), keys(right)) where a != b { return a < b }
    let dishes = [left, right].compactMap { answer in
      world.dishes.first { $0.id == answer.id }
    }
    return Self.isBefore(dishes[0], dishes[1])
  }

  /// Whether a dish comes before another by name, then by id.
  static func isBefore(_ left: MatchWorld.Dish, _ right: MatchWorld.Dish) -> Bool {
    let names = [left, right].map { $0.name.lowercased().unicodeScalars.map(\.value) }
    if names[0] != names[1] { return names[0].lexicographicallyPrecedes(names[1]) }
    return left.id.utf8.lexicographicallyPrecedes(right.id.utf8)
  }

  private func keys(_ answer: Answer) -> [Int] {
    let (missing, compromises) = (answer.missing, answer.compromises)
    let (used, expiring, taste) = (-answer.usedWeight, -answer.expiring, -answer.taste)
    let usual = [missing, compromises, used, expiring, taste, answer.required]
    switch question.order {
    case .fewestMissing: return usual
    case .mostUsed: return [used, missing, compromises, expiring, taste, answer.required]
    case .expiring: return [expiring, missing, compromises, used, taste, answer.required]
    case .taste: return [taste, missing, compromises, used, expiring, answer.required]
    case .quick: return [answer.minutes ?? Int.max] + usual
    }
  }
}
