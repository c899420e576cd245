import RecipeLexicon
public import RecipeModel
import RecipeRanking

/// Finds the dishes that a pantry covers best, in one total order.
///
/// The answer equals that of judging every line of every dish by the table of grades. Candidates
/// come from the posting lists of what the pantry grants, so dishes that use nothing cost nothing.
public struct PantryMatcher: Sendable {
  public let index: CatalogueIndex

  public init(index: CatalogueIndex) {
    self.index = index
  }

  /// The ranked answer to a query.
  ///
  /// Order: as ``RankOrder`` says, then name, then dish id. Cost: O(ingredients + requirements +
  /// lines of the dishes that use something of the pantry + labels), and O(ingredients) for each
  /// distinct ingredient that some dish has too little of.
  public func answer(_ query: MatchQuery) -> MatchAnswer {
    var session = MatchSession(index: index, query: query)
    let admitted = session.admitted()
    var best = TopK<RankedRecipe>(k: max(0, query.limit)) { left, right in
      precedes(left.vector, right.vector) ?? (left.recipe < right.recipe)
    }
    var tally = Tally()
    for recipe in session.candidates() where admitted[recipe] {
      guard let judged = session.judge(recipe), judged.usesPantry else { continue }
      let isWithinCap = query.missingAtMost.map { judged.keys.missing <= $0 } ?? true
      if judged.isUnrecognised, query.exclusion.isActive {
        if isWithinCap { tally.hidden += 1 }
        continue
      }
      tally.count(judged)
      if isWithinCap {
        best.insert(RankedRecipe(recipe: recipe, vector: query.order.ascending(judged.keys)))
      }
    }
    return MatchAnswer(
      matches: best.sorted().compactMap { session.match($0.recipe) },
      counts: tally.counts,
      hiddenAsUnrecognised: tally.hidden,
      purchases: tally.purchases { session.name(of: $0) }
    )
  }

  /// The keys of every dish, by ``RecipeID``, whatever cap and limit say and whether or not it uses
  /// anything of the pantry. Nil for a dish that the filter does not let through, that is hidden or
  /// excluded, that lacks what must be used, or that has a line which is not recognised while
  /// something is excluded.
  ///
  /// Cost: O(ingredients + requirements + lines of all dishes + labels), and O(ingredients) for
  /// each distinct ingredient that some dish has too little of.
  public func keys(of query: MatchQuery) -> [RankKeys?] {
    var session = MatchSession(index: index, query: query)
    return session.admitted().enumerated().map { recipe, isAdmitted in
      guard isAdmitted, let judged = session.judge(recipe) else { return nil }
      return judged.isUnrecognised && query.exclusion.isActive ? nil : judged.keys
    }
  }

  /// How many dishes ``keys(of:)`` leaves out for nothing but a line that is not recognised while
  /// something is excluded. Cost: as there; none while nothing is excluded.
  public func countOfUnrecognised(_ query: MatchQuery) -> Int {
    guard query.exclusion.isActive else { return 0 }
    var session = MatchSession(index: index, query: query)
    return session.admitted().enumerated().count { recipe, isAdmitted in
      isAdmitted && session.judge(recipe)?.isUnrecognised == true
    }
  }

  /// One dish judged as in ``answer(_:)``, whatever filter, cap and limit say; nil when it is
  /// excluded, or lacks what must be used. Cost: O(ingredients + requirements + its lines).
  public func match(_ recipe: RecipeID, _ query: MatchQuery) -> PantryMatch? {
    matches([recipe], query).first
  }

  /// Several dishes judged as by ``match(_:_:)``, in their order, without those for which that is nil.
  public func matches(_ recipes: [RecipeID], _ query: MatchQuery) -> [PantryMatch] {
    var session = MatchSession(index: index, query: query)
    return recipes.compactMap { session.match($0.rawValue) }
  }
}

private struct RankedRecipe {
  var recipe: Int
  var vector: RankVector
}

/// What an answer counts beside its best dishes.
private struct Tally {
  var hidden = 0
  private var byMissing: [Int: Int] = [:]
  private var completing: [Int: Int] = [:]

  mutating func count(_ judged: JudgedRecipe) {
    byMissing[judged.keys.missing, default: 0] += 1
    if judged.keys.missing == 1, let only = judged.firstMissing {
      completing[only, default: 0] += 1
    }
  }

  var counts: [MatchAnswer.Count] {
    byMissing.sorted { $0.key < $1.key }.map {
      MatchAnswer.Count(missing: $0.key, dishes: $0.value)
    }
  }

  func purchases(name: (Int) -> String) -> [MatchAnswer.Purchase] {
    // Two requirements can read alike: butter, and butter or margarine without the margarine.
    let dishes = Dictionary(completing.map { (name($0.key), $0.value) }, uniquingKeysWith: +)
    let named = dishes.map { MatchAnswer.Purchase(name: $0.key, dishes: $0.value) }
    return named.sorted { left, right in
      if left.dishes != right.dishes { return left.dishes > right.dishes }
      return left.name.utf8.lexicographicallyPrecedes(right.name.utf8)
    }
  }
}
