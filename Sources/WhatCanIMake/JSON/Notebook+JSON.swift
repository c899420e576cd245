public import RecipeModel

extension PantryItem {
  /// An item of `whatcanimake.pantry/1`.
  ///
  /// - Parameter today: The day from which the days left are counted; nil leaves them out.
  public func json(today: CalendarDay?) -> JSONText {
    let left = today.flatMap { today in entry.expires?.days(since: today) }
    return .object([
      ("id", .string(entry.ingredient)),
      ("name", .string(entry.ingredient)),
      ("quantity", .optional(entry.amount?.quantity)),
      ("unit", .optional(entry.amount?.unit)),
      ("expires", .optional(entry.expires?.description)),
      ("daysLeft", .optional(left)),
      ("text", .string(entry.text)),
      ("addedAt", .integer(addedAt)),
      ("number", .integer(number)),
    ])
  }
}

extension ShoppingGroup {
  /// An item of `whatcanimake.shopping/1`.
  public var json: JSONText {
    .object([
      ("id", .string(items[0].entry.ingredients.first ?? name)),
      ("name", .string(name)),
      ("aisle", .optional(aisle)),
      ("checked", .bool(isChecked)),
      ("amounts", .array(amounts.map(\.json))),
      ("unmeasured", .bool(hasUnmeasured)),
      ("dishes", .strings(dishes)),
      ("entries", .array(items.map(\.json))),
    ])
  }
}

extension ShoppingItem {
  fileprivate var json: JSONText {
    .object([
      ("number", .integer(number)),
      ("dish", .optional(entry.dish?.description)),
      ("quantity", .optional(entry.amount?.quantity)),
      ("unit", .optional(entry.amount?.unit)),
      ("addedAt", .integer(addedAt)),
    ])
  }
}

extension DishList {
  /// An item of `whatcanimake.lists/1`.
  public var json: JSONText {
    .object([
      ("id", .string(name)),
      ("name", .string(name)),
      ("count", .integer(dishes.count)),
      ("dishes", .strings(dishes.map(\.description))),
    ])
  }
}

extension DishRemark {
  /// An item of `whatcanimake.comments/1`.
  public var json: JSONText {
    .object([
      ("id", .string("\(number)")),
      ("name", .string(author.name)),
      ("kind", .string(kind.rawValue)),
      ("text", .string(text)),
      ("rating", .optional(rating?.stars)),
      ("writtenAt", .integer(writtenAt)),
    ])
  }
}

extension HistoryEntry {
  /// An item of `whatcanimake.history/1`.
  public var json: JSONText {
    .object([
      ("id", .string(dish.description)),
      ("name", .string(dishName)),
      ("kind", .string(kind.rawValue)),
      ("servings", .optional(servings)),
      ("at", .integer(at)),
      ("number", .integer(number)),
    ])
  }
}

extension OwnRecipe {
  /// An item of `whatcanimake.recipes/1`.
  public var json: JSONText {
    .object([
      ("id", .string(recipe.id.description)),
      ("name", .string(recipe.name)),
      ("kind", .string(recipe.kind.rawValue)),
      ("author", .string(author.name)),
      ("createdAt", .integer(createdAt)),
      ("changedAt", .integer(changedAt)),
      ("publishedAt", .optional(publishedAt)),
      ("deletedAt", .optional(deletedAt)),
    ])
  }
}

extension JSONText {
  /// The note on a dish as `whatcanimake.note/1`.
  public static func note(_ note: DishNote?, on dish: FoundDish) -> JSONText {
    .object([
      ("schema", .string("whatcanimake.note/1")),
      ("id", .string(dish.id.description)),
      ("name", .string(dish.recipe.name)),
      ("text", .optional(note?.text)),
      ("writtenAt", .optional(note?.writtenAt)),
    ])
  }

  /// What cooking a dish used as `whatcanimake.cooked/1`.
  ///
  /// - Parameters:
  ///   - made: What it makes for other dishes.
  ///   - isTaken: What it used was taken out of the pantry, and what it makes put in; else it could be.
  public static func cooked(
    _ entry: HistoryEntry,
    _ uses: [CookingUse],
    _ made: PantryEntry?,
    isTaken: Bool
  ) -> JSONText {
    .object([
      ("schema", .string("whatcanimake.cooked/1")),
      ("id", .string(entry.dish.description)),
      ("name", .string(entry.dishName)),
      ("servings", .optional(entry.servings)),
      ("taken", .bool(isTaken)),
      ("uses", .array(uses.map(\.json))),
      (
        "makes",
        made.map { made in
          .object([
            ("name", .string(made.ingredient)),
            ("quantity", .optional(made.amount?.quantity)),
            ("unit", .optional(made.amount?.unit)),
          ])
        } ?? .null
      ),
    ])
  }
}

extension CookingUse {
  fileprivate var json: JSONText {
    .object([
      ("ingredient", .string(ingredient)),
      ("used", used?.json ?? .null),
      ("needed", needed?.json ?? .null),
      ("source", .string(source.word)),
      (
        "left",
        .array(
          changes.map { change in
            .object([
              ("name", .string(change.item.entry.ingredient)),
              ("quantity", .optional(change.rest == nil ? 0 : change.rest?.amount?.quantity)),
              ("unit", .optional(change.item.entry.amount?.unit)),
            ])
          }
        )
      ),
    ])
  }
}

extension CookingUse.Source {
  fileprivate var word: String {
    switch self {
    case .pantry: "pantry"
    case .others: "others"
    case .absent: "absent"
    }
  }
}

extension NotebookImportReport {
  /// The report in the shape of `whatcanimake.import/1`.
  public var json: JSONText {
    ImportReport(new: new, changed: changed, unchanged: unchanged, problems: []).json
  }
}
