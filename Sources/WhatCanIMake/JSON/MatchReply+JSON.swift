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
  public typealias Match = Joined<MatchCard, Marks, DuplicateGroup>

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
    public let daysLeft: Int?
    /// Whether the days left are an estimate: how long such things usually keep.
    public let estimated: Bool
    public let usedAlike: Int?
    public let makeIt: DishID?
  }

  public struct Keys: JSONReply {
    public let missing, plain, main, breadth, used, swaps, expiring, taste, renown, weight: Int
    public let generics: Int
    public let minutes: Int?
  }

  /// The same dish from other sources.
  public struct DuplicateGroup: JSONReply {
    public let alsoIn: [DishID]
  }

  /// The better-known dish under which a dish is folded.
  public struct Like: JSONReply {
    public let like: DishID?
  }

  public struct More: JSONReply {
    public let count, missingAtLeast: Int
  }

  /// Something to buy, and what it completes.
  public struct Purchase: JSONReply, Equatable {
    public let name: String
    public let completes, worth: Int
  }

  /// How many dishes are hidden and why; `reason` is the reason of most of them.
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

  /// What the person avoids in every answer, and what they have and must not use.
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
    public let more: Beyond
  }

  /// How many dishes follow, if only a part of a list was asked for.
  public struct Beyond: JSONReply {
    public let count: Int
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

extension MatchReply {
  public var json: Reply.Matches {
    Joined(
      Reply.MatchList(
        schema: "whatcanimake.match/2",
        have: have,
        unknown: unknown,
        matches: matches.map { Joined($0.json, Reply.Like(like: $0.like)) },
        more: Reply.More(count: beyondCap, missingAtLeast: request.missingAtMost + 1),
        hidden: Reply.Hidden(hidden, notes),
        counts: counts,
        buyNext: buyNext
      ),
      Reply.Notes(notes)
    )
  }
}

extension DishListReply {
  /// As `whatcanimake.<noun>/1`, with what was left out.
  public func json(_ noun: String) -> Reply.Dishes {
    Joined(
      Reply.DishItems(
        schema: "whatcanimake.\(noun)/1",
        items: dishes.map(\.json),
        hidden: Reply.Hidden(hidden, notes),
        more: Reply.Beyond(count: beyond)
      ),
      Reply.Notes(notes)
    )
  }
}

extension DishMatch {
  var json: Reply.Match {
    Joined(
      Reply.MatchCard(
        id: id,
        name: name,
        kind: kind,
        missing: missing.map(\.name),
        missingCount: keys.missing,
        used: used.map(\.name),
        leaveOut: leftOut.map(\.name),
        compromises: compromises.map { line in
          Reply.Compromise(
            required: line.name,
            with: line.with.joined(separator: " + "),
            grade: line.grade,
            note: line.note.isEmpty ? nil : line.note
          )
        },
        lines: lines.map(\.json),
        keys: keys.json
      ),
      label.marks.json,
      Reply.DuplicateGroup(alsoIn: alsoIn.map(\.id))
    )
  }
}

extension DishMatch.Line {
  fileprivate var json: Reply.Line {
    Reply.Line(
      ingredient: name,
      grade: grade,
      with: with.isEmpty ? nil : with.joined(separator: " + "),
      required: isRequired,
      excluded: isExcluded,
      inShopping: inShopping,
      short: short.map { .init(quantity: $0.quantity, unit: $0.unit) },
      daysLeft: daysLeft,
      estimated: isEstimate,
      usedAlike: usedAlike,
      makeIt: maker?.dish
    )
  }
}

extension RankKeys {
  fileprivate var json: Reply.Keys {
    Reply.Keys(
      missing: missing,
      plain: isPlain ? 1 : 0,
      main: hasMain ? 1 : 0,
      breadth: breadth,
      used: used,
      swaps: swaps,
      expiring: expiring,
      taste: taste,
      renown: renown,
      weight: weight,
      generics: generics,
      minutes: minutes
    )
  }
}
