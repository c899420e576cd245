public import JSONCoding
public import RecipeModel
public import RecipeSources

/// Items of `whatcanimake.shelf/1`.
extension Reply {
  public struct BookList: JSONReply {
    public let id, name, updated: String
    public let newest, oldest: String?
    public let favorite: Bool
  }

  public struct FavoriteList: JSONReply {
    public let id, name: String
    public let favorite: Bool
    public let addedAt: Int
  }

  /// The keys that every book has.
  public struct Book: JSONReply {
    public let id, name: String
    public let rank: Int?
    public let title: String
    public let author, publisher, description, link, image: String?
    public let links: [RecipeModel.Book.Link]
    public let list, published: String?
  }

  /// A book on a list of its source.
  public struct OnList: JSONReply {
    public let updated: String?
    public let rankLastWeek, weeksOnList: Int?
    public let wished: Bool
  }

  /// A book on the wishlist.
  public struct Wished: JSONReply {
    public let wished: Bool
    public let addedAt: Int
  }
}

extension BookList.Interval {
  /// "weekly", "monthly", or the source's own word in lower case; empty if the source says nothing.
  public var word: String {
    switch self {
    case .weekly: "weekly"
    case .monthly: "monthly"
    case .other(let text): text.lowercased()
    }
  }
}

extension BookList {
  public func json(isFavorite: Bool) -> Reply.BookList {
    Reply.BookList(
      id: name,
      name: title,
      updated: updated.word,
      newest: newest,
      oldest: oldest,
      favorite: isFavorite
    )
  }
}

extension FavoriteBookList {
  public var json: Reply.FavoriteList {
    Reply.FavoriteList(id: name, name: title, favorite: true, addedAt: addedAt)
  }
}

extension BookOnList {
  public func json(isWished: Bool) -> Joined<Reply.Book, Reply.OnList> {
    Joined(
      snapshot.json,
      Reply.OnList(
        updated: list?.updated.word,
        rankLastWeek: book.rankLastWeek,
        weeksOnList: book.weeksOnList,
        wished: isWished
      )
    )
  }
}

extension KeptBook {
  public var json: Joined<Reply.Book, Reply.Wished> {
    Joined(book.json, Reply.Wished(wished: true, addedAt: addedAt))
  }
}

extension Book {
  fileprivate var json: Reply.Book {
    Reply.Book(
      id: isbn,
      name: title,
      rank: rank,
      title: title,
      author: author,
      publisher: publisher,
      description: summary,
      link: links.first?.url,
      image: image,
      links: links,
      list: list,
      published: asOf
    )
  }
}
