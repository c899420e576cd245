import RecipeMatching
import RecipeModel

/// A row of an answer on a screen: a dish, and the dishes that are folded under it.
public struct AnswerRow: Sendable, Equatable {
  public var match: DishMatch
  /// Drinks that use and miss the same ingredients, in the order of the answer.
  public var like: [DishLabel]

  /// How many dishes of the answer this row represents.
  public var dishes: Int { 1 + match.alsoIn.count + like.count }
}

/// The rows of dishes that miss the same number of ingredients.
public struct AnswerGroup: Sendable, Equatable {
  /// How many ingredients each dish misses; nil if the order mixes these numbers.
  public var missing: Int?
  public var rows: [AnswerRow]
  /// Plain dishes, which are folded into one line.
  public var plain: [DishLabel]
  /// How many dishes of the group are neither shown nor folded under a row.
  public var more: Int
}

/// An answer as a screen shows it.
public struct AnswerScreen: Sendable {
  /// The reply; its matches are the dishes that have a row.
  public var reply: MatchReply
  public var groups: [AnswerGroup]
  /// How many dishes within the limit of `missing` are neither shown nor folded under a row, in
  /// ascending order of what they miss; a single number if the order mixes these. No entry is zero.
  public var rest: [Rest]
  /// Ingredients of the saved pantry that are past their date but count in the answer, each once,
  /// in the order of the pantry.
  public var pastDate: [String]
  /// How many more dishes a few everyday ingredients would complete; nil if none.
  public var offer: StapleOffer?
  /// If nothing is shown: the names that can mean several things, each with its kinds.
  public var vague: [(name: String, kinds: [String])]

  /// How many dishes that miss the same number of ingredients have no row.
  public struct Rest: Sendable, Equatable {
    /// Nil if the order mixes these numbers.
    public var missing: Int?
    public var dishes: Int
  }
}

extension Kitchen {
  /// The answer to a request as a screen shows it. All groups together have at most as many rows as
  /// the limit of the request; plain dishes take no row.
  ///
  /// - Throws: As ``answer(_:)``. Cost: that of ``PantryMatcher/answer(_:)``, or a few times that
  ///   if many dishes are folded.
  public func screen(_ request: MatchRequest) throws(KitchenError) -> AnswerScreen {
    try screen(request, rows: [:])
  }

  /// The same, with a maximum number of rows for each group, by what its dishes miss; groups that
  /// are not named show all their rows.
  ///
  /// The dishes to fold under a row are searched only among the best of its group, some for each
  /// row, so the cost depends on what is shown. The limit of the request says how many dishes the
  /// groups may cover.
  ///
  /// - Parameter unfoldsPlain: Whether a group of nothing but plain dishes shows these in rows.
  public func screen(
    _ request: MatchRequest,
    rows most: [Int: Int],
    unfoldsPlain: Bool = false
  ) throws(KitchenError) -> AnswerScreen {
    let asked = try answerable(request)
    let matcher = matcher
    var (query, factor) = (asked.query, Self.lookedAt)
    while true {
      query.limit = min(factor * max(1, request.limit), 4_000_000)
      var ranked = matcher.ranking(query)
      let groups = groups(of: &ranked, for: request, rows: most, unfoldsPlain)
      let rows = groups.flatMap(\.rows)
      let isAll = ranked.dishes.count < query.limit
      if rows.count < request.limit, most.isEmpty, !isAll, factor < 64 {
        factor *= 4
        continue
      }
      let reply = reply(to: request, asked, ranked, showing: rows.map(\.match))
      return AnswerScreen(
        reply: reply,
        groups: groups,
        rest: rest(of: ranked, within: request.missingAtMost, besides: groups),
        pastDate: pastDate(in: request),
        offer: try stapleOffer(for: request, having: reply.have),
        vague: groups.isEmpty
          ? reply.have.prefix(40).map { ($0, kinds(ofClass: $0)) }.filter { !$0.1.isEmpty } : []
      )
    }
  }

  /// For each row that is wanted so many dishes are looked at, as some fold under others.
  private static let lookedAt = 4

  private func rest(
    of answer: RankedQuery,
    within most: Int,
    besides groups: [AnswerGroup]
  ) -> [AnswerScreen.Rest] {
    if let mixed = groups.first(where: { $0.missing == nil }) {
      return mixed.more == 0 ? [] : [AnswerScreen.Rest(missing: nil, dishes: mixed.more)]
    }
    return answer.counts.filter { $0.missing <= most }.compactMap { count in
      let group = groups.first { $0.missing == count.missing }
      let dishes = group?.more ?? count.dishes
      return dishes == 0 ? nil : AnswerScreen.Rest(missing: count.missing, dishes: dishes)
    }
  }

