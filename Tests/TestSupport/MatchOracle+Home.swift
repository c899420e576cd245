extension MatchOracle {
  /// How a dish makes something.
  struct Making {
    var dish: MatchWorld.Dish
    /// Whether something of the pantry goes into it.
    var usesPantry: Bool
    /// The named ingredients that go in.
    var going: Set<Int>
  }

  /// The best dish that makes an ingredient and lacks nothing.
  func making(of x: Int, isExact: Bool) -> Making? {
    guard question.allowsGeneric, !isRefused(x) else { return nil }
    var best: Making?
    for oracle in withoutDishes {
      for dish in world.dishes {
        guard let product = dish.yields, product == x || !isExact && ancestors(product).contains(x),
          oracle.mayMake(product, dish)
        else { continue }
        let lines = oracle.distinct(dish.lines.filter(\.isRequired))
        let judged = lines.compactMap { line in
          ([oracle] + had).lazy.map { $0.judgeLine(line, needs: [], in: dish) }
            .first(where: \.isCovered)
        }
        guard judged.count == lines.count else { continue }
        if let best, !makesBetter(x, dish, best.dish) { continue }
        best = Making(
          dish: dish,
          usesPantry: judged.contains(where: \.usesPantry),
          going: judged.reduce(into: []) { $0.formUnion($1.going) }
        )
      }
    }
    return best
  }

  /// Whether a dish makes something for others, as far as it may be shown and does not need that itself.
  private func mayMake(_ product: Int, _ dish: MatchWorld.Dish) -> Bool {
    let required = dish.lines.filter(\.isRequired)
    let granted = ancestors(product).union([product])
    if let most = question.minutesAtMost, (dish.minutes ?? .max) > most { return false }
    // No dish waits over two hours for what it needs.
    if let minutes = dish.minutes, minutes > 120 { return false }
    return !required.isEmpty && !isRefused(product)
      && required.allSatisfy { line in
        !line.alternatives.contains(where: granted.contains)
          && !(exclusion.isActive && isUnlisted(line))
          && verdict(of: line, in: dish) == .safe
      }
  }

  private func makesBetter(
    _ x: Int,
    _ left: MatchWorld.Dish,
    _ right: MatchWorld.Dish
  ) -> Bool {
    func keys(_ dish: MatchWorld.Dish) -> [Int] {
      [dish.yields == x ? 0 : 1, -(facts.renown[dish.id] ?? 0), dish.minutes ?? .max]
    }
    let (one, other) = (keys(left), keys(right))
    return one == other ? Self.isBefore(left, right) : one.lexicographicallyPrecedes(other)
  }
}
