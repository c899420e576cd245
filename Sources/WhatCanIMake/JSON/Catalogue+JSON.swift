public import JSONCoding
import RecipeImport
public import RecipeModel

extension Reply {
  /// `whatcanimake.import/1`.
  public struct Import: JSONReply {
    public struct Problem: JSONReply {
      public let file: String
      public let record: Int?
      public let reason: String
    }

    /// A new dish that shares a row of an answer with the same dish from elsewhere.
    public struct Joined: JSONReply {
      public let id: DishID
      public let name: String
      public let alsoIn: [DishID]
    }

    public let schema: String
    public let new, changed, unchanged, failed: Int
    public let problems: [Problem]
    public let families: [Joined]
  }

  /// `whatcanimake.lint/1`.
  public struct Lint: JSONReply {
    public struct Fault: JSONReply {
      public let file, reason: String
    }

    public let schema: String
    public let recipes: Int
    public let faults: [Fault]
    public let untold: Int
  }

  /// `whatcanimake.catalogue/1`.
  public struct Catalogue: JSONReply {
    public struct Index: JSONReply {
      public let path: String
      public let bytes, generation: Int
    }

    public let schema: String
    public let dishes, ingredients, mentions, mentionsResolved: Int
    public let unresolved: [UnresolvedName]
    public let index: Index
    public let names: Int
    public let sources: [MentionCount]
  }
}

extension ImportReport {
  public var json: Reply.Import {
    Reply.Import(
      schema: "whatcanimake.import/1",
      new: new,
      changed: changed,
      unchanged: unchanged,
      failed: failed,
      problems: problems.map { problem in
        let record: Int? =
          switch problem.place {
          case .file: nil
          case .line(let number), .record(let number): number
          }
        return .init(file: problem.file, record: record, reason: "\(problem.reason)")
      },
      families: joined.map { .init(id: $0.id, name: $0.name, alsoIn: $0.others) }
    )
  }
}

extension RecipeChecking.Report {
  public var json: Reply.Lint {
    Reply.Lint(
      schema: "whatcanimake.lint/1",
      recipes: recipes,
      faults: faults.map { .init(file: $0.file, reason: "\($0.reason)") },
      untold: untold
    )
  }
}

extension CatalogueInfo {
  public var json: Reply.Catalogue {
    Reply.Catalogue(
      schema: "whatcanimake.catalogue/1",
      dishes: dishes,
      ingredients: ingredients,
      mentions: mentions,
      mentionsResolved: resolved,
      unresolved: unresolved,
      index: .init(path: indexPath, bytes: indexBytes, generation: Int(clamping: generation)),
      names: names,
      sources: sources
    )
  }
}
