import RecipeMatching

extension MatchOracle {
  private static let grades = [
    "exact", "kind", "make", "staple", "home", "generic", "swap", "short", "close", "missing",
  ]

  /// A line judged.
  struct Judged {
    var grade = "missing"
    var usesPantry = false
    /// The named ingredients that go in.
    var going: Set<Int> = []
    var daysLeft: Int?
    var short: String?
    var usedAlike: String?
    var maker: String?
    /// What stands for a kind of itself.
    var generic: Int?
    /// What is taken for what is asked for, or is that itself; nil for a staple and what is lacking.
    var taken: Int?

    var isCovered: Bool { !["close", "missing"].contains(grade) }
    var isUse: Bool { isCovered && grade != "staple" }
    /// The things of the pantry of which one counts.
    var candidates: Set<Int> { ["home", "swap"].contains(grade) ? [] : going }
    /// 1024 on the day, halved for every full three days before it, up to thirty; 0 past it.
    var urgency: Int {
      guard isUse, let daysLeft, (0...30).contains(daysLeft) else { return 0 }
      var urgency = 1_024
      for day in 1...31 where day % 3 == 0 && day <= daysLeft { urgency /= 2 }
      return urgency
    }
  }

  /// A dish judged; nil when it is excluded, lacks what must be used, or is not asked for.
  func judge(_ dish: MatchWorld.Dish) -> Answer? {
    if let onlyDrinks = question.onlyDrinks, dish.isDrink != onlyDrinks { return nil }
    if let category = question.category, dish.category?.lowercased() != category { return nil }
    if let most = question.minutesAtMost, (dish.minutes ?? .max) > most { return nil }
    if !question.allowsPlain, facts.plain.contains(dish.id) { return nil }
    for line in dish.lines where line.isRequired {
      if verdict(of: line, in: dish) == .certain { return nil }
    }
    let required = distinct(dish.lines.filter(\.isRequired))
    for oracle in alone {
      let isUsed = required.contains {
        let grade = oracle.judgeLine($0, needs: [], in: dish).grade
        return ["exact", "kind", "make", "generic"].contains(grade)
      }
      if !isUsed { return nil }
    }
    let judged = required.map { judgeLine($0, needs: needs(of: $0, in: dish), in: dish) }
    let optional = distinct(dish.lines.filter { !$0.isRequired })
      .filter { line in
        !required.contains { isSame($0, line) && !saysMore(line, than: $0, in: dish) }
      }
    let all = judged + optional.map { judgeLine($0, needs: [], in: dish) }
    return Answer(
      id: dish.id,
      usesPantry: judged.contains(where: \.usesPantry),
      keys: keys(of: dish, judged),
      grades: all.map(\.grade),
      daysLeft: all.map(\.daysLeft),
      short: all.map(\.short),
      usedAlike: all.map(\.usedAlike),
      makers: all.map(\.maker),
      excluded: (required + optional).map { line in
        exclusion.isActive
          && (isUnlisted(line) || verdict(of: line, in: dish) != .safe)
      }
    )
  }

  /// The best alternative of a line, what is merely used alike after what is close otherwise; of
  /// equally good ones the first in the order of the first line that asks for these, by the name
  /// and id of its dish, required lines before others.
  func judgeLine(
    _ line: MatchWorld.Line,
    needs: [Measured],
    in dish: MatchWorld.Dish
  ) -> Judged {
    let first = lines.first { isSame($0, line) } ?? line
    let judged = first.alternatives.filter { verdict(of: $0, in: line, of: dish) == .safe }
      .map {
        judgeIngredient(
          $0,
          isExact: line.isExact && !isUnlisted(line),
          isNamesake: !isUnlisted(line) && isNamesake(line, of: dish),
          needs: needs,
          in: dish
        )
      }
    for grade in Self.grades {
      let equal = judged.filter { $0.grade == grade }
      if let best = equal.first(where: { $0.usedAlike == nil }) ?? equal.first { return best }
    }
    return Judged()
  }

  private func judgeIngredient(
    _ x: Int,
    isExact: Bool,
    isNamesake: Bool,
    needs: [Measured],
    in dish: MatchWorld.Dish
  ) -> Judged {
    let grade = grade(of: x, isExact: isExact, isNamesake: isNamesake, dish)
    if grade == "close", !isClose(x, isExact: isExact), let other = usedAlike(x) {
      let name = MatchWorld.name(other.substitute)
      return Judged(grade: grade, usedAlike: "\(other.dishes) of \(name)")
    }
    guard ["exact", "kind"].contains(grade) else { return sourced(grade, x, in: dish) }
    let counted = counted(x, isExact: isExact)
    let daysLeft = Self.soonest(batches(of: counted).compactMap(\.daysLeft))
    if let short = shortage(of: x, isExact: isExact, needs: needs) {
      let rest = without(counted)
      let other = rest.grade(of: x, isExact: isExact, isNamesake: isNamesake, dish)
      if !["close", "missing"].contains(other) { return rest.sourced(other, x, in: dish) }
      return Judged(
        grade: "short",
        usesPantry: true,
        going: counted,
        daysLeft: daysLeft,
        short: short,
        taken: x
      )
    }
    return Judged(grade: grade, usesPantry: true, going: counted, daysLeft: daysLeft, taken: x)
  }

