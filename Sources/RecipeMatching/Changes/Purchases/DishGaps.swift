import RecipeLexicon
import RecipeModel
import SectionFiles

/// What is bought for a line.
enum PurchasePurpose {
  /// The thing itself, a kind of it, or what makes it in a home step.
  case asked
  /// Beside that what it is a kind of.
  case meant
  /// Whatever meets it, also what only stands in.
  case any
}

/// What each dish lacks of a pantry, and the smallest purchases that give it.
///
/// "Lacks" is what ``PantryMatcher`` calls missing: a requirement that is there in part is not missing,
/// so amounts play no role. Dishes that a query excludes, does not admit or hides as unrecognised have
/// no gap at all.
struct DishGaps {
  let index: CatalogueIndex
  let query: MatchQuery
  private let admitted: DishSet?
  /// For each requirement whether the pantry meets it, in dishes without swaps of their own.
  private let isMet: [Bool]
  /// For each requirement whether nothing that it asks for is safe.
  private let isRefused: [Bool]
  private var purchases: RequirementPurchases
  let labels: PurchaseLabels

  /// - Parameters:
  ///   - limit: The most things to buy for one dish.
  ///   - buying: What is bought, though what is there already may stand in for other things.
  ///   - recipe: The one dish that is asked about; nil for any. It costs less for one.
  init(
    _ index: CatalogueIndex,
    _ query: MatchQuery,
    limit: Int,
    buying purpose: PurchasePurpose = .any,
    of recipe: Int? = nil
  ) {
    self.index = index
    var query = query
    // What must be used belongs to the pantry, and asks nothing of a dish that is not made yet.
    query.pantry += query.mustUse
    query.mustUse = []
    self.query = query
    var session = MatchSession(index: index, query: query)
    var isMet = [Bool](repeating: false, count: index.requirements.count)
    for hit in session.hits() { isMet[hit.term] = true }
    var isRefused = [Bool](repeating: false, count: index.requirements.count)
    let refused = index.refused(query.exclusion)
    for requirement in refused.certain + refused.possible { isRefused[requirement] = true }
    var buying = query
    if purpose != .any { buying.allowsSwaps = false }
    if purpose == .asked { buying.allowsGeneric = false }
    let wanted = recipe.map { recipe in
      index.ingredients(
        askedBy: index.recipes.required[recipe].lazy.map(Int.init).filter { !isMet[$0] },
        in: recipe,
        buying
      )
    }
    labels = PurchaseLabels(session.judge.closure, limit: limit, of: wanted)
    var had = session.judge
    had.homeMade = .none
    purchases = RequirementPurchases(labels, index, buying, had: purpose == .any ? nil : had)
    admitted = index.admitted(by: query)
    (self.isMet, self.isRefused) = (isMet, isRefused)
  }

  /// Calls `body` with each dish of some that lacks something, ascending by id, and what it lacks, in the
  /// order of its lines. Cost: O(lines of the dishes).
  func forEach(
    among dishes: CompletableDishes,
    _ body: (_ recipe: Int, _ missing: [Int]) -> Void
  ) {
    let (offsets, targets) = (index.recipes.required.offsets, index.recipes.required.targets)
    var missing: [Int] = []
    dishes.forEach { recipe in
      missing.removeAll(keepingCapacity: true)
      for place in Int(offsets[recipe])..<Int(offsets[recipe + 1])
      where !isMet[Int(targets[place])] {
        missing.append(Int(targets[place]))
      }
      if !missing.isEmpty, hasOwnSwaps(recipe) {
        missing.removeAll { isMet($0, bySwapOf: recipe) }
      }
      if !missing.isEmpty { body(recipe, missing) }
    }
  }

  /// The requirements that a dish lacks, in the order of its lines; nil when it is not in question.
  func missing(in recipe: Int) -> [Int]? {
    guard isInQuestion(recipe) else { return nil }
    return index.recipes.required[recipe].lazy.map(Int.init)
      .filter { !isMet[$0] && !isMet($0, bySwapOf: recipe) }
  }