  /// The rows of an answer, in its order.
  ///
  /// In the orders in which what is missing decides first there is a group for each number of missing things.
  /// Plain dishes fold into one line of their group; dishes that are the same from several sources, and drinks
  /// that use the same things and miss the same, fold under the first of their group. Only what has a row is
  /// named.
  private func groups(
    of answer: inout RankedQuery,
    for request: MatchRequest,
    rows most: [Int: Int],
    _ unfoldsPlain: Bool
  ) -> [AnswerGroup] {
    let dishes = answer.dishes
    let numbers: [Int?] =
      request.order.isByMissing ? Set(dishes.map(\.keys.missing)).sorted() : [nil]
    var groups: [AnswerGroup] = []
    var left = request.limit
    for missing in numbers {
      let members = dishes.filter { missing == nil || $0.keys.missing == missing }
      let isUnfolded = unfoldsPlain && members.allSatisfy(\.keys.isPlain)
      let all = isUnfolded ? members : members.filter { !$0.keys.isPlain }
      let room = min(left, missing.flatMap { most[$0] } ?? left)
      let seen = missing.flatMap { most[$0] } == nil ? all.count : Self.lookedAt * room
      let found = rows(of: all, atLeast: room, lookingAt: seen, in: &answer)
      let rows = found.prefix(room).map { row in
        AnswerRow(
          match: inNames(row.match, alsoIn: row.alsoIn),
          like: row.like.map { label(of: $0) }
        )
      }
      left -= rows.count
      // Plain dishes come after all rows of their group.
      let isWhole = !most.isEmpty || rows.count == found.count
      let plain = isWhole && !isUnfolded ? members.filter(\.keys.isPlain) : []
      guard !rows.isEmpty || !plain.isEmpty else { continue }
      let count = answer.counts
        .filter { $0.missing == missing ?? $0.missing && $0.missing <= request.missingAtMost }
        .reduce(0) { $0 + $1.dishes }
      let shown = rows.reduce(plain.count) { $0 + $1.dishes }
      groups.append(
        AnswerGroup(
          missing: missing,
          rows: rows,
          plain: gathered(plain, by: { duplicateGroup(of: RecipeID($0.recipe)) }).map {
            duplicateGroup in
            let head = chosen(of: duplicateGroup) { (RecipeID($0.recipe), $0.keys) }
            return label(of: RecipeID(duplicateGroup[head].recipe))
          },
          more: max(0, count - shown)
        )
      )
    }
    return groups
  }

  /// Folds the dishes of one group; of the best of them where that is enough.
  ///
  /// - Parameters:
  ///   - least: How many rows are wanted.
  ///   - count: How many dishes are looked at first; four times as many each time until there are enough rows.
  private func rows(
    of dishes: [RankedDish],
    atLeast least: Int,
    lookingAt count: Int,
    in answer: inout RankedQuery
  ) -> [Row] {
    var matches: [PantryMatch] = []
    var looked = 0
    var next = min(count, dishes.count)
    while true {
      matches += dishes[looked..<next].compactMap { answer.match($0) }
      looked = next
      let rows = rows(of: matches)
      guard rows.count < least, looked < dishes.count else { return rows }
      next = min(max(1, looked) * Self.lookedAt, dishes.count)
    }
  }

  /// Folds the dishes of one group.
  ///
  /// Where the person keeps another one of a duplicate group (a favourite, a rating, a note, a list), that one is
  /// shown: what they chose stays what they see.
  private func rows(of matches: [PantryMatch]) -> [Row] {
    var rows: [Row] = []
    var positions: [Likeness: Int] = [:]
    for duplicateGroup in folded(matches) {
      let likeness = likeness(of: duplicateGroup.match)
      if let likeness, let position = positions[likeness] {
        rows[position].like.append(duplicateGroup.match.recipe)
        rows[position].alsoIn += duplicateGroup.alsoIn
        continue
      }
      if let likeness { positions[likeness] = rows.count }
      rows.append((duplicateGroup.match, duplicateGroup.alsoIn, []))
    }
    return rows
  }

  /// A row before it has names.
  private typealias Row = (match: PantryMatch, alsoIn: [RecipeID], like: [RecipeID])

  /// What things of the pantry a drink uses, and what it misses; nil for food, which differs by more than that.
  private func likeness(of match: PantryMatch) -> Likeness? {
    guard index.recipes.kind(of: match.recipe) == .cocktail else { return nil }
    return Likeness(
      missing: Set(match.missing.map(\.name)),
      used: Set(match.used.flatMap(\.with))
    )
  }

  private struct Likeness: Hashable {
    var missing: Set<String>
    var used: Set<String>
  }

  /// For each dish of an answer that a screen folds under another, that other one.
  func heads(of matches: [PantryMatch]) -> [RecipeID: RecipeID] {
    var heads: [RecipeID: RecipeID] = [:]
    for missing in Set(matches.map(\.keys.missing)) {
      let members = matches.filter { $0.keys.missing == missing && !$0.keys.isPlain }
      for row in rows(of: members) {
        for other in row.like + row.alsoIn { heads[other] = row.match.recipe }
      }
    }
    return heads
  }
}
