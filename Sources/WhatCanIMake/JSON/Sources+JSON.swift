public import JSONCoding
public import RecipeModel
public import RecipeSources

extension Reply {
  /// An item of `whatcanimake.source/1`.
  public struct Source: JSONReply {
    public let id: RecipeSource
    public let name: String
    public let contents: [RecipeSource.Content]
    public let dishes: Int
    public let needsKey, hasKey: Bool
    public let keyVariable: String
    public let keyProblem: String?
    public let syncedAt: Int?
    public let isUnfinished: Bool
    public let homepage, terms: String
    public let keepsForSeconds: Int?
  }

  /// An item of `whatcanimake.search/1`, for a search at a source.
  public struct AtSource: JSONReply {
    public let id: DishID
    public let name: String
    public let category, image: String?
    public let used, missing: Int?
    public let isKept: Bool
  }

  /// `whatcanimake.sync/1`.
  public struct Sync: JSONReply {
    public let schema: String
    public let source: RecipeSource
    public let new, changed, unchanged, failed, requests: Int
    public let isResumed, isFinished: Bool
    public let stopped: String?
    public let problems: [String]
  }
}

extension SourceState {
  public var json: Reply.Source {
    Reply.Source(
      id: source,
      name: source.title,
      contents: source.contents,
      dishes: dishes,
      needsKey: source.needsKey,
      hasKey: hasKey,
      keyVariable: source.keyVariable,
      keyProblem: keyProblem,
      syncedAt: syncedAt,
      isUnfinished: unfinished != nil,
      homepage: source.homepage,
      terms: source.terms,
      keepsForSeconds: source.keepsFor
    )
  }
}

extension SourceDish {
  /// - Parameter isKept: Whether the catalogue has the dish.
  public func json(isKept: Bool) -> Reply.AtSource {
    Reply.AtSource(
      id: id,
      name: name,
      category: category,
      image: image,
      used: used,
      missing: missing,
      isKept: isKept
    )
  }
}

extension SyncReport {
  public var json: Reply.Sync {
    Reply.Sync(
      schema: "whatcanimake.sync/1",
      source: source,
      new: new,
      changed: changed,
      unchanged: unchanged,
      failed: failed,
      requests: done,
      isResumed: isResumed,
      isFinished: isFinished,
      stopped: stopped.map { "\($0)" },
      problems: problems
    )
  }
}
