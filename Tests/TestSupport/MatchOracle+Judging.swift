import RecipeMatching

extension MatchOracle {
  private static let grades = [
    "exact", "kind", "make", "staple", "generic", "swap", "close", "missing",
  ]

  /// A dish judged; nil when it is excluded, lacks what must be used, is not asked for, or uses
  /// nothing of the pantry.
  func judge(_ dish: MatchWorld.Dish) -> Answer? {
    if let onlyDrinks = question.onlyDrinks, dish.isDrink != onlyDrinks { return nil }
    if let category = question.category, dish.category?.lowercased() != category { return nil }
    for line in dish.lines where !line.alternatives.isEmpty {
      if line.alternatives.allSatisfy(isRefused) { return nil }
    }
    let required = distinct(dish.lines.filter(\.isRequired))
    for oracle in alone {
      let isUsed = required.contains {
        ["exact", "kind", "make", "generic"].contains(oracle.grade(of: $0, in: dish))
      }
      if !isUsed { return nil }
    }
    let grades = required.map { grade(of: $0, in: dish) }
    guard required.contains(where: { usesPantry($0, in: dish) }) else { return nil }
    var weight = 0
    for (line, grade) in zip(required, grades)
    where ["exact", "kind", "make", "generic", "swap"].contains(grade) {
      weight += usedWeight(of: line)
    }
    let optional = distinct(dish.lines.filter { !$0.isRequired })
      .filter { line in !required.contains { isSame($0, line) } }
    return Answer(
      id: dish.id,
      missing: grades.filter { $0 == "missing" || $0 == "close" }.count,
      compromises: grades.filter { $0 == "generic" || $0 == "swap" }.count,
      usedWeight: weight,
      required: grades.filter { $0 != "staple" }.count,
      minutes: dish.minutes,
      grades: grades + optional.map { grade(of: $0, in: dish) }
    )
  }

  func grade(of line: MatchWorld.Line, in dish: MatchWorld.Dish) -> String {
    let grades = line.alternatives.filter { !isRefused($0) }
      .map { grade(of: $0, isExact: line.isExact, dish) }
    return Self.grades.first(where: grades.contains) ?? "missing"
  }

  private func grade(of x: Int, isExact: Bool, _ dish: MatchWorld.Dish) -> String {
    let pantry = (question.pantry + question.mustUse).filter { !isRefused($0) }
    if pantry.contains(x) { return "exact" }
    // A kind of it is owned when its name is reached from the pantry without a refused step.
    if !isExact, isKind(x, of: pantry) { return "kind" }
    if isOwned(x), !isExact || isHeldItself(x) { return "make" }
    if isAssumed(x) { return "staple" }
    if !isExact, question.allowsGeneric {
      for ancestor in ancestors(x) where !world.ingredients[ancestor].isClass {
        if isHeldItself(ancestor) { return "generic" }
      }
    }
    if !isExact, question.allowsSwaps {
      for swap in dish.swaps + world.swaps where swap.required == x {
        if isOwned(swap.substitute) || isAssumed(swap.substitute) { return "swap" }
      }
    }
    return isClose(x, isExact: isExact) ? "close" : "missing"
  }

  private func isClose(_ x: Int, isExact: Bool) -> Bool {
    if isExact, isOwned(x) { return true }
    if ancestors(x).contains(where: isHeldItself) { return true }
    return world.ingredients.indices.contains { other in
      other != x && isOwned(other)
        && world.ingredients[other].parents.contains { parent in
          world.ingredients[x].parents.contains(parent) && !world.ingredients[parent].isClass
        }
    }
  }

  private func isKind(_ x: Int, of pantry: [Int]) -> Bool {
    world.ingredients.indices.contains { child in
      world.ingredients[child].parents.contains(x) && !isRefused(child) && !isRefused(x)
        && (pantry.contains(child) || isKind(child, of: pantry))
    }
  }

  /// True when the alternative that earns the line its grade takes something from the pantry.
  private func usesPantry(_ line: MatchWorld.Line, in dish: MatchWorld.Dish) -> Bool {
    let best = grade(of: line, in: dish)
    guard ["exact", "kind", "make", "generic", "swap"].contains(best) else { return false }
    let earner = line.alternatives.filter { !isRefused($0) }
      .first { grade(of: $0, isExact: line.isExact, dish) == best }
    guard best == "swap", let earner else { return true }
    let substitute = (dish.swaps + world.swaps).first { swap in
      swap.required == earner && (isOwned(swap.substitute) || isAssumed(swap.substitute))
    }
    return substitute.map { isOwned($0.substitute) } ?? false
  }

  private func ancestors(_ x: Int) -> Set<Int> {
    world.ingredients[x].parents.reduce(into: Set(world.ingredients[x].parents)) {
      $0.formUnion(ancestors($1))
    }
  }

  // MARK: Requirements

  private func isSame(_ left: MatchWorld.Line, _ right: MatchWorld.Line) -> Bool {
    !left.alternatives.isEmpty && Set(left.alternatives) == Set(right.alternatives)
      && left.isExact == right.isExact
  }

  private func distinct(_ lines: [MatchWorld.Line]) -> [MatchWorld.Line] {
    lines.reduce(into: []) { kept, line in
      if !kept.contains(where: { isSame($0, line) }) { kept.append(line) }
    }
  }

  /// `round(1000 · ln(1 + N / df))`, counted over the whole world.
  private func usedWeight(of line: MatchWorld.Line) -> Int {
    let frequency = world.dishes.filter { dish in
      dish.lines.contains { $0.isRequired && isSame($0, line) }
    }.count
    return Int((1000 * logarithm(1 + Double(world.dishes.count) / Double(frequency))).rounded())
  }

  // MARK: Order

  func precedes(_ left: Answer, _ right: Answer) -> Bool {
    for (a, b) in zip(keys(left), keys(right)) where a != b { return a < b }
    let names = [left, right].map { answer in
      world.dishes.first { $0.id == answer.id }?.name.lowercased() ?? ""
    }
    if names[0] != names[1] {
      return names[0].unicodeScalars.map(\.value).lexicographicallyPrecedes(
        names[1].unicodeScalars.map(\.value)
      )
    }
    return left.id.utf8.lexicographicallyPrecedes(right.id.utf8)
  }

  private func keys(_ answer: Answer) -> [Int] {
    let usual = [answer.missing, answer.compromises, -answer.usedWeight, 0, 0, answer.required]
    switch question.order {
    case .fewestMissing: return usual
    case .mostUsed: return [usual[2], usual[0], usual[1], 0, 0, usual[5]]
    case .expiring, .taste: return [0] + usual
    case .quick: return [answer.minutes ?? Int.max] + usual
    }
  }
}
