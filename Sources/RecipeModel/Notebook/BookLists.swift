/// A list of books that is one of a person's favourites.
public struct FavoriteBookList: Hashable, Sendable, Codable {
  /// What its source calls it in an address: "advice-how-to-and-miscellaneous".
  public var name: String
  /// What it is called when it is shown.
  public var title: String
  /// Seconds since 1970.
  public var addedAt: Int

  public init(name: String, title: String, addedAt: Int) {
    self.name = name
    self.title = title
    self.addedAt = addedAt
  }
}

/// What a person saw of a list of books when they last looked.
public struct SeenBookList: Hashable, Sendable, Codable {
  /// What its source calls it in an address.
  public var name: String
  /// The day that the list was of, as the source wrote it.
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
