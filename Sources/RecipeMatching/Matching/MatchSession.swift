import RecipeLexicon
import RecipeModel

/// The keys of one dish for one query.
struct JudgedRecipe {
  var keys: RankKeys
  var usesPantry: Bool
  /// True when a line, required or not, names something unknown.
  var isUnrecognised: Bool
  /// The first requirement that is missing.
  var firstMissing: Int?
}

/// One query at work: what the pantry grants, and every requirement's judgement.
struct MatchSession {
  let index: CatalogueIndex
  let query: MatchQuery
  private let judge: RequirementJudge
  /// The judgement of each requirement without a recipe's own swaps.
  private let judgements: [Judgement]
  /// True for requirements that every alternative of is excluded.
  private let isRefused: [Bool]
  /// For each ingredient that must be used, which requirements it meets by itself.
  private let mustUse: [[Bool]]

  init(index: CatalogueIndex, query: MatchQuery) {
    self.index = index
    self.query = query
    let excluded = query.exclusion.isExcluded
    func judge(_ pantry: [IngredientID], swaps: Bool) -> RequirementJudge {
      RequirementJudge(
        closure: PantryClosure(
          pantry: pantry.map(\.rawValue),
          staples: query.staples.map(\.rawValue),
          isExcluded: excluded,
          taxonomy: index.lexicon.taxonomy
        ),
        allowsGeneric: query.allowsGeneric,
        allowsSwaps: swaps
      )
    }
    let requirements = index.requirements
    let all = 0..<requirements.count
    let main = judge(query.pantry + query.mustUse, swaps: query.allowsSwaps)
    self.judge = main
    judgements = all.map {
      requirements.judgement(of: $0, by: main, excluded: excluded, ownSwaps: { _ in [] })
    }
    isRefused = all.map { requirement in
      let alternatives = requirements.alternatives[requirement]
      return !alternatives.isEmpty && alternatives.allSatisfy { excluded[Int($0)] }
    }
    mustUse = query.mustUse.map { ingredient in
      let alone = judge([ingredient], swaps: false)
      return all.map {
        requirements.judgement(of: $0, by: alone, excluded: excluded, ownSwaps: { _ in [] })
          .usesPantry
      }
    }
  }

  /// The dishes that may use something of the pantry, ascending.
  func candidates() -> [Int] {
    var isCandidate = [Bool](repeating: false, count: index.recipes.count)
    for requirement in judgements.indices where judgements[requirement].usesPantry {
      for recipe in index.postings.postings(of: requirement) {
        isCandidate[recipe.rawValue] = true
      }
    }
    if query.allowsSwaps {
      for recipe in isCandidate.indices where !index.recipes.ownSwaps[recipe].isEmpty {
        isCandidate[recipe] = true
      }
    }
    return isCandidate.indices.filter { isCandidate[$0] }
  }

  /// The keys of a dish; nil when it is excluded or lacks what must be used.
  func judge(_ recipe: Int) -> JudgedRecipe? {
    let required = index.recipes.required[recipe]
    let optional = index.recipes.optional[recipe]
    if required.contains(where: { isRefused[Int($0)] }) { return nil }
    if optional.contains(where: { isRefused[Int($0)] }) { return nil }
    for meets in mustUse where !required.contains(where: { meets[Int($0)] }) { return nil }
    var keys = RankKeys(
      missing: 0,
      compromises: 0,
      usedWeight: 0,
      required: 0,
      minutes: index.recipes.minutes(of: RecipeID(recipe))
    )
    var judged = JudgedRecipe(keys: keys, usesPantry: false, isUnrecognised: false)
    judged.isUnrecognised = optional.contains { index.requirements.isUnknown(Int($0)) }
    for requirement in required.lazy.map(Int.init) {
      let judgement = judgement(of: requirement, in: recipe)
      if !judgement.grade.isHad {
        keys.missing += 1
        judged.firstMissing = judged.firstMissing ?? requirement
      }
      if judgement.grade.isCompromise { keys.compromises += 1 }
      if judgement.grade.isUse { keys.usedWeight += Int(index.requirements.weights[requirement]) }
      if judgement.grade != .staple { keys.required += 1 }
      if judgement.usesPantry { judged.usesPantry = true }
      if index.requirements.isUnknown(requirement) { judged.isUnrecognised = true }
    }
    judged.keys = keys
    return judged
  }

  /// A dish with every line judged; nil when it is excluded.
  func match(_ recipe: Int) -> PantryMatch? {
    guard let judged = judge(recipe) else { return nil }
    func line(_ requirement: Int, isRequired: Bool) -> PantryMatch.Line {
      let judgement = judgement(of: requirement, in: recipe)
      return PantryMatch.Line(
        requirement: requirement,
        name: name(of: requirement),
        grade: judgement.grade,
        with: evidence(for: judgement).map { index.lexicon.ingredients[$0] },
        substitute: judgement.grade.isCompromise
          ? judgement.earner.map { index.lexicon.ingredients[$0] } : nil,
        note: note(of: judgement),
        isRequired: isRequired
      )
    }
    return PantryMatch(
      recipe: RecipeID(recipe),
      keys: judged.keys,
      lines: index.recipes.required[recipe].map { line(Int($0), isRequired: true) }
        + index.recipes.optional[recipe].map { line(Int($0), isRequired: false) }
    )
  }

  /// What a requirement asks for, without its excluded alternatives.
  func name(of requirement: Int) -> String {
    let alternatives = index.requirements.alternatives[requirement]
    let excluded = query.exclusion.isExcluded
    guard alternatives.contains(where: { excluded[Int($0)] }) else {
      return index.requirements.names[requirement]
    }
    return alternatives.filter { !excluded[Int($0)] }
      .map { index.lexicon.ingredients[Int($0)] }
      .joined(separator: " or ")
  }

  /// What of the pantry goes in, ascending; for a staple's sake the substitute itself.
  private func evidence(for judgement: Judgement) -> [Int] {
    guard let earner = judgement.earner else { return [] }
    guard judge.closure.isOwned(earner) else { return [earner] }
    // Anything but a kind is earned by the thing itself, whatever kind of it is there as well.
    return judgement.grade == .kind
      ? judge.closure.roots(of: earner) : judge.closure.rootsItself(of: earner)
  }

  private func note(of judgement: Judgement) -> String {
    switch judgement.note {
    case .none: ""
    case .lexicon(let swap): index.lexicon.taxonomy.swapNotes[swap]
    case .own(let swap): index.recipes.ownSwapNotes[swap]
    }
  }

  private func judgement(of requirement: Int, in recipe: Int) -> Judgement {
    guard query.allowsSwaps, !index.recipes.ownSwaps[recipe].isEmpty else {
      return judgements[requirement]
    }
    return index.requirements.judgement(
      of: requirement,
      by: judge,
      excluded: query.exclusion.isExcluded,
      ownSwaps: { index.recipes.ownSwaps(of: recipe, for: $0) }
    )
  }
}

extension RequirementTable {
  /// The best grade over the alternatives that are not excluded; of equal ones the first written.
  func judgement(
    of requirement: Int,
    by judge: RequirementJudge,
    excluded: [Bool],
    ownSwaps: (Int) -> [OwnSwap]
  ) -> Judgement {
    var best = Judgement.missing
    for alternative in alternatives[requirement] where !excluded[Int(alternative)] {
      let judgement = judge.judge(
        Int(alternative),
        isExact: isExact[requirement],
        ownSwaps: ownSwaps(Int(alternative))
      )
      if judgement.grade < best.grade { best = judgement }
    }
    return best
  }
}
