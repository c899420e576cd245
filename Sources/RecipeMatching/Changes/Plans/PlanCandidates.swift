import RecipeLexicon
import RecipeModel
import SectionFiles

/// The dishes that a plan may choose from.
struct PlanCandidates {
  /// Positions in the index, in the order of an answer.
  private(set) var recipes: [Int]
  /// Beside each how much of what is there it uses, as ``RankKeys/breadth``.
  private(set) var breadths: [Int]
  /// Beside each in how many lines something stands in, is short, is made by another dish, or does if it is of the kind
  /// that is asked for: ``RankKeys/swaps`` and ``RankKeys/generics``; or takes whatever there is of a heading. A light dish
  /// counts like one more.
  private(set) var swaps: [Int]
  /// Beside each what it takes for a kind of that.
  private(set) var claims: [[Claim]]
  /// Beside each what stands in for something else, or is taken of several things.
  private(set) var standIns: [[NearEqualDishes.StandIn]]
  /// Whether these are all. If not, they are those that use what should be used, then the first.
  let isWhole: Bool

  /// Something that is there and that a dish takes for what a line of it asks for, if it is that.
  struct Claim: Hashable {
    var thing: Int
    var asked: Set<UInt32>
  }

  /// - Parameters:
  ///   - chosen: Positions in the index; nil for all.
  ///   - query: Its `mustUse` need not go into each of them.
  ///   - usingPantry: Whether each must use something of what is there.
  ///   - beyondUsual: Whether each dish must use something that not every kitchen has, if there is such a thing.
  ///   - limit: How many at most.
  ///   - isLight: Whether a dish only stands in for one that fills: it is among them where it lacks nothing.
  ///   - isAllowed: Whether a dish may be among them, beside what the query says.
  /// Cost: O(lines of all dishes + candidates · log candidates).
  init(
    _ index: CatalogueIndex,
    _ query: MatchQuery,
    among chosen: [Int]?,
    usingPantry: Bool,
    beyondUsual: Bool,
    limit: Int,
    isLight: (RecipeID) -> Bool = { _ in false },
    isAllowed: (RecipeID) -> Bool
  ) {
    let changes = PantryPurchases(index: index, query: query)
    var session = MatchSession(index: index, query: changes.buying([]))
    var asked = MatchSession(index: index, query: query)
    let asksMore = beyondUsual && session.hasMoreThanUsual
    let admitted = index.admitted(by: query)
    let unsold = Set(query.roles.unsold.map { UInt32($0.rawValue) })
    var found: [Candidate] = []
    for recipe in chosen ?? Array(0..<index.recipes.count) where admitted?.contains(recipe) ?? true
    {
      guard let judged = session.judge(recipe), query.allows(judged),
        judged.usesPantry || !usingPantry && judged.keys.missing > 0, isAllowed(RecipeID(recipe))
      else { continue }
      let isWished = judged.keys.expiring > 0 || asked.usesWhatMustBe(recipe)
      if asksMore, judged.keys.used == 0, !isWished { continue }
      let isLight = isLight(RecipeID(recipe))
      if isLight, judged.keys.missing > 0 { continue }
      if !unsold.isEmpty, judged.keys.missing > 0, session.lacks(oneOf: unsold, in: recipe) {
        continue
      }
      found.append(
        Candidate(
          dish: RankedDish(
            keys: judged.keys,
            recipe: recipe,
            place: index.place(of: RecipeID(recipe)),
            order: query.order
          ),
          breadth: judged.keys.breadth,
          swaps: judged.keys.swaps + judged.keys.generics + session.headings(of: recipe)
            + (isLight ? 1 : 0),
          claims: judged.keys.generics > 0 ? session.claims(of: recipe) : [],
          standIns: session.standIns(of: recipe),
          isWished: isWished
        )
      )
    }
    found.sort { $0.dish.code < $1.dish.code }
    isWhole = found.count <= limit
    if !isWhole {
      let wished = found.filter(\.isWished) + found.filter { !$0.isWished }
      found = wished.prefix(limit).sorted { $0.dish.code < $1.dish.code }
    }
    recipes = found.map(\.dish.recipe)
    breadths = found.map(\.breadth)
    swaps = found.map(\.swaps)
    claims = found.map(\.claims)
    standIns = found.map(\.standIns)
  }

  private struct Candidate {
    var dish: RankedDish
    var breadth: Int
    var swaps: Int
    var claims: [Claim]
    var standIns: [NearEqualDishes.StandIn]
    /// Whether it uses something that must be used, or that has a date.
    var isWished: Bool
  }
}

extension MatchQuery {
  /// Whether a dish is within the cap, and recognised as far as that matters.
  fileprivate func allows(_ judged: JudgedRecipe) -> Bool {
    if let missingAtMost, judged.keys.missing > missingAtMost { return false }
    return judged.doubt == nil
  }
}

extension MatchSession {
  fileprivate mutating func claims(of recipe: Int) -> [PlanCandidates.Claim] {
    var claims: [PlanCandidates.Claim] = []
    for (position, requirement) in index.recipes.required[recipe].lazy.map(Int.init).enumerated() {
      let judgement = judgement(of: requirement, in: recipe, at: position)
      guard judgement.grade == .generic, let thing = judgement.earner else { continue }
      let asked = Set(index.requirements.alternatives[requirement])
      claims.append(PlanCandidates.Claim(thing: thing, asked: asked))
    }
    return claims
  }

  fileprivate mutating func standIns(of recipe: Int) -> [NearEqualDishes.StandIn] {
    var standIns: [NearEqualDishes.StandIn] = []
    for (position, requirement) in index.recipes.required[recipe].lazy.map(Int.init).enumerated() {
      let judgement = judgement(of: requirement, in: recipe, at: position)
      let isChoice = index.requirements.alternatives[requirement].count > 1
      guard judgement.grade == .swap || isChoice && judgement.grade.isUse,
        let thing = judgement.earner
      else { continue }
      standIns.append(NearEqualDishes.StandIn(requirement: requirement, thing: thing))
    }
    return standIns
  }

  /// How many lines of a dish are met by whatever there is of a heading.
  fileprivate mutating func headings(of recipe: Int) -> Int {
    var count = 0
    for (position, requirement) in index.recipes.required[recipe].lazy.map(Int.init).enumerated() {
      guard index.requirements.isHeading(requirement, index.lexicon.taxonomy),
        judgement(of: requirement, in: recipe, at: position).grade == .kind
      else { continue }
      count += 1
    }
    return count
  }

  /// Whether anything is there but what most kitchens have.
  fileprivate var hasMoreThanUsual: Bool {
    pantry.contains { !usual.contains($0) && !query.stripped[$0] }
  }

  /// Whether something that must be used goes into a dish.
  fileprivate mutating func usesWhatMustBe(_ recipe: Int) -> Bool {
    guard !mustUse.isEmpty else { return false }
    return index.recipes.required[recipe].contains { common(Int($0)).isMetBy.contains(true) }
  }
}

extension MatchSession {
  /// Whether a dish lacks a line that asks for nothing but some ingredients.
  fileprivate mutating func lacks(oneOf ingredients: Set<UInt32>, in recipe: Int) -> Bool {
    for requirement in index.recipes.required[recipe].lazy.map(Int.init)
    where index.requirements.alternatives[requirement].allSatisfy(ingredients.contains) {
      let judgement = judgement(of: requirement, in: recipe, at: nil)
      if !judgement.grade.isCovered { return true }
    }
    return false
  }
}
