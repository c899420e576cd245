extension MatchOracle {
  /// What serves a line of a dish when nothing else will do, and how much the line needs.
  public struct Limited: Sendable {
    /// The line that asks.
    public var line: MatchWorld.Line
    /// Everything named that can serve it.
    public var serving: Set<Int>
    var needs: [Measured]
  }

  /// The lines of a dish that would be short if they needed any amount.
  public func limited(_ dish: MatchWorld.Dish) -> [Limited] {
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

  /// Whether lines take more, by more than a fiftieth, of what serves one of `groups` than is there. A
  /// line takes from all that holds everything that serves it.
  public func isOverdrawn(by lines: [Limited], groups: [Limited]) -> Bool {
    groups.contains { group in
      guard let own = measure(group.serving, group.needs) else { return false }
      let taken = lines.filter { $0.serving.isSubset(of: group.serving) }.map { line in
        guard let other = measure(group.serving, line.needs)?.need, other.unit == own.need.unit
        else { return 0 }
        return other.thousandths
      }
      let needed = taken.reduce(0, +)
      return (needed - own.there) * 50 > needed
    }
  }

  /// Whether a thing meets a line for which nothing of `spent` is there.
  public func relieves(_ thing: Int, _ line: MatchWorld.Line, spent: Set<Int>) -> Bool {
    var rest = question
    rest.pantry = Array(named.subtracting(spent)) + [thing]
    rest.mustUse = []
    rest.stock = []
    let plain = MatchWorld.Dish(
      id: "",
      name: "",
      isDrink: false,
      category: nil,
      minutes: nil,
      lines: [],
      swaps: []
    )
    let judged = MatchOracle(world, rest).judgeLine(line, needs: [], in: plain)
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
        batches(of: [ingredient]).compactMap(\.daysLeft).min().map { ($0, ingredient) }
      }
      if let soonest = days.min(by: <) { dated[soonest.1] = soonest.0 }
    }
    return dated
  }
}
