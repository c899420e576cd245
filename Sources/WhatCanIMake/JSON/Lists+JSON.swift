import RecipeImport
import RecipeLexicon
import RecipeModel

extension JSONText {
  /// A list as `whatcanimake.<noun>/1`.
  public static func list(_ noun: String, _ items: [JSONText]) -> JSONText {
    .object([("schema", .string("whatcanimake.\(noun)/1")), ("items", .array(items))])
  }
}

extension DishSummary {
  public var json: JSONText { .object(members) }

  /// The keys that every list of dishes has.
  var members: [(key: String, value: JSONText)] {
    [
      ("id", .string(id.description)),
      ("name", .string(name)),
      ("kind", .string(kind.rawValue)),
      ("category", .optional(category)),
      ("cuisine", .optional(cuisine)),
      ("glass", .optional(glass)),
      ("minutes", .optional(minutes)),
      ("ingredients", .strings(ingredients)),
      ("leaveOut", .strings(leaveOut)),
      ("excluded", .strings(excluded)),
    ] + marks.members + standing.members
  }
}

extension AvoidedThing {
  /// An item of `whatcanimake.avoid/1`.
  public var json: JSONText {
    .object([
      ("id", .string(kind == .diet ? "diet:\(name)" : name)),
      ("name", .string(name)),
      ("kind", .string(kind.rawValue)),
      ("addedAt", .integer(addedAt)),
    ])
  }
}

extension KeptStaple {
  /// An item of `whatcanimake.staples/1`.
  public var json: JSONText {
    .object([
      ("id", .string(name)), ("name", .string(name)), ("addedAt", .integer(addedAt)),
    ])
  }
}

extension Kitchen {
  /// A list of dishes as `whatcanimake.<noun>/1`, with what was left out of it.
  public func json(_ noun: String, _ reply: DishListReply) -> JSONText {
    .object(
      [
        ("schema", .string("whatcanimake.\(noun)/1")),
        ("items", .array(reply.dishes.map(\.json))),
        ("hidden", hidden(reply.hidden, reply.notes)),
      ] + members(of: reply.notes)
    )
  }
}

extension CategoryCount {
  public var json: JSONText {
    .object([
      ("id", .string("\(group.rawValue):\(foldedName(name))")),
      ("name", .string(name)),
      ("group", .string(group.rawValue)),
      ("dishes", .integer(dishes)),
    ])
  }
}

extension IngredientSummary {
  public var json: JSONText {
    .object([
      ("id", .string(name)),
      ("name", .string(name)),
      ("shelf", .string(shelf)),
      ("aliases", .strings(aliases)),
      ("dishes", .integer(dishes)),
    ])
  }
}

extension ImportReport {
  /// The report as `whatcanimake.import/1`.
  public var json: JSONText {
    .object([
      ("schema", .string("whatcanimake.import/1")),
      ("new", .integer(new)),
      ("changed", .integer(changed)),
      ("unchanged", .integer(unchanged)),
      ("failed", .integer(failed)),
      ("problems", .array(problems.map(\.json))),
    ])
  }
}

extension RecipeChecking.Report {
  /// The report as `whatcanimake.lint/1`.
  public var json: JSONText {
    let faults = faults.map { fault in
      JSONText.object([
        ("file", .string(fault.file)),
        ("reason", .string("\(fault.reason)")),
      ])
    }
    return .object([
      ("schema", .string("whatcanimake.lint/1")),
      ("recipes", .integer(recipes)),
      ("faults", .array(faults)),
      ("untold", .integer(untold)),
    ])
  }
}

extension ImportError {
  fileprivate var json: JSONText {
    let record: JSONText
    switch place {
    case .file: record = .null
    case .line(let number), .record(let number): record = .integer(number)
    }
    return .object([
      ("file", .string(file)),
      ("record", record),
      ("reason", .string("\(reason)")),
    ])
  }
}

extension CatalogueInfo {
  /// The counts as `whatcanimake.catalogue/1`.
  public var json: JSONText {
    .object([
      ("schema", .string("whatcanimake.catalogue/1")),
      ("dishes", .integer(dishes)),
      ("ingredients", .integer(ingredients)),
      ("mentions", .integer(mentions)),
      ("mentionsResolved", .integer(resolved)),
      (
        "unresolved",
        .array(
          unresolved.map { .object([("name", .string($0.name)), ("count", .integer($0.count))]) }
        )
      ),
      (
        "index",
        .object([
          ("path", .string(indexPath)),
          ("bytes", .integer(indexBytes)),
          ("generation", .integer(Int(clamping: generation))),
        ])
      ),
      ("names", .integer(names)),
      ("sources", .array(sources.map(\.json))),
    ])
  }
}

extension MentionCount {
  fileprivate var json: JSONText {
    .object([
      ("source", .string(source)),
      ("dishes", .integer(dishes)),
      ("mentions", .integer(mentions)),
      ("mentionsResolved", .integer(resolved)),
    ])
  }
}
