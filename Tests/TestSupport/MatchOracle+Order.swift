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

  /// The keys of a dish, its required lines judged.
  func keys(of dish: MatchWorld.Dish, _ judged: [Judged]) -> Keys {
    let things = things(of: judged)
    let weights = things.map { facts.itemWeights[$0] }.sorted(by: >)
    var keys = Keys()
    keys.missing = judged.filter { !$0.isCovered }.count
    keys.isPlain = facts.plain.contains(dish.id)
    keys.used = things.count
    keys.hasMain = things.contains { isKind($0, ofOneOf: question.main) }
    keys.swaps = judged.filter { ["home", "swap", "short"].contains($0.grade) }.count
    keys.expiring = judged.map(\.urgency).reduce(0, +)
    keys.taste = question.taste[dish.id] ?? 0
    keys.renown = question.wellKnown.contains(dish.id) ? 2 : facts.renown[dish.id] ?? 0
    keys.weight = weights.prefix(3).reduce(0, +)
    keys.generics = judged.filter { $0.grade == "generic" }.count
    keys.minutes = dish.minutes
    return keys
  }

  /// For each dish what it is worth where something is bought, whatever amounts are there: for how well it is known 1, 2
  /// or 4, times one more than how many of its things one dish in 25, in 80 and in 200 is made of, at most six.
  public func worths() -> [String: Int] {
    var presence = question
    presence.pantry += question.mustUse + question.stock.map(\.ingredient)
    (presence.mustUse, presence.stock) = ([], [])
    let oracle = asking(presence)
    return world.dishes.reduce(into: [:]) { worths, dish in
      guard let keys = oracle.judge(dish)?.keys else { return }
      let lines = oracle.distinct(dish.lines.filter(\.isRequired))
        .map { oracle.judgeLine($0, needs: [], in: dish) }
      let rarities = oracle.things(of: lines).map { thing in
        [25.0, 80, 200].count { share in
          Double(facts.itemWeights[thing]) >= (1_000 * logarithm(1 + share)).rounded()
        }
      }
      worths[dish.id] = (1 << keys.renown) * (1 + min(6, rarities.reduce(0, +)))
    }
  }

  /// What some lines take that counts, each once.
  private func things(of judged: [Judged]) -> Set<Int> {
    Set(
      judged.compactMap { line in
        heaviest(of: line.candidates.filter { !isKind($0, ofOneOf: question.usual) })
      }
    )
  }

  /// Whether anything is named but what most kitchens have.
  public var hasMoreThanUsual: Bool { named.contains { !isKind($0, ofOneOf: question.usual) } }

  private func isKind(_ thing: Int, ofOneOf roots: [Int]) -> Bool {
    roots.contains { $0 == thing || ancestors(thing).contains($0) }
  }

  /// The thing of the largest weight, of several the lowest.
  private func heaviest(of things: Set<Int>) -> Int? {
    things.sorted().max { facts.itemWeights[$0] < facts.itemWeights[$1] }
      .flatMap { heaviest in
        things.filter { facts.itemWeights[$0] == facts.itemWeights[heaviest] }.min()
      }
  }

  private func keys(_ answer: Answer) -> [Int] {
    let keys = answer.keys
    let (missing, plain, main) = (keys.missing, keys.isPlain ? 1 : 0, keys.hasMain ? 0 : 1)
    let (breadth, swaps, expiring) = (-min(3, keys.used), keys.swaps, -keys.expiring)
    let (taste, last) = (-keys.taste, [-keys.renown, -keys.weight, keys.generics])
    switch question.order {
    case .fewestMissing: return [missing, plain, main, breadth, swaps, expiring, taste] + last
    case .mostUsed: return [-keys.used, missing, plain, main, swaps, expiring, taste] + last
    case .expiring: return [expiring, missing, plain, main, breadth, swaps, taste] + last
    case .taste: return [taste, missing, plain, main, breadth, swaps, expiring] + last
    case .quick:
      let minutes = keys.minutes ?? .max
      return [missing, plain, minutes, main, breadth, swaps, expiring, taste] + last
    }
  }
}
