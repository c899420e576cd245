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
///
/// Amounts are per dish; so is the judgement of a requirement whose amount is known in the pantry.
/// All others are judged once.
struct MatchSession {
  let index: CatalogueIndex
  let query: MatchQuery
  /// Everything that is there, in any order, with repeats.
  private let pantry: [Int]
  private let judge: RequirementJudge
  let supplies: SupplyTable
  /// The judgement of each requirement without amounts and without a recipe's own swaps.
  private var judgements: [Judgement]
  /// True for requirements that there may be too little of.
  private let isMeasured: [Bool]
  /// True for requirements that every alternative of is excluded.
  private let isRefused: [Bool]
  /// For each ingredient that must be used, which requirements it meets by itself.
  private let mustUse: [[Bool]]
  /// The judges of pantries without what there is too little of, made when first asked for.
  private var judgesAside: [Aside: RequirementJudge] = [:]
  /// What these judge where a dish has no swaps of its own.
  private var judgementsAside: [Aside: Judgement] = [:]

  private struct Aside: Hashable {
    var ingredient: Int
    /// True when its kinds stay.
    var isExact: Bool
  }

  init(index: CatalogueIndex, query: MatchQuery) {
    precondition(
      query.taste.isEmpty || query.taste.count == index.recipes.count,
      "the taste of \(query.taste.count) dishes, where the index has \(index.recipes.count)"
    )
    self.index = index
    self.query = query
    let excluded = query.exclusion.isExcluded
    let requirements = index.requirements
    let all = 0..<requirements.count
    let named = query.pantry + query.mustUse + query.stock.map(\.ingredient)
    pantry = named.map(\.rawValue)
    let main = Self.makeJudge(pantry, allowsSwaps: query.allowsSwaps, query, index)
    judge = main
    let supplies = SupplyTable(
      pantry: pantry,
      stock: query.stock,
      isExcluded: excluded,
      index: index
    )
    self.supplies = supplies
    judgements = all.map { requirements.judgement(of: $0, by: main, excluded: excluded) }
    isMeasured = all.map { requirement in
      supplies.hasAmounts
        && requirements.alternatives[requirement].contains { alternative in
          let isExact = requirements.isExact[requirement]
          let supply = supplies.supply(of: Int(alternative), isExact: isExact)
          return !excluded[Int(alternative)] && supply?.amounts.isEmpty == false
        }
    }
    isRefused = all.map { requirement in
      let alternatives = requirements.alternatives[requirement]
      return !alternatives.isEmpty && alternatives.allSatisfy { excluded[Int($0)] }
    }
    mustUse = query.mustUse.map { ingredient in
      let alone = Self.makeJudge([ingredient.rawValue], allowsSwaps: false, query, index)
      return all.map {
        requirements.judgement(of: $0, by: alone, excluded: excluded).usesPantry
      }
    }
    if supplies.hasDates {
      for requirement in all {
        judgements[requirement].daysLeft = daysLeft(
          for: judgements[requirement],
          isExact: requirements.isExact[requirement]
        )
      }
    }
  }

  private static func makeJudge(
    _ pantry: [Int],
    allowsSwaps: Bool,
    _ query: MatchQuery,
    _ index: CatalogueIndex
  ) -> RequirementJudge {
    RequirementJudge(
      closure: PantryClosure(
        pantry: pantry,
        staples: query.staples.map(\.rawValue),
        isExcluded: query.exclusion.isExcluded,
        taxonomy: index.lexicon.taxonomy
      ),
      learned: index.learned,
      allowsGeneric: query.allowsGeneric,
      allowsSwaps: allowsSwaps
    )
  }

