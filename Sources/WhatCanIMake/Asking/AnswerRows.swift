public import RecipeMatching
public import RecipeModel

/// A row of an answer as a screen shows it: a dish, and what folds under it.
public struct AnswerRow: Sendable, Equatable {
  public var match: PantryMatch
  /// The same dish from other sources, in the order of the answer.
  public var alsoIn: [DishID]
  /// Drinks that use the same things and miss the same, in the order of the answer.
  public var like: [PantryMatch]

  /// How many dishes of the answer it stands for.
  public var dishes: Int { 1 + alsoIn.count + like.count }
}

/// The rows of the dishes that miss as much.
public struct AnswerGroup: Sendable, Equatable {
  /// How much each of them misses; nil where an order mixes them.
  public var missing: Int?
  public var rows: [AnswerRow]
  /// Plain dishes, which fold into one line.
  public var plain: [PantryMatch]
  /// Dishes of the group that are neither shown nor folded under a row.
  public var more: Int
}

extension Kitchen {
  /// The answer to a request as a screen shows it.
  ///
  /// - Parameter rows: The most rows over all groups; plain dishes take none.
  /// - Throws: As ``answer(_:)``.
  /// Cost: as ``answer(_:)``, a few times where much folds.
  public func screen(
    _ request: MatchRequest,
    rows limit: Int
  ) throws(KitchenError) -> (reply: MatchReply, groups: [AnswerGroup]) {
    let asked = try answerable(request)
    let buyNext = buyNext(asked)
    var factor = 4
    while true {
      let most = min(factor * max(1, limit), 4_000_000)
      let reply = reply(to: request, asked, limit: most, buyNext: buyNext)
      let groups = groups(of: reply, rows: limit)
      let isFull = groups.reduce(0) { $0 + $1.rows.count } >= limit
      let isAll = reply.answer.matches.count < most
      if isFull || isAll || factor >= 64 { return (reply, groups) }
      factor *= 4
    }
  }

  /// The rows of an answer, in its order.
  ///
  /// In the orders in which what is missing decides first there is a group for each number of missing things.
  /// Plain dishes fold into one line of their group; dishes that are the same from several sources, and drinks
  /// that use the same things and miss the same, fold under the first of their group.
  public func groups(of reply: MatchReply, rows limit: Int) -> [AnswerGroup] {
    let matches = reply.answer.matches
    let numbers: [Int?] =
      reply.request.order.isByMissing ? Set(matches.map { $0.keys.missing }).sorted() : [nil]
    var groups: [AnswerGroup] = []
    var left = limit
    for missing in numbers {
      let members = matches.filter { missing == nil || $0.keys.missing == missing }
      let all = folded(members.filter { !$0.keys.isPlain }) as [AnswerRow]
      let rows = Array(all.prefix(left))
      left -= rows.count
      // Plain dishes come after all rows of their group.
      let plain = rows.count == all.count ? members.filter { $0.keys.isPlain } : []
      guard !rows.isEmpty || !plain.isEmpty else { continue }
      let count = reply.answer.counts.first { $0.missing == missing }?.dishes ?? members.count
      let seen = rows.reduce(plain.count) { $0 + $1.dishes }
      groups.append(
        AnswerGroup(
          missing: missing,
          rows: rows,
          plain: (folded(plain) as [FoldedMatch]).map(\.match),
          more: max(0, count - seen)
        )
      )
    }
    return groups
  }

  /// Folds the dishes of one group.
  ///
  /// Where the person keeps another one of a family (a favourite, a rating, a note, a list), that one is
  /// shown: what they chose stays what they see.
  private func folded(_ matches: [PantryMatch]) -> [AnswerRow] {
    var rows: [AnswerRow] = []
    var positions: [Likeness: Int] = [:]
    for family in folded(matches) as [FoldedMatch] {
      if let likeness = likeness(of: family.match), let position = positions[likeness] {
        rows[position].like.append(family.match)
        rows[position].alsoIn += family.alsoIn
        continue
      }
      if let likeness = likeness(of: family.match) { positions[likeness] = rows.count }
      rows.append(AnswerRow(match: family.match, alsoIn: family.alsoIn, like: []))
    }
    return rows
  }

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
    let ids = Dictionary(
      matches.map { (index.recipes.id(of: $0.recipe), $0.recipe) },
      uniquingKeysWith: { first, _ in first }
    )
    for missing in Set(matches.map(\.keys.missing)) {
      let members = matches.filter { $0.keys.missing == missing && !$0.keys.isPlain }
      for row in folded(members) as [AnswerRow] {
        for other in row.like.map(\.recipe) + row.alsoIn.compactMap({ ids[$0] }) {
          heads[other] = row.match.recipe
        }
      }
    }
    return heads
  }
}
