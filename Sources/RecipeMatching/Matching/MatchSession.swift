import RecipeLexicon
import RecipeModel

/// The keys of one dish for one query.
struct JudgedRecipe {
  var keys: RankKeys
  var usesPantry: Bool
  /// Why it is no answer though nothing in it is known to be excluded; nil while nothing is excluded.
  var doubt: DishDoubt?
}

/// Why a dish is hidden while something is excluded, though nothing in it is known to be.
enum DishDoubt {
  /// A required line has an unknown name.
  case unrecognised
  /// A required line may contain something excluded.
  case mayContain
}

/// One query at work: what the pantry grants, and the judgements of the requirements met so far.
///
/// Amounts are per dish; so is the judgement of a requirement whose amount is known in the pantry.
/// All others are judged once, when a dish first asks for them: a catalogue has many more requirements
/// than a query meets.
struct MatchSession {
  let index: CatalogueIndex
  private(set) var query: MatchQuery
  /// As ``PantryBatch/isEstimate`` says.
  let estimated: Set<IngredientID>
  /// Everything that is there, in any order, with repeats.
  let pantry: [Int]
  let judge: RequirementJudge
  /// The dishes that may make something for others.
  let makers: DishMakers
  private(set) var supplies: SupplyTable
  /// For each requirement the place of its ``JudgedRequirement`` among `judged`, plus one; 0 for none.
  private var slots: [UInt32]
  private var judged: [JudgedRequirement] = []
  /// For each ingredient that must be used, the judge of a pantry of it alone.
  let mustUse: [RequirementJudge]
  /// The judges of pantries without what there is too little of, made when first asked for.
  private var judgesAside: [Aside: RequirementJudge] = [:]
  /// What these judge where a dish has no swaps of its own.
  private var judgementsAside: [Aside: Judgement] = [:]

  struct Aside: Hashable {
    var ingredient: Int
    /// True when its kinds stay.
    var isExact: Bool
    var takesSwaps: Bool
  }

  /// What all dishes have in common that ask for a requirement.
  struct JudgedRequirement {
    /// Without amounts and without a recipe's own swaps.
    var judgement: Judgement
    /// True when there may be too little of it.
    var isMeasured: Bool
    /// How far it is unsafe.
    var verdict: Exclusion.Verdict
    /// For each ingredient that must be used, whether it meets the requirement by itself.
    var isMetBy: [Bool]
  }

  /// Of what is there by name, what most kitchens have, so that it counts for nothing.
  let usual: Set<Int>
  /// Of what is there by name, what dishes are made of first and foremost.
  let main: Set<Int>
  /// For each ingredient that is there by name, or by a kind, the heaviest thing of the pantry that it is
  /// there by and that counts.
  let heaviestKind: [Int: Int]
  /// The things that count for what is made, or stands for a kind of itself, once asked for.
  var heaviestRoots: [Int: Int] = [:]

  /// Cost: O(ingredients + relations of the pantry), and four zero bytes a requirement.
  init(index: CatalogueIndex, query: MatchQuery) {
    Self.checkTaste(of: query, in: index)
    self.index = index
    self.query = query
    estimated = query.stock.estimated
    let named = query.pantry + query.mustUse + query.stock.map(\.ingredient)
    pantry = named.map(\.rawValue)
    makers = DishMakers(of: index, query)
    judge = Self.makeJudge(
      pantry,
      allowsSwaps: query.allowsSwaps,
      makers: makers,
      query,
      index
    )
    supplies = SupplyTable(
      pantry: pantry,
      stock: query.stock,
      isExcluded: query.stripped,
      index: index
    )
    let taxonomy = index.lexicon.taxonomy
    usual = ItemRoles.kinds(of: query.roles.usual, among: pantry, taxonomy)
    main = ItemRoles.kinds(of: query.roles.main, among: pantry, taxonomy).subtracting(usual)
    heaviestKind = Self.heaviestKinds(
      pantry.filter { [usual] in !usual.contains($0) },
      query.stripped,
      index
    )
    slots = Array(repeating: 0, count: index.requirements.count)
    mustUse = query.mustUse.map {
      Self.makeJudge([$0.rawValue], allowsSwaps: false, query, index)
    }
  }

