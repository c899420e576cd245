extension MatchOracle {
  /// What serves a line of a dish when nothing else will do, and how much the line needs.
  public struct Limited: Sendable {
    /// The line that asks.
    public var line: MatchWorld.Line
    /// Everything named that can serve it.
    public var serving: Set<Int>
    var needs: [Measured]
  }

  /// The lines of dishes that are cooked together, and of those that are made for them, that would be short if
  /// they needed any amount. What is made is made in batches, as many as the dishes need together.
  public func limited(_ dishes: [MatchWorld.Dish]) -> [Limited] {
    var parts: [String: Int] = [:]
    for dish in dishes { parts.merge(self.parts(in: dish), uniquingKeysWith: +) }
    let made = parts.sorted { $0.key < $1.key }.flatMap { maker, parts in
      let batches = (1...).first { $0 * 1_000 * 50 >= parts * 49 } ?? 1
      return Array(repeating: world.dishes.filter { $0.id == maker }, count: batches).joined()
    }
    return (dishes + made).flatMap(limitedLines)
  }

  /// For each dish that is made for another one the thousandths of a batch that this needs: half of one where
  /// amounts do not compare, never more than one.
  private func parts(in dish: MatchWorld.Dish) -> [String: Int] {
    var parts: [String: Int] = [:]
    for line in distinct(dish.lines.filter(\.isRequired)) {
      let needs = needs(of: line, in: dish)
      let made = judgeLine(line, needs: needs, in: dish).maker
      guard let maker = world.dishes.first(where: { $0.id == made }) else { continue }
      let batch = maker.yieldAmount.map { amount in
        [false, true].compactMap { Self.measured(amount, asDrink: $0) }
      }
      let shares = needs.compactMap { need -> Int? in
        guard let all = batch?.first(where: { $0.unit == need.unit })?.thousandths, all > 0 else {
          return nil
        }
        return (1...1_000).first { $0 * all >= need.thousandths * 1_000 } ?? 1_000
      }
      parts[maker.id, default: 0] += shares.first ?? 500
    }
    return parts.mapValues { min(1_000, $0) }
  }

  private func limitedLines(_ dish: MatchWorld.Dish) -> [Limited] {
    distinct(dish.lines.filter(\.isRequired)).compactMap { line in
      let needs = needs(of: line, in: dish)
      let endless = needs.map { Measured(unit: $0.unit, thousandths: 1 << 50) }
      guard judgeLine(line, needs: endless, in: dish).grade == "short" else { return nil }
      let serving = line.alternatives.filter { !isRefused($0) }
        .map { counted($0, isExact: line.isExact, needs: endless) }
        .reduce(Set()) { $0.union($1) }
      return Limited(line: line, serving: serving, needs: needs)
    }
  }

  private func counted(_ x: Int, isExact: Bool, needs: [Measured]) -> Set<Int> {
    let counted = counted(x, isExact: isExact)
    guard !counted.isEmpty, shortage(of: x, isExact: isExact, needs: needs) != nil else {
      return []
    }
    return counted
  }

  /// What some named things hold in the first measure of some needs in which all of them compare, and
  /// the need; nil where none does.
  private func measure(_ serving: Set<Int>, _ needs: [Measured]) -> (need: Measured, there: Int)? {
    for need in needs {
      let held = batches(of: serving).map { batch in
        [false, true].compactMap { asDrink in
          batch.amount.flatMap { Self.measured($0, asDrink: asDrink) }
        }
        .first { $0.unit == need.unit }?.thousandths
      }
      if !held.contains(nil) { return (need, held.compactMap(\.self).reduce(0, +)) }
    }
    return nil
  }

  /// Whether lines take more, by more than a fiftieth, of what serves some of them, and serves nothing
  /// else of them, than is there. All sets of lines are looked at.
  public func isOverdrawn(by lines: [Limited]) -> Bool {
    let servings = Set(lines.map(\.serving))
    let unions = servings.reduce(Set<Set<Int>>()) { unions, serving in
      unions.union(unions.map { $0.union(serving) }).union([serving])
    }
    return unions.contains { union in
      let measured = lines.filter { $0.serving.isSubset(of: union) }
        .compactMap { measure(union, $0.needs) }
      return Set(measured.map(\.need.unit)).contains { unit in
        let own = measured.filter { $0.need.unit == unit }
        let needed = own.reduce(0) { $0 + $1.need.thousandths }
        return (needed - (own.first?.there ?? 0)) * 50 > needed
      }
    }
  }

  /// Whether a thing meets a line for which nothing of `spent` is there.
  public func relieves(_ thing: Int, _ line: MatchWorld.Line, spent: Set<Int>) -> Bool {
    var rest = question
    rest.pantry = Array(named.subtracting(spent)) + [thing]
    rest.mustUse = []
    rest.stock = []
    rest.allowsGeneric = false
    rest.allowsSwaps = false
    let plain = MatchWorld.Dish(
      id: "",
      name: "",
      isDrink: false,
      category: nil,
      minutes: nil,
      lines: [],
      swaps: []
    )
    let judged = asking(rest).judgeLine(line, needs: [], in: plain)
    return !["close", "missing"].contains(judged.grade)
  }

  /// The places in `mustUse` of what goes into a dish.
  public func asked(in dish: MatchWorld.Dish) -> Set<Int> {
    let required = distinct(dish.lines.filter(\.isRequired))
    return Set(
      alone.indices.filter { place in
        required.contains { line in
          let grade = alone[place].judgeLine(line, needs: [], in: dish).grade
          return ["exact", "kind", "make", "generic"].contains(grade)
        }
      }
    )
  }

  /// The dated thing that each line of a dish takes soonest, with its days left.
  public func dated(in dish: MatchWorld.Dish) -> [Int: Int] {
    var dated: [Int: Int] = [:]
    for line in distinct(dish.lines.filter(\.isRequired)) {
      let judged = judgeLine(line, needs: needs(of: line, in: dish), in: dish)
      let days = judged.going.compactMap { ingredient in
        Self.soonest(batches(of: [ingredient]).compactMap(\.daysLeft)).map { ($0, ingredient) }
      }
      let first = days.min { left, right in
        (left.0 < 0 ? 1 : 0, left.0, left.1) < (right.0 < 0 ? 1 : 0, right.0, right.1)
      }
      if let first { dated[first.1] = first.0 }
    }
    return dated
  }

  /// The fewest days of what is not past its date; only where all is past, the fewest.
  static func soonest(_ days: [Int]) -> Int? { days.filter { $0 >= 0 }.min() ?? days.min() }
}