  /// Whether a dish is admitted, holds nothing excluded, and is recognised as far as that matters.
  private func isInQuestion(_ recipe: Int) -> Bool {
    guard admitted?.contains(recipe) ?? true else { return false }
    guard query.exclusion.isActive else { return true }
    return areSafe(index.recipes.required[recipe])
  }

  private func areSafe(_ requirements: Column<UInt32>) -> Bool {
    for requirement in requirements.lazy.map(Int.init) {
      if isRefused[requirement] || index.requirements.isUnjudged(requirement) { return false }
    }
    return true
  }

  /// The smallest purchases that meet a requirement in a dish.
  mutating func sets(for requirement: Int, in recipe: Int) -> PurchaseSets {
    let own = index.ownSubstitutes(for: requirement, in: recipe, query)
    return own.isEmpty
      ? purchases.sets(for: requirement)
      : purchases.sets(for: requirement, ownSubstitutes: own)
  }

  /// Whether a dish has swaps of its own that count.
  func hasOwnSwaps(_ recipe: Int) -> Bool {
    let offsets = index.recipes.ownSwaps.offsets
    return query.allowsSwaps && offsets[recipe] != offsets[recipe + 1]
  }

  private func isMet(_ requirement: Int, bySwapOf recipe: Int) -> Bool {
    for substitute in index.ownSubstitutes(for: requirement, in: recipe, query)
    where labels.closure.isThere(substitute) {
      return true
    }
    return false
  }
}

extension CatalogueIndex {
  /// All that ``RequirementPurchases`` may ask about to meet some requirements of a dish: what they name, with kinds and
  /// what is above it, what may stand in, and the same of dishes that make it.
  fileprivate func ingredients(
    askedBy requirements: [Int],
    in recipe: Int,
    _ query: MatchQuery
  ) -> [Int] {
    var asked = named(by: requirements, in: recipe, query)
    let makers = DishMakers(of: self, query)
    if !makers.isEmpty {
      for alternative in requirements.flatMap({ self.requirements.alternatives[$0] }) {
        for maker in makers.making(Int(alternative), isExact: false) {
          let lines = recipes.required[maker.recipe].map { Int($0) }
          asked += named(by: lines, in: maker.recipe, query)
        }
      }
    }
    let taxonomy = lexicon.taxonomy
    return asked.flatMap { [$0] + taxonomy.descendants(of: $0) + taxonomy.ancestors(of: $0) }
  }

  /// What requirements of a dish name, and what may stand in for it by the tables or by the dish itself.
  private func named(by requirements: [Int], in recipe: Int, _ query: MatchQuery) -> [Int] {
    let taxonomy = lexicon.taxonomy
    return requirements.flatMap { requirement in
      self.requirements.alternatives[requirement].flatMap { alternative in
        [Int(alternative)]
          + taxonomy.swaps[Int(alternative)].map { Int(taxonomy.swapSubstitutes[Int($0)]) }
      } + ownSubstitutes(for: requirement, in: recipe, query)
    }
  }

  /// What a dish allows instead of a requirement, where swaps are allowed at all.
  func ownSubstitutes(for requirement: Int, in recipe: Int, _ query: MatchQuery) -> [Int] {
    let offsets = recipes.ownSwaps.offsets
    guard query.allowsSwaps, offsets[recipe] != offsets[recipe + 1],
      requirements.takesSwaps(requirement)
    else { return [] }
    var substitutes: [Int] = []
    for ingredient in requirements.allowed(requirement, query.exclusion) {
      for swap in recipes.ownSwaps[recipe].lazy.map(Int.init)
      where Int(recipes.ownSwapRequired[swap]) == ingredient
        && recipes.isSafe(swap, query.exclusion)
      {
        substitutes.append(Int(recipes.ownSwapSubstitutes[swap]))
      }
    }
    return substitutes
  }
}