  /// The same where everything that is there is enough, and has no date; what was judged stays known.
  var byPresence: MatchSession {
    var session = self
    session.query.pantry += query.stock.map(\.ingredient)
    session.query.stock = []
    session.supplies = .unlimited
    return session
  }

  /// The same for a query about the same pantry, as ``MatchQuery/ofPantry`` says; what was judged stays known.
  func asking(_ query: MatchQuery) -> MatchSession {
    Self.checkTaste(of: query, in: index)
    var session = self
    session.query = query
    return session
  }

  private static func checkTaste(of query: MatchQuery, in index: CatalogueIndex) {
    precondition(
      query.taste.isEmpty || query.taste.count == index.recipes.count,
      "the taste of \(query.taste.count) dishes, where the index has \(index.recipes.count)"
    )
  }

  /// What is common to all dishes that ask for a requirement.
  mutating func common(_ requirement: Int) -> JudgedRequirement {
    if slots[requirement] != 0 { return judged[Int(slots[requirement]) - 1] }
    let isExact = index.requirements.isExact[requirement]
    var judgement = index.requirements.judgement(of: requirement, by: judge, query.exclusion)
    judgement.daysLeft = daysLeft(for: judgement, isExact: isExact)
    judgement.item = item(for: judgement, isExact: isExact)
    let common = JudgedRequirement(
      judgement: judgement,
      isMeasured: supplies.hasAmounts
        && index.requirements.allowed(requirement, query.exclusion).contains { alternative in
          supplies.supply(of: alternative, isExact: isExact)?.amounts.isEmpty == false
        },
      verdict: index.requirements.verdict(of: requirement, query.exclusion),
      isMetBy: mustUse.map {
        index.requirements.judgement(of: requirement, by: $0, query.exclusion).usesPantry
      }
    )
    judged.append(common)
    slots[requirement] = UInt32(judged.count)
    return common
  }

  /// - Parameter makers: The dishes that make something for others; nil where these do not count.
  private static func makeJudge(
    _ pantry: [Int],
    allowsSwaps: Bool,
    makers: DishMakers? = nil,
    _ query: MatchQuery,
    _ index: CatalogueIndex
  ) -> RequirementJudge {
    var judge = RequirementJudge(
      closure: PantryClosure(
        pantry: pantry,
        staples: query.staples.map(\.rawValue),
        isExcluded: query.stripped,
        taxonomy: index.lexicon.taxonomy
      ),
      learned: index.learned,
      allowsGeneric: query.allowsGeneric,
      allowsSwaps: allowsSwaps
    )
    if let makers { judge.homeMade = HomeMade(makers, judge, index, query.exclusion) }
    return judge
  }

  /// The keys of a dish; nil when something that it requires is excluded for certain, or it lacks what must
  /// be used. What is but optional hides no dish.
  mutating func judge(_ recipe: Int) -> JudgedRecipe? {
    let required = index.recipes.required[recipe]
    var doubt: DishDoubt?
    if query.exclusion.isActive {
      for requirement in required.lazy.map(Int.init) {
        switch common(requirement).verdict {
        case .certain: return nil
        case .possible: doubt = doubt ?? .mayContain
        case .safe: break
        }
        if index.requirements.isUnjudged(requirement) { doubt = .unrecognised }
      }
    }
    for wanted in mustUse.indices
    where !required.contains(where: { common(Int($0)).isMetBy[wanted] }) {
      return nil
    }
    let mark = index.recipes.mark(of: RecipeID(recipe))
    var keys = RankKeys(
      isPlain: mark.isPlain,
      taste: query.taste.isEmpty ? 0 : query.taste[recipe],
      renown: query.wellKnown.contains(RecipeID(recipe)) ? Renown.wide : mark.renown,
      minutes: index.recipes.minutes(of: RecipeID(recipe))
    )
    var items: [Int] = []
    var judged = JudgedRecipe(keys: keys, usesPantry: false, doubt: doubt)
    for (position, requirement) in required.lazy.map(Int.init).enumerated() {
      let judgement = judgement(of: requirement, in: recipe, at: position)
      if !judgement.grade.isCovered { keys.missing += 1 }
      if judgement.grade.isCovered {
        switch judgement.grade.way {
        case .swap: keys.swaps += 1
        case .generic: keys.generics += 1
        case .item, .staple: break
        }
      }
      if judgement.grade.isUse { keys.expiring += urgency(daysLeft: judgement.daysLeft) }
      if let item = judgement.item, !items.contains(item) { items.append(item) }
      if judgement.usesPantry { judged.usesPantry = true }
    }
    // Not `weight(of:)` itself, which would copy the session.
    let weights = items.map { weight(of: $0) }.sorted(by: >)
    keys.hasMain = items.contains(where: main.contains)
    keys.used = items.count
    keys.weight = weights.prefix(RankKeys.mostBreadth).reduce(0, +)
    judged.keys = keys
    return judged
  }

