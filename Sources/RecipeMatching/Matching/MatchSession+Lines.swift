import RecipeLexicon
import RecipeModel

extension MatchSession {
  /// A dish with every line judged; nil when it is hidden.
  mutating func match(_ recipe: Int) -> PantryMatch? {
    guard let judged = judge(recipe), judged.doubt == nil else { return nil }
    return PantryMatch(recipe: RecipeID(recipe), keys: judged.keys, lines: lines(of: recipe))
  }

  /// Every line of a dish judged, be it hidden or not. Cost: O(its lines).
  mutating func lines(of recipe: Int) -> [PantryMatch.Line] {
    var lines: [PantryMatch.Line] = []
    for (position, requirement) in index.recipes.required[recipe].lazy.map(Int.init).enumerated() {
      lines.append(line(requirement, in: recipe, at: position))
    }
    for requirement in index.recipes.optional[recipe].lazy.map(Int.init) {
      lines.append(line(requirement, in: recipe, at: nil))
    }
    return lines
  }

  private mutating func line(
    _ requirement: Int,
    in recipe: Int,
    at position: Int?
  ) -> PantryMatch.Line {
    let judgement = judgement(of: requirement, in: recipe, at: position)
    let isExact = index.requirements.isExact[requirement]
    let need = position.map { index.recipes.need(of: recipe, at: $0) } ?? .unknown
    let short = judgement.grade == .short ? judgement.earner : nil
    return PantryMatch.Line(
      requirement: requirement,
      name: name(of: requirement),
      grade: judgement.grade,
      with: evidence(for: judgement, isExact: isExact).map { index.lexicon.ingredients[$0] },
      maker: judgement.maker.map { RecipeID($0) },
      substitute: judgement.grade.isSubstitution || judgement.usedAlike != nil
        ? judgement.earner.map { index.lexicon.ingredients[$0] } : nil,
      note: note(of: judgement),
      isRequired: position != nil,
      isExcluded: isExcluded(requirement),
      short: short.flatMap {
        supplies.supply(of: $0, isExact: isExact)?.shortage(for: need, units: index.units)
      },
      daysLeft: judgement.daysLeft,
      isEstimate: soonest(for: judgement, isExact: isExact).map {
        estimated.contains(IngredientID($0.ingredient))
      } ?? false,
      usedAlike: judgement.usedAlike
    )
  }

  /// Whether a line is to be left out: all that it asks for is excluded, or nobody knows what that is.
  private mutating func isExcluded(_ requirement: Int) -> Bool {
    guard query.exclusion.isActive else { return false }
    return index.requirements.isUnjudged(requirement) || common(requirement).verdict != .safe
  }

  /// As ``CatalogueIndex/name(of:_:)``.
  func name(of requirement: Int) -> String { index.name(of: requirement, query.exclusion) }

  /// The fewest days left among the batches that go in.
  func daysLeft(for judgement: Judgement, isExact: Bool) -> Int? {
    soonest(for: judgement, isExact: isExact)?.daysLeft
  }

  /// The dated ingredient that goes in and should be used soonest, the lowest of equal ones; nil when none
  /// has a date.
  func soonest(for judgement: Judgement, isExact: Bool) -> (ingredient: Int, daysLeft: Int)? {
    guard supplies.hasDates, judgement.usesPantry else { return nil }
    return going(into: judgement, isExact: isExact).compactMap { ingredient in
      supplies.supply(of: ingredient, isExact: true)?.daysLeft.map { (ingredient, $0) }
    }
    .min { $0.1 == $1.1 ? $0.0 < $1.0 : isSooner($0.1, $1.1) }
  }

  /// What goes in and is known to keep some days, the fewest first, then the lowest.
  func perishables(for judgement: Judgement, isExact: Bool) -> [Int] {
    let frozen = query.stock.frozen
    return going(into: judgement, isExact: isExact)
      .filter { !usual.contains($0) && !frozen.contains(IngredientID($0)) }
      .compactMap { ingredient in
        index.lexicon.keeping.days(of: IngredientID(ingredient)).map { ($0, ingredient) }
      }
      .sorted { $0 < $1 }.map(\.1)
  }

