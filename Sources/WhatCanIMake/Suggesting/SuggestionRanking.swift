import RecipeLexicon
import RecipeMatching
import RecipeModel
import RecipeRanking
import RecipeTaste

/// Everything about one request for suggestions that does not depend on what was shown before: which
/// dishes come into question, and how good each is.
struct SuggestionRanking {
  private let kitchen: Kitchen
  private let request: SuggestRequest
  private let asked: AskedQuery
  private let taste: Taste
  private let signals: PreferenceSignals
  /// Dishes that come into question, ascending, known ones among them.
  private let pool: [Int]
  /// Dishes of the pool that the person knows.
  private let known: Set<Int>
  /// Against what is there, for each dish; nil for one that does not come into question.
  private let judged: [RankKeys?]
  private let avoided: Int
  private let hidden: HiddenCounts

  init(_ request: SuggestRequest, in kitchen: Kitchen) throws(KitchenError) {
    self.request = request
    self.kitchen = kitchen
    var asked = try kitchen.query(for: request.match)
    asked.query.filter.allowsPlain = false
    self.asked = asked
    if asked.isEmpty, asked.notes.withheld.isEmpty, !request.match.have.isEmpty {
      throw KitchenError(.nothingRecognised(asked.unknown))
    }
    let taste = kitchen.taste()
    self.taste = taste
    let signals = kitchen.signals(taste)
    self.signals = signals
    let matcher = PantryMatcher(index: kitchen.index)
    judged = matcher.keys(of: asked.query)
    let avoids = AvoidedDishes(of: kitchen)
    var pool: [Int] = []
    var avoided = 0
    for (recipe, keys) in judged.enumerated() {
      guard let keys, request.missingAtMost.map({ keys.missing <= $0 }) ?? true else { continue }
      // Who says what is there wants it used.
      if request.usesWhatIsThere, keys.used == 0 { continue }
      if avoids.contains(recipe) { avoided += 1 } else { pool.append(recipe) }
    }
    self.pool = pool
    self.avoided = avoided
    hidden = matcher.hiddenCounts(asked.query)
    known = Set(
      pool.filter { signals.known.contains(kitchen.index.recipes.dishID(of: RecipeID($0))) }
    )
  }

  /// What is chosen to be shown, not yet judged line by line.
  struct Choice {
    /// Positions in the index, in the order in which they are shown.
    var recipes: [Int]
    var scores: [SuggestionScore]
    var isExhausted: Bool
    var remaining: Int
    /// When each dish was last shown, by position in the index, in seconds since 1970.
    var lastShown: [Int: Int]
  }

  /// What to show after what `history` says was shown.
  ///
  /// - Parameters:
  ///   - history: Newest first.
  ///   - now: Seconds since 1970; only the cooldown asks for it.
  func choice(history: [HistoryEntry], now: Int) -> Choice {
    let table = kitchen.index.recipes
    func row(_ dish: DishID) -> Int? { kitchen.recipe(with: dish)?.rawValue }
    let suggested = history.filter { $0.kind == .suggested }
    let earliest = request.cooldownDays.map { now - $0 * 86_400 }
    let counting =
      request.again ? [] : suggested.filter { entry in earliest.map { entry.at > $0 } ?? true }
    let cooked = history.filter { $0.kind == .cooked }.compactMap { row($0.dish) }
    let known = known.union(cooked)
    let shown = ShownDishes(
      count: table.count,
      shown: counting.compactMap { entry in row(entry.dish).map { (dish: $0, at: entry.number) } },
      isAlike: taste.areAlike
    )
    let toKnown = ShownDishes(
      count: table.count,
      shown: known.sorted().map { (dish: $0, at: 0) },
      isAlike: taste.areAlike
    )
    let passed = PassedOver(history, liked: signals, row: row)
    var profile = signals.profile
    profile.dislikes += passed.recipes.map { recipe in
      TasteProfile.Signal(
        terms: taste.recipes.corpus[recipe].map(Int.init),
        weight: PassedOver.weight
      )
    }
    let scores = SuggestionScore.all(
      judged,
      taste: kitchen.tasteKeys(profile, taste),
      groups: signals.groups,
      countsPantry: !asked.isEmpty,
      in: kitchen
    )
    let fresh = pool.filter { shown.isFresh($0) && toKnown.isFresh($0) }
    let isExhausted = fresh.isEmpty && !pool.isEmpty
    let chosen =
      isExhausted ? restart(shown, known, scores) : best(of: fresh, shown, scores, profile)
    let lastTimes = Dictionary(
      suggested.compactMap { entry in row(entry.dish).map { ($0, entry.at) } },
      uniquingKeysWith: { newest, _ in newest }
    )
    return Choice(
      recipes: chosen,
      scores: scores,
      isExhausted: isExhausted,
      remaining: isExhausted ? 0 : shown.freshCount(of: fresh, after: chosen),
      lastShown: lastTimes
    )
  }