  /// The judgement of a requirement in a dish.
  ///
  /// - Parameter position: Where it stands among those that the dish requires; nil where it is but
  ///   nice to have, and goes by presence.
  mutating func judgement(of requirement: Int, in recipe: Int, at position: Int?) -> Judgement {
    let hasOwnSwaps = query.allowsSwaps && !index.recipes.ownSwaps[recipe].isEmpty
    let common = common(requirement)
    guard hasOwnSwaps || common.isMeasured else { return common.judgement }
    let isExact = index.requirements.isExact[requirement]
    let takesSwaps = index.requirements.takesSwaps(requirement)
    let alternatives = index.requirements.allowed(requirement, query.exclusion)
    let need = position.map { index.recipes.need(of: recipe, at: $0) } ?? .unknown
    let isShort =
      common.isMeasured && need.isKnown
      && alternatives.contains { lacks($0, isExact: isExact, need: need) }
    guard hasOwnSwaps || isShort else { return common.judgement }
    var best = Judgement.missing
    for alternative in alternatives {
      let swaps =
        hasOwnSwaps
        ? index.recipes.ownSwaps(of: recipe, for: alternative, query.exclusion) : []
      let judgement =
        isShort && lacks(alternative, isExact: isExact, need: need)
        ? judgementAside(
          Aside(ingredient: alternative, isExact: isExact, takesSwaps: takesSwaps),
          ownSwaps: swaps
        )
        : judge.judge(
          alternative,
          isExact: isExact,
          takesSwaps: takesSwaps,
          ownSwaps: swaps
        )
      if judgement.isBetter(than: best) { best = judgement }
    }
    if best.aside == nil, best.grade != .short {
      best.daysLeft = daysLeft(for: best, isExact: isExact)
    }
    best.item = item(for: best, isExact: isExact)
    return best
  }

  /// True when an ingredient is there by itself or by a kind, and too little of it.
  private func lacks(_ ingredient: Int, isExact: Bool, need: Need) -> Bool {
    supplies.supply(of: ingredient, isExact: isExact)?.lack(for: need) != nil
  }

  /// The judgement of an ingredient in a pantry without it and, unless the line asks for exactly
  /// this one, its kinds.
  mutating func judgementAside(_ aside: Aside, ownSwaps: [OwnSwap]) -> Judgement {
    if ownSwaps.isEmpty, let known = judgementsAside[aside] { return known }
    let supply = supplies.supply(of: aside.ingredient, isExact: aside.isExact)
    let counted = Set(supply?.ingredients ?? [])
    let rest = pantry.filter { !counted.contains($0) }
    let judge =
      judgesAside[aside]
      ?? Self.makeJudge(
        rest,
        allowsSwaps: query.allowsSwaps,
        makers: makers,
        query,
        index
      )
    judgesAside[aside] = judge
    var judgement = judge.judgeWithout(
      aside.ingredient,
      isExact: aside.isExact,
      takesSwaps: aside.takesSwaps,
      ownSwaps: ownSwaps
    )
    judgement.daysLeft = daysLeft(for: judgement, isExact: aside.isExact)
    if ownSwaps.isEmpty { judgementsAside[aside] = judgement }
    return judgement
  }

  /// What the pantry grants as far as a judgement saw it.
  func closure(of judgement: Judgement, isExact: Bool) -> PantryClosure {
    judge(of: judgement, isExact: isExact).closure
  }

  /// The judge that a judgement is of.
  func judge(of judgement: Judgement, isExact: Bool) -> RequirementJudge {
    guard let ingredient = judgement.aside else { return judge }
    // Whether swaps would do changes nothing in what is granted.
    let keys = [true, false].map {
      Aside(ingredient: ingredient, isExact: isExact, takesSwaps: $0)
    }
    return keys.lazy.compactMap { judgesAside[$0] }.first ?? judge
  }
}
