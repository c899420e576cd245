public import RecipeModel
public import RecipeSources

extension BookList.Pace {
  /// "weekly", "monthly", or the word of the source in small letters; empty when it says none.
  public var word: String {
    switch self {
    case .weekly: "weekly"
    case .monthly: "monthly"
    case .other(let text): text.lowercased()
    }
  }
}

extension BookList {
  /// An item of `whatcanimake.shelf/1`.
  public func json(isFavorite: Bool) -> JSONText {
    .object([
      ("id", .string(name)),
      ("name", .string(title)),
      ("updated", .string(updated.word)),
      ("newest", .optional(newest)),
      ("oldest", .optional(oldest)),
      ("favorite", .bool(isFavorite)),
    ])
  }
}

extension FavoriteBookList {
  /// An item of `whatcanimake.shelf/1`.
  public var json: JSONText {
    .object([
      ("id", .string(name)),
      ("name", .string(title)),
      ("favorite", .bool(true)),
      ("addedAt", .integer(addedAt)),
    ])
  }
}

extension ShelvedBook {
  /// An item of `whatcanimake.shelf/1`.
  public func json(isWished: Bool) -> JSONText {
    .object(
      snapshot.members + [
        ("updated", .optional(list?.updated.word)),
        ("rankLastWeek", .optional(book.rankLastWeek)),
        ("weeksOnList", .optional(book.weeksOnList)),
        ("wished", .bool(isWished)),
      ]
    )
  }
}

extension BookCard {
  /// An item of `whatcanimake.shelf/1`.
  public var json: JSONText {
    switch self {
    case .shelved(let shelved, let isWished): shelved.json(isWished: isWished)
    case .kept(let kept): kept.json
    }
  }
}

extension KeptBook {
  /// An item of `whatcanimake.shelf/1`.
  public var json: JSONText {
    .object(book.members + [("wished", .bool(true)), ("addedAt", .integer(addedAt))])
  }
}

extension Book {
  /// The keys that every book has.
  fileprivate var members: [(key: String, value: JSONText)] {
    [
      ("id", .string(isbn)),
      ("name", .string(title)),
      ("rank", .optional(rank)),
      ("title", .string(title)),
      ("author", .optional(author)),
      ("publisher", .optional(publisher)),
      ("description", .optional(summary)),
      ("link", .optional(links.first?.url)),
      ("image", .optional(image)),
      ("links", .array(links.map(\.json))),
      ("list", .optional(list)),
      ("published", .optional(asOf)),
    ]
  }
}

extension Book.Link {
  fileprivate var json: JSONText {
    .object([("name", .string(name)), ("url", .string(url))])
  }
}