  /// The answer that shows a choice: each dish against what is there, and why. Cost: that of judging
  /// each of its dishes.
  func reply(showing choice: Choice) -> SuggestReply {
    var query = asked.query
    query.taste = choice.scores.map { TasteLevel.level(ofScore: $0.taste) }
    let matches = PantryMatcher(index: kitchen.index)
      .matches(choice.recipes.map(RecipeID.init), query)
    let reasons = SuggestionReasons(kitchen, taste, signals, countsPantry: !asked.isEmpty)
    let dishes = kitchen.inNames(matches, asked.notes)
    let suggestions = zip(matches, dishes).map { match, dish in
      let score = choice.scores[match.recipe.rawValue]
      return Suggestion(
        match: dish,
        score: score.total,
        taste: score.taste,
        fit: score.fit,
        ease: score.ease,
        renown: score.renown,
        because: reasons.reasons(for: match),
        lastShown: choice.lastShown[match.recipe.rawValue]
      )
    }
    return SuggestReply(
      request: request,
      have: asked.have,
      unknown: asked.unknown,
      suggestions: suggestions,
      isExhausted: choice.isExhausted,
      remaining: choice.remaining,
      avoided: avoided,
      hidden: hidden,
      notes: asked.notes,
      hasTaste: kitchen.snapshot.hasTaste
    )
  }

  /// Those of some dishes that come into question, as positions in the index, in their order.
  func inQuestion(_ dishes: [DishID]) -> [Int] {
    let pool = Set(pool)
    return dishes.compactMap { kitchen.recipe(with: $0)?.rawValue }.filter { pool.contains($0) }
  }

  /// The best that differ from each other, none nearly the same as another.
  private func best(
    of fresh: [Int],
    _ shown: ShownDishes,
    _ scores: [SuggestionScore],
    _ profile: TasteProfile
  ) -> [Int] {
    let ranked = fresh.sorted { left, right in
      let (a, b) = (scores[left].total, scores[right].total)
      return a == b ? precedes(left, right) : a > b
    }
    // Enough to choose from, even when much of the top is nearly the same.
    let top = shown.distinct(Array(ranked.prefix(4 * deepest)), count: deepest)
    let order = diversified(
      min(request.count, top.count),
      relevance: top.map { scores[$0].total },
      relevanceWeight: profile.isEmpty && asked.isEmpty ? Self.unknownWeight : Self.knownWeight,
      intents: taste.scorer.intents(of: top, in: profile),
      similarity: { taste.recipes.cosine(top[$0], top[$1]) }
    )
    return order.map { top[$0] }
  }

  /// Whether a dish comes before another by name and id.
  private func precedes(_ left: Int, _ right: Int) -> Bool {
    kitchen.index.precedes(RecipeID(left), RecipeID(right))
  }

  /// How much being good counts against being unlike what is shown beside it …
  private static let knownWeight = 0.7
  /// … and where nothing is known of the person: well-known dishes that lie far apart.
  private static let unknownWeight = 0.6

  /// How many of the best dishes diversity chooses from.
  private var deepest: Int { max(100, request.count) }

  /// What was shown longest ago, and what the person does not know before what they know.
  private func restart(
    _ shown: ShownDishes,
    _ known: Set<Int>,
    _ scores: [SuggestionScore]
  ) -> [Int] {
    let ranked = pool.sorted { left, right in
      let (a, b) = (scores[left].total, scores[right].total)
      return a == b ? precedes(left, right) : a > b
    }
    let unknown = ranked.filter { !known.contains($0) }
    return shown.distinct(
      shown.oldestFirst(unknown.isEmpty ? ranked : unknown),
      count: request.count
    )
  }
}
