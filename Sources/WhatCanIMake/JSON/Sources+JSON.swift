public import RecipeSources

extension SourceState {
  public var json: JSONText {
    .object([
      ("id", .string(source.rawValue)),
      ("name", .string(source.title)),
      ("contents", .strings(source.contents.map(\.rawValue))),
      ("dishes", .integer(dishes)),
      ("needsKey", .bool(source.needsKey)),
      ("hasKey", .bool(hasKey)),
      ("keyVariable", .string(source.keyVariable)),
      ("keyProblem", .optional(keyProblem)),
      ("syncedAt", .optional(syncedAt)),
      ("isUnfinished", .bool(unfinished != nil)),
      ("homepage", .string(source.homepage)),
      ("terms", .string(source.terms)),
      ("keepsForSeconds", .optional(source.keepsFor)),
    ])
  }
}

extension SourceDish {
  /// - Parameter isKept: Whether the catalogue has the dish.
  public func json(isKept: Bool) -> JSONText {
    .object([
      ("id", .string(id.description)),
      ("name", .string(name)),
      ("category", .optional(category)),
      ("image", .optional(image)),
      ("used", .optional(used)),
      ("missing", .optional(missing)),
      ("isKept", .bool(isKept)),
    ])
  }
}

extension SyncReport {
  /// The report as `whatcanimake.sync/1`.
  public var json: JSONText {
    .object([
      ("schema", .string("whatcanimake.sync/1")),
      ("source", .string(source.rawValue)),
      ("new", .integer(new)),
      ("changed", .integer(changed)),
      ("unchanged", .integer(unchanged)),
      ("failed", .integer(failed)),
      ("requests", .integer(done)),
      ("isResumed", .bool(isResumed)),
      ("isFinished", .bool(isFinished)),
      ("stopped", .optional(stopped.map { "\($0)" })),
      ("problems", .strings(problems)),
    ])
  }
}
