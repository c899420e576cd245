public import JSONCoding
public import RecipeMatching
public import RecipeModel

extension Reply {
  /// `whatcanimake.match/2`.
  public typealias Matches = Joined<MatchList, Notes>

  public struct MatchList: JSONReply {
    public let schema: String
    public let have: [String]
    public let unknown: [UnknownName]
    public let matches: [Joined<Match, Like>]
    public let more: More
    public let hidden: Hidden
    public let counts: [MatchAnswer.Count]
    public let buyNext: [Purchase]
  }

  /// A dish, judged against the pantry.
  public typealias Match = Joined<MatchCard, Marks, Family>

  public struct MatchCard: JSONReply {
    public let id: DishID
    public let name: String
    public let kind: Recipe.Kind
    public let missing: [String]
    public let missingCount: Int
    public let used, leaveOut: [String]
    public let compromises: [Compromise]
    public let lines: [Line]
    public let keys: Keys
  }

  public struct Compromise: JSONReply {
    public let required, with: String
    public let grade: Grade
    public let note: String?
  }

  public struct Line: JSONReply {
    public struct Short: JSONReply {
      public let quantity: Double?
      public let unit: String?
    }

    public let ingredient: String
    public let grade: Grade
    public let with: String?
    public let required, excluded, inShopping: Bool
    public let short: Short?
    public let daysLeft, usedAlike: Int?
    public let makeIt: DishID?
  }

  public struct Keys: JSONReply {
    public let missing, plain, breadth, used, swaps, expiring, taste, renown, weight: Int
    public let generics: Int
    public let minutes: Int?
  }

  /// The same dish from other sources.
  public struct Family: JSONReply {
    public let alsoIn: [DishID]
  }

  /// The better known dish that a dish stands under.
  public struct Like: JSONReply {
    public let like: DishID?
  }

  public struct More: JSONReply {
    public let count, missingAtLeast: Int
  }

  public struct Purchase: JSONReply {
    public let name: String
    public let completes, worth: Int
  }

  /// How many dishes are hidden and why; `reason` is that of most of them.
  public struct Hidden: JSONReply {
    public struct Reason: JSONReply {
      public let reason: String
      public let count: Int
    }

    public let count: Int
    public let reason: String
    public let reasons: [Reason]

    init(_ counts: HiddenCounts, _ notes: ExclusionNotes) {
      let reasons = [
        Reason(reason: "unrecognised ingredients", count: counts.unrecognised),
        Reason(reason: notes.doubt, count: counts.mayContain),
      ]
      let main = counts.mayContain > counts.unrecognised ? reasons[1] : reasons[0]
      count = counts.count
      reason = counts.count == 0 ? "" : main.reason
      self.reasons = reasons.filter { $0.count > 0 }
    }
  }

  /// What is always avoided, and what somebody has and may not use.
  public struct Notes: JSONReply {
    public let avoiding: [String]
    public let withheld: [WithheldItem]

    init(_ notes: ExclusionNotes) {
      avoiding = notes.avoiding
      withheld = notes.withheld
    }
  }

  /// Dishes with what was left out of them, as `whatcanimake.<noun>/1`.
  public typealias Dishes = Joined<DishItems, Notes>

  public struct DishItems: JSONReply {
    public let schema: String
    public let items: [DishItem]
    public let hidden: Hidden
  }
}

extension Grade: Codable {
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let name = try container.decode(String.self)
    guard let grade = Grade.allCases.first(where: { $0.name == name }) else {
      throw DecodingError.dataCorruptedError(in: container, debugDescription: "no grade '\(name)'")
    }
    self = grade
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(name)
  }
}

extension Kitchen {
  public func json(_ reply: MatchReply) -> Reply.Matches {
    let families = alsoIn(of: reply.answer.matches.map(\.recipe), reply.notes)
    let heads = self.heads(of: reply.answer.matches)
    let makers = makers(under: reply.notes.stated)
    return Joined(
      Reply.MatchList(
        schema: "whatcanimake.match/2",
        have: reply.have,
        unknown: reply.unknown,
        matches: reply.answer.matches.map { match in
          Joined(
            json(match, families, makers),
            Reply.Like(like: heads[match.recipe].map(index.recipes.id(of:)))
          )
        },
        more: Reply.More(
          count: reply.beyondCap,
          missingAtLeast: reply.request.missingAtMost + 1
        ),
        hidden: Reply.Hidden(reply.answer.hidden, reply.notes),
        counts: reply.answer.counts,
        buyNext: reply.buyNext.map { purchase in
          Reply.Purchase(
            name: index.lexicon.name(of: purchase.ingredient),
            completes: purchase.completes.dishes,
            worth: purchase.completes.worth
          )
        }
      ),
      Reply.Notes(reply.notes)
    )
  }

  /// A list of dishes as `whatcanimake.<noun>/1`, with what was left out of it.
  public func json(_ noun: String, _ reply: DishListReply) -> Reply.Dishes {
    Joined(
      Reply.DishItems(
        schema: "whatcanimake.\(noun)/1",
        items: reply.dishes.map(\.json),
        hidden: Reply.Hidden(reply.hidden, reply.notes)
      ),
      Reply.Notes(reply.notes)
    )
  }

  /// A dish, judged against the pantry.
  ///
  /// - Parameters:
  ///   - families: For the dishes of the answer the others of their families.
  ///   - makers: The dishes that make what is missing.
  func json(
    _ match: PantryMatch,
    _ families: [RecipeID: [DishID]],
    _ makers: IngredientMakers
  ) -> Reply.Match {
    let id = index.recipes.id(of: match.recipe)
    return Joined(
      Reply.MatchCard(
        id: id,
        name: index.recipes.name(of: match.recipe),
        kind: index.recipes.kind(of: match.recipe),
        missing: match.missing.map(\.name),
        missingCount: match.keys.missing,
        used: match.used.map(\.name),
        leaveOut: match.leftOut.map(\.name),
        compromises: match.compromises.map { line in
          Reply.Compromise(
            required: line.name,
            with: line.with.joined(separator: " + "),
            grade: line.grade,
            note: line.note.isEmpty ? nil : line.note
          )
        },
        lines: match.lines.map { json($0, makers.maker(of: $0)) },
        keys: Self.json(match.keys)
      ),
      belongings.marks(of: id).json,
      Reply.Family(alsoIn: families[match.recipe] ?? [])
    )
  }

  private func json(_ line: PantryMatch.Line, _ maker: IngredientMakers.Maker?) -> Reply.Line {
    Reply.Line(
      ingredient: line.name,
      grade: line.grade,
      with: line.with.isEmpty ? nil : line.with.joined(separator: " + "),
      required: line.isRequired,
      excluded: line.isExcluded,
      inShopping: isOnShoppingList(line),
      short: line.short.map { .init(quantity: $0.missing.quantity, unit: $0.missing.unit) },
      daysLeft: line.daysLeft,
      usedAlike: line.usedAlike,
      makeIt: maker?.dish
    )
  }

  private static func json(_ keys: RankKeys) -> Reply.Keys {
    Reply.Keys(
      missing: keys.missing,
      plain: keys.isPlain ? 1 : 0,
      breadth: keys.breadth,
      used: keys.used,
      swaps: keys.swaps,
      expiring: keys.expiring,
      taste: keys.taste,
      renown: keys.renown,
      weight: keys.weight,
      generics: keys.generics,
      minutes: keys.minutes
    )
  }
}
