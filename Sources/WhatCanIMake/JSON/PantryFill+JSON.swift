public import JSONCoding
import RecipeModel

extension Reply {
  /// A list that was read into the pantry: `whatcanimake.pantry-fill/1`.
  public struct PantryFill: JSONReply {
    public struct Line: JSONReply {
      public enum Reading: String, Codable, Sendable, CaseIterable {
        case understood, unsure, none
      }

      public let line: Int
      public let text: String
      public let reading: Reading
      /// What the line means; for an unclear line its possible meanings, the most likely first.
      public let things: [Thing]
    }

    public struct Thing: JSONReply {
      public let id, name: String
      public let quantity: Double?
      public let unit: String?
    }

    public let schema: String
    /// Whether the things that were understood are now in the pantry.
    public let saved: Bool
    public let lines: [Line]
    /// How many things were new, changed what was there, and were there already.
    public let new, changed, unchanged: Int

    /// - Parameter additions: The outcome for each saved thing; nil if nothing was saved.
    public init(_ list: PantryList, saved additions: [PantryAddition]?) {
      schema = "whatcanimake.pantry-fill/1"
      saved = additions != nil
      lines = list.lines.map(\.json)
      func count(_ outcome: PantryAddition.Outcome) -> Int {
        additions?.filter { $0.outcome == outcome }.count ?? 0
      }
      new = count(.added)
      changed = count(.changed)
      unchanged = count(.unchanged)
    }
  }

  /// An item of `whatcanimake.pantry-shelves/1`.
  public struct FillGroup: JSONReply {
    public enum Room: String, Codable, Sendable, CaseIterable {
      case kitchen, bar
    }

    public struct Thing: JSONReply {
      public let id, name: String
      public let inPantry: Bool
    }

    public let id, name: String
    public let room: Room
    public let things: [Thing]
  }
}

extension PantryList.Line {
  fileprivate var json: Reply.PantryFill.Line {
    let things: [PantryList.Thing]
    let kind: Reply.PantryFill.Line.Reading
    switch reading {
    case .understood(let thing): (things, kind) = ([thing], .understood)
    case .unsure(let possible): (things, kind) = (possible, .unsure)
    case .noThing: (things, kind) = ([], .none)
    }
    return .init(
      line: number,
      text: text,
      reading: kind,
      things: things.map {
        .init(
          id: $0.ingredient,
          name: $0.ingredient,
          quantity: $0.amount?.quantity,
          unit: $0.amount?.unit
        )
      }
    )
  }
}

extension FillGroup {
  /// - Parameter pantry: The canonical names of what the pantry has.
  public func json(having pantry: Set<String>) -> Reply.FillGroup {
    Reply.FillGroup(
      id: "\(room.rawValue): \(name)",
      name: name,
      room: room == .kitchen ? .kitchen : .bar,
      things: things.map { .init(id: $0, name: $0, inPantry: pantry.contains($0)) }
    )
  }
}