  /// For each dish, whether the query's filter lets it through and it is not hidden.
  func admitted() -> [Bool] {
    var admitted = query.filter.admitted(of: index.recipes)
    for recipe in query.hidden where admitted.indices.contains(recipe.rawValue) {
      admitted[recipe.rawValue] = false
    }
    return admitted
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
  mutating func judge(_ recipe: Int) -> JudgedRecipe? {
    let required = index.recipes.required[recipe]
    let optional = index.recipes.optional[recipe]
    if required.contains(where: { isRefused[Int($0)] }) { return nil }
    if optional.contains(where: { isRefused[Int($0)] }) { return nil }
    for meets in mustUse where !required.contains(where: { meets[Int($0)] }) { return nil }
    var keys = RankKeys(
      missing: 0,
      compromises: 0,
      usedWeight: 0,
      taste: query.taste.isEmpty ? 0 : query.taste[recipe],
      required: 0,
      minutes: index.recipes.minutes(of: RecipeID(recipe))
    )
    var judged = JudgedRecipe(keys: keys, usesPantry: false, isUnrecognised: false)
    judged.isUnrecognised = optional.contains { index.requirements.isUnknown(Int($0)) }
    for (position, requirement) in required.lazy.map(Int.init).enumerated() {
      let judgement = judgement(of: requirement, in: recipe, at: position)
      if !judgement.grade.isHad {
        keys.missing += 1
        judged.firstMissing = judged.firstMissing ?? requirement
      }
      if judgement.grade.isCompromise { keys.compromises += 1 }
      if judgement.grade.isUse {
        keys.usedWeight += Int(index.requirements.weights[requirement])
        keys.expiring += urgency(daysLeft: judgement.daysLeft)
      }
      if judgement.grade != .staple { keys.required += 1 }
      if judgement.usesPantry { judged.usesPantry = true }
      if index.requirements.isUnknown(requirement) { judged.isUnrecognised = true }
    }
    judged.keys = keys
    return judged
  }

  /// The judgement of a requirement in a dish.
  ///
  /// - Parameter position: Where it stands among those that the dish requires; nil where it is but
  ///   nice to have, and goes by presence.
  mutating func judgement(of requirement: Int, in recipe: Int, at position: Int?) -> Judgement {
    let hasOwnSwaps = query.allowsSwaps && !index.recipes.ownSwaps[recipe].isEmpty
    guard hasOwnSwaps || isMeasured[requirement] else { return judgements[requirement] }
    let isExact = index.requirements.isExact[requirement]
    let alternatives = index.requirements.alternatives[requirement]
    let need = position.map { index.recipes.need(of: recipe, at: $0) } ?? .unknown
    let isShort =
      isMeasured[requirement] && need.isKnown
      && alternatives.contains { lacks(Int($0), isExact: isExact, need: need) }
    guard hasOwnSwaps || isShort else { return judgements[requirement] }
    var best = Judgement.missing
    for alternative in alternatives.lazy.map(Int.init)
    where !query.exclusion.isExcluded[alternative] {
      let swaps = hasOwnSwaps ? index.recipes.ownSwaps(of: recipe, for: alternative) : []
      let judgement =
        isShort && lacks(alternative, isExact: isExact, need: need)
        ? judgementAside(Aside(ingredient: alternative, isExact: isExact), ownSwaps: swaps)
        : judge.judge(alternative, isExact: isExact, ownSwaps: swaps)
      if judgement.isBetter(than: best) { best = judgement }
    }
    if best.aside == nil, best.grade != .short {
      best.daysLeft = daysLeft(for: best, isExact: isExact)
    }
    return best
  }

  /// True when an ingredient is there by itself or by a kind, and too little of it.
  private func lacks(_ ingredient: Int, isExact: Bool, need: Need) -> Bool {
    supplies.supply(of: ingredient, isExact: isExact)?.lack(for: need) != nil
  }

  /// The judgement of an ingredient in a pantry without it and, unless the line asks for exactly
  /// this one, its kinds.
  private mutating func judgementAside(_ aside: Aside, ownSwaps: [OwnSwap]) -> Judgement {
    if ownSwaps.isEmpty, let known = judgementsAside[aside] { return known }
    let supply = supplies.supply(of: aside.ingredient, isExact: aside.isExact)
    let counted = Set(supply?.ingredients ?? [])
    let rest = pantry.filter { !counted.contains($0) }
    let judge =
      judgesAside[aside]
      ?? Self.makeJudge(rest, allowsSwaps: query.allowsSwaps, query, index)
    judgesAside[aside] = judge
    var judgement = judge.judgeWithout(
      aside.ingredient,
      isExact: aside.isExact,
      ownSwaps: ownSwaps
    )
    judgement.daysLeft = daysLeft(for: judgement, isExact: aside.isExact)
    if ownSwaps.isEmpty { judgementsAside[aside] = judgement }
    return judgement
  }

  /// What the pantry grants as far as a judgement saw it.
  func closure(of judgement: Judgement, isExact: Bool) -> PantryClosure {
    guard let ingredient = judgement.aside else { return judge.closure }
    let key = Aside(ingredient: ingredient, isExact: isExact)
    return judgesAside[key]?.closure ?? judge.closure
  }
}