  /// A grade that goes by presence, with what earns it.
  private func sourced(_ grade: String, _ x: Int, in dish: MatchWorld.Dish) -> Judged {
    if grade == "home", let made = making(of: x, isExact: false) {
      let days = batches(of: made.going).compactMap(\.daysLeft)
      return Judged(
        grade: grade,
        usesPantry: made.usesPantry,
        going: made.going,
        daysLeft: Self.soonest(days),
        maker: made.dish.id,
        taken: x
      )
    }
    let earner: Int? =
      switch grade {
      case "make": x
      case "generic": generic(for: x)
      case "swap": substitute(for: x, in: dish)
      default: nil
      }
    var judged = Judged(grade: grade, taken: earner)
    if grade == "generic" { judged.generic = earner }
    guard let earner, isOwned(earner) else { return judged }
    judged.usesPantry = true
    judged.going = originsItself(of: earner)
    judged.daysLeft = Self.soonest(batches(of: judged.going).compactMap(\.daysLeft))
    return judged
  }

  /// Whether one thing is taken for a kind of itself in one dish, and for another kind in another.
  public func areContradictory(_ left: MatchWorld.Dish, _ right: MatchWorld.Dish) -> Bool {
    func claims(_ dish: MatchWorld.Dish) -> [(thing: Int, line: MatchWorld.Line)] {
      distinct(dish.lines.filter(\.isRequired)).compactMap { line in
        judgeLine(line, needs: needs(of: line, in: dish), in: dish).generic.map { ($0, line) }
      }
    }
    return claims(left).contains { one in
      claims(right).contains { $0.thing == one.thing && !isSame($0.line, one.line) }
    }
  }

  // MARK: Grades by presence

  private func grade(
    of x: Int,
    isExact: Bool,
    isNamesake: Bool,
    _ dish: MatchWorld.Dish
  ) -> String {
    let met = metGrade(of: x, isExact: isExact)
    if let met, met != "generic" { return met }
    if making(of: x, isExact: isExact) != nil { return "home" }
    if let met { return met }
    if !isExact, !isNamesake, question.allowsSwaps, substitute(for: x, in: dish) != nil {
      return "swap"
    }
    return isClose(x, isExact: isExact) || usedAlike(x) != nil ? "close" : "missing"
  }

  /// Whether nothing may stand in for what a line asks for: a person never swaps it or what it is a kind of there, or
  /// the dish is named after it: it is in the dish's name, or a kind of it is, or what it
  /// is a kind of or is made from by itself. Headings name nothing.
  func isNamesake(_ line: MatchWorld.Line, of dish: MatchWorld.Dish) -> Bool {
    let isNeverSwapped = line.alternatives.contains { asked in
      dish.neverSwapped.contains { $0 == asked || facts.above[asked].contains($0) }
    }
    if isNeverSwapped { return true }
    let words = dish.name.lowercased().split(separator: " ").map(String.init)
    let inName = facts.above.indices.filter { ingredient in
      words.contains(MatchWorld.name(ingredient)) && !world.ingredients[ingredient].isClass
    }
    return line.alternatives.contains { asked in
      let made = world.routes.filter { $0.product == asked && $0.inputs.count == 1 }
      return inName.contains { name in
        facts.above[name].contains(asked)
          || ([asked] + made.flatMap(\.inputs)).contains {
            $0 == name || facts.above[$0].contains(name)
          }
      }
    }
  }

  /// The grade of what is met without a swap; nil where nothing but one would do.
  private func metGrade(of x: Int, isExact: Bool) -> String? {
    if named.contains(x) { return "exact" }
    if !isExact, isKind(x) { return "kind" }
    if isOwned(x), !isExact || isHeldItself(x) { return "make" }
    if isAssumed(x) { return "staple" }
    if !isExact, question.allowsGeneric, generic(for: x) != nil { return "generic" }
    return nil
  }

  /// Whether something of the pantry meets a line without a swap, amounts and exclusions aside.
  func meets(_ line: MatchWorld.Line) -> Bool {
    let grades = line.alternatives.compactMap { metGrade(of: $0, isExact: line.isExact) }
    let best = Self.grades.first(where: grades.contains)
    return best != nil && best != "staple"
  }

  private func usedAlike(_ x: Int) -> MatchWorld.Learned? {
    world.learned.first { learned in
      learned.required == x && isOwned(learned.substitute)
        && !world.ingredients[learned.substitute].isClass
    }
  }

  private func substitute(for x: Int, in dish: MatchWorld.Dish) -> Int? {
    (dish.swaps + world.swaps).first { swap in
      swap.required == x && (isOwned(swap.substitute) || isAssumed(swap.substitute))
    }?.substitute
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

  /// A heading that may be what is refused is not had by a kind of it, even where a line's words rule that out.
  private func isKind(_ x: Int) -> Bool {
    isOwned(x) && named.contains { ancestors($0).contains(x) }
  }

  // MARK: Requirements

  func isSame(_ left: MatchWorld.Line, _ right: MatchWorld.Line) -> Bool {
    Set(left.alternatives) == Set(right.alternatives)
      && (left.isExact == right.isExact || isUnlisted(left))
  }

  /// A line that asks for a name which the lexicon does not know: who has exactly that has it, and its words
  /// say nothing of what is in it.
  func isUnlisted(_ line: MatchWorld.Line) -> Bool {
    line.alternatives.contains { world.ingredients[$0].isUnlisted }
  }

  /// Lines that ask for the same are one.
  public func distinct(_ lines: [MatchWorld.Line]) -> [MatchWorld.Line] {
    lines.reduce(into: []) { kept, line in
      if !kept.contains(where: { isSame($0, line) }) { kept.append(line) }
    }
  }
}