  /// What of the pantry may go in, with all kinds of what is there by name.
  private func going(into judgement: Judgement, isExact: Bool) -> [Int] {
    guard judgement.grade == .home else {
      return named(for: judgement, isExact: isExact) ?? evidence(for: judgement, isExact: isExact)
    }
    let setAside = judgement.aside.flatMap { supplies.supply(of: $0, isExact: isExact) }
    return made(by: judgement, isExact: isExact)
      .flatMap { line in
        named(for: line.judgement, isExact: line.isExact)
          ?? (line.judgement.usesPantry ? line.evidence : [])
      }
      .filter { setAside?.ingredients.contains($0) != true }
  }

  /// All that is named for what is there by name; nil where that is another grade.
  private func named(for judgement: Judgement, isExact: Bool) -> [Int]? {
    guard [.exact, .kind, .short].contains(judgement.grade), let earner = judgement.earner else {
      return nil
    }
    if let supply = supplies.supply(of: earner, isExact: isExact) { return supply.ingredients }
    let kinds = isExact ? [earner] : [earner] + index.lexicon.taxonomy.descendants(of: earner)
    return Set(pantry).intersection(kinds).filter { !query.stripped[$0] }.sorted()
  }

  /// What of the pantry goes in, ascending; for a staple's sake the substitute itself.
  private func evidence(for judgement: Judgement, isExact: Bool) -> [Int] {
    switch judgement.grade {
    case .short: named(for: judgement, isExact: isExact) ?? []
    case .home: Set(made(by: judgement, isExact: isExact).flatMap(\.evidence)).sorted()
    default: evidence(for: judgement, in: closure(of: judgement, isExact: isExact))
    }
  }

  private func evidence(for judgement: Judgement, in closure: PantryClosure) -> [Int] {
    guard let earner = judgement.earner else { return [] }
    guard closure.isOwned(earner) else { return [earner] }
    // Anything but a kind is earned by the thing itself, whatever kind of it is there as well.
    return judgement.grade == .kind ? closure.roots(of: earner) : closure.rootsItself(of: earner)
  }

  /// A line of the dish that makes something.
  private struct MadeLine {
    var judgement: Judgement
    var isExact: Bool
    /// What of the pantry goes in.
    var evidence: [Int]
  }

  private func made(by judgement: Judgement, isExact: Bool) -> [MadeLine] {
    guard let maker = judgement.maker else { return [] }
    var judge = judge(of: judgement, isExact: isExact)
    judge.homeMade = .none
    return index.recipes.required[maker].lazy.map(Int.init).map { requirement in
      let line = judge.judgement(of: requirement, in: maker, of: index, query.exclusion)
      return MadeLine(
        judgement: line,
        isExact: index.requirements.isExact[requirement],
        evidence: evidence(for: line, in: judge.closure)
      )
    }
  }

  private func note(of judgement: Judgement) -> String {
    switch judgement.note {
    case .none: ""
    case .lexicon(let swap): index.lexicon.taxonomy.swapNotes[swap]
    case .own(let swap): index.recipes.ownSwapNotes[swap]
    }
  }
}

extension RequirementTable {
  /// The best judgement over the alternatives that are not excluded, by presence; of equally good
  /// ones that of the first written.
  func judgement(
    of requirement: Int,
    by judge: RequirementJudge,
    _ exclusion: Exclusion
  ) -> Judgement {
    var best = Judgement.missing
    for alternative in alternatives[requirement]
    where !exclusion.isActive || verdict(of: alternative, in: requirement, exclusion) == .safe {
      let judgement = judge.judge(
        Int(alternative),
        isExact: isExact[requirement],
        takesSwaps: takesSwaps(requirement)
      )
      if judgement.isBetter(than: best) { best = judgement }
    }
    return best
  }
}
