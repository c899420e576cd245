import RecipeMatching
import RecipeModel

extension Kitchen {
  /// A reply as `whatcanimake.match/2`.
  public func json(_ reply: MatchReply) -> JSONText {
    let families = alsoIn(of: reply.answer.matches.map(\.recipe), reply.notes)
    let heads = self.heads(of: reply.answer.matches)
    let makers = makers(under: reply.notes.stated)
    return .object(
      [
        ("schema", .string("whatcanimake.match/2")),
        ("have", .strings(reply.have)),
        ("unknown", .array(reply.unknown.map(Self.json))),
        (
          "matches",
          .array(
            reply.answer.matches.map { match in
              let head = heads[match.recipe].map { index.recipes.id(of: $0).description }
              return .object(
                members(of: match, families, makers)
                  + [("like", head.map(JSONText.string) ?? .null)]
              )
            }
          )
        ),
        (
          "more",
          .object([
            ("count", .integer(reply.beyondCap)),
            ("missingAtLeast", .integer(reply.request.missingAtMost + 1)),
          ])
        ),
        ("hidden", hidden(reply.answer.hidden, reply.notes)),
        ("counts", .array(reply.answer.counts.map(Self.json))),
        ("buyNext", .array(reply.buyNext.map(json))),
      ] + members(of: reply.notes)
    )
  }

  /// The keys of a dish against what is there.
  ///
  /// - Parameters:
  ///   - families: For the dishes of the answer the others of their families.
  ///   - makers: The dishes that make what is missing.
  func members(
    of match: PantryMatch,
    _ families: [RecipeID: [DishID]],
    _ makers: IngredientMakers
  ) -> [(key: String, value: JSONText)] {
    let table = index.recipes
    return [
      ("id", .string(table.id(of: match.recipe).description)),
      ("name", .string(table.name(of: match.recipe))),
      ("kind", .string(table.kind(of: match.recipe).rawValue)),
      ("missing", .strings(match.missing.map(\.name))),
      ("missingCount", .integer(match.keys.missing)),
      ("used", .strings(match.used.map(\.name))),
      ("leaveOut", .strings(match.leftOut.map(\.name))),
      ("compromises", .array(match.compromises.map(Self.compromise))),
      ("lines", .array(match.lines.map { line($0, makers.maker(of: $0)) })),
      ("keys", Self.json(match.keys)),
    ] + belongings.marks(of: table.id(of: match.recipe)).members + [
      ("alsoIn", .strings((families[match.recipe] ?? []).map(\.description)))
    ]
  }

  private static func compromise(_ line: PantryMatch.Line) -> JSONText {
    .object([
      ("required", .string(line.name)),
      ("with", .string(line.with.joined(separator: " + "))),
      ("grade", .string(line.grade.name)),
      ("note", line.note.isEmpty ? .null : .string(line.note)),
    ])
  }

  private func line(_ line: PantryMatch.Line, _ maker: IngredientMakers.Maker?) -> JSONText {
    .object([
      ("ingredient", .string(line.name)),
      ("grade", .string(line.grade.name)),
      ("with", line.with.isEmpty ? .null : .string(line.with.joined(separator: " + "))),
      ("required", .bool(line.isRequired)),
      ("excluded", .bool(line.isExcluded)),
      ("inShopping", .bool(isOnShoppingList(line))),
      ("short", line.short.map(Self.shortage) ?? .null),
      ("daysLeft", .optional(line.daysLeft)),
      ("usedAlike", .optional(line.usedAlike)),
      ("makeIt", .optional(maker?.dish.description)),
    ])
  }

  private static func shortage(_ shortage: Shortage) -> JSONText {
    .object([
      ("quantity", .optional(shortage.missing.quantity)),
      ("unit", .optional(shortage.missing.unit)),
    ])
  }

  private static func json(_ keys: RankKeys) -> JSONText {
    .object([
      ("missing", .integer(keys.missing)),
      ("plain", .integer(keys.isPlain ? 1 : 0)),
      ("breadth", .integer(keys.breadth)),
      ("used", .integer(keys.used)),
      ("swaps", .integer(keys.swaps)),
      ("expiring", .integer(keys.expiring)),
      ("taste", .integer(keys.taste)),
      ("renown", .integer(keys.renown)),
      ("weight", .integer(keys.weight)),
      ("generics", .integer(keys.generics)),
      ("minutes", .optional(keys.minutes)),
    ])
  }

  static func json(_ name: UnknownName) -> JSONText {
    .object([("input", .string(name.input)), ("suggestions", .strings(name.suggestions))])
  }

  private static func json(_ count: MatchAnswer.Count) -> JSONText {
    .object([("missing", .integer(count.missing)), ("dishes", .integer(count.dishes))])
  }

  private func json(_ purchase: Purchase) -> JSONText {
    .object([
      ("name", .string(index.lexicon.name(of: purchase.ingredient))),
      ("completes", .integer(purchase.completes.dishes)),
      ("worth", .integer(purchase.completes.worth)),
    ])
  }

  /// How many dishes are hidden and why; `reason` is that of most of them.
  func hidden(_ counts: HiddenCounts, _ notes: ExclusionNotes) -> JSONText {
    let reasons = [
      ("unrecognised ingredients", counts.unrecognised), (notes.doubt, counts.mayContain),
    ]
    let main = counts.mayContain > counts.unrecognised ? reasons[1] : reasons[0]
    return .object([
      ("count", .integer(counts.count)),
      ("reason", .string(counts.count == 0 ? "" : main.0)),
      (
        "reasons",
        .array(
          reasons.filter { $0.1 > 0 }.map {
            .object([("reason", .string($0.0)), ("count", .integer($0.1))])
          }
        )
      ),
    ])
  }

  /// What is always avoided, and what somebody has and may not use.
  func members(of notes: ExclusionNotes) -> [(key: String, value: JSONText)] {
    [
      ("avoiding", .strings(notes.avoiding)),
      (
        "withheld",
        .array(
          notes.withheld.map {
            .object([("input", .string($0.input)), ("names", .strings($0.names))])
          }
        )
      ),
    ]
  }
}
