/// A book list that is one of a person's favourites.
public struct FavoriteBookList: Hashable, Sendable, Codable {
  /// The name of the list in the source's addresses: "advice-how-to-and-miscellaneous".
  public var name: String
  /// The title to show.
  public var title: String
  /// Seconds since 1970.
  public var addedAt: Int

  public init(name: String, title: String, addedAt: Int) {
    self.name = name
    self.title = title
    self.addedAt = addedAt
  }
}

/// The books that a person saw on a list when they last opened it.
public struct SeenBookList: Hashable, Sendable, Codable {
  /// The name of the list in the source's addresses.
  public var name: String
  /// The day on which the list was published, as the source wrote it.
  public var published: String
  /// The books that were on it, each once, in the order of the list.
  public var isbns: [String]
  /// Seconds since 1970.
  public var at: Int

  public init(name: String, published: String, isbns: [String], at: Int) {
    self.name = name
    self.published = published
    self.isbns = isbns
    self.at = at
  }
}
