extension BasketWalk {
  /// Finds good baskets to beat: the thing that adds the most, again and again; the best two
  /// things, then the same; then the best exchange of any two things of the best basket, as long as
  /// that finds a better one and half of the budget lasts.
  mutating func seed(_ all: SetSystem, size: Int) {
    addGreedily(to: [], all, value: 0, slots: size)
    if size == 1 { return }
    var pair = BasketWalk(budget: .max, toll: toll)
    pair.visit(with: [], all.limited(to: 2), value: 0, slots: 2)
    guard let first = pair.best else { return }
    look(at: first.items, value: first.value)
    if size == 2 { return }
    var (rest, value) = (all, 0)
    for (place, item) in first.items.enumerated() {
      let step = take(item, of: rest, slots: size - place - 1)
      (rest, value) = (step.rest, value + step.value)
    }
    addGreedily(to: first.items, rest, value: value, slots: size - first.items.count)
    let whole = budget
    // Some is left for the bounds of the first node, and enough for one exchange.
    let members = all.items.count
    budget = max(min(budget / 2, budget - 8 * members), work + 3 * members)
    exchange(all, size: size)
    budget = whole
    frontier = nil
  }

  private mutating func addGreedily(
    to items: [Int],
    _ system: SetSystem,
    value: Int,
    slots: Int
  ) {
    var (items, rest, value) = (items, system, value)
    for left in (0..<slots).reversed() {
      let gains = rest.gains()
      guard let most = gains.max(), most > 0, let best = gains.firstIndex(of: most) else { break }
      let step = take(best, of: rest, slots: left)
      items.append(best)
      (rest, value) = (step.rest, value + step.value)
      look(at: items, value: value)
    }
  }

  private mutating func exchange(_ system: SetSystem, size: Int) {
    var best: [Int]?
    while !isSpent, let first = self.best?.items, first != best {
      best = first
      keep(min(first.count, size - 2), of: first[...], after: [], system, value: 0, size: size)
    }
  }

  /// Tries the best two things to go with each choice of `count` of the items, beside some.
  private mutating func keep(
    _ count: Int,
    of items: ArraySlice<Int>,
    after kept: [Int],
    _ system: SetSystem,
    value: Int,
    size: Int
  ) {
    if count == 0 {
      return visit(with: kept, system.limited(to: 2), value: value, slots: 2)
    }
    for place in items.indices.dropLast(count - 1) where !isSpent {
      let item = items[place]
      let step = take(item, of: system, slots: size - kept.count - 1)
      keep(
        count - 1,
        of: items[(place + 1)...],
        after: kept + [item],
        step.rest,
        value: value + step.value,
        size: size
      )
    }
  }
}

extension SetSystem {
  /// For each item the value of the dishes that it unlocks alone. Cost: O(sets).
  func gains() -> [Int] {
    var gains = [Int](repeating: 0, count: names.count)
    for dish in values.indices {
      for set in sets(of: dish) {
        let places = places(of: set)
        if places.count == 1 { gains[Int(items[places.lowerBound])] += values[dish] }
      }
    }
    return gains
  }

  /// The sets of at most `slots` items. Cost: O(sets).
  fileprivate func limited(to slots: Int) -> SetSystem {
    var result = SetSystem(names: names)
    for dish in values.indices {
      for set in sets(of: dish) {
        let places = places(of: set)
        guard places.count <= slots else { continue }
        result.items.append(contentsOf: items[places])
        result.setEnds.append(Int32(result.items.count))
      }
      result.closeDish(values[dish])
    }
    return result
  }
}
