/// A book as a source described it.
public struct Book: Hashable, Sendable, Codable {
  /// The ISBN with 13 digits, or what else the source tells its books apart by.
  public var isbn: String
  public var title: String
  public var author: String?
  public var publisher: String?
  public var summary: String?
  /// The name of the list that it was seen on, and its place there, from 1; nil for a book that
  /// was found otherwise.
  public var list: String?
  public var rank: Int?
  /// The address of a picture of it.
  public var image: String?
  /// Where it is described or sold.
  public var links: [Link]
  /// The day that the list was of, as the source wrote it.
  public var asOf: String?

  public init(
    isbn: String,
    title: String,
    author: String? = nil,
    publisher: String? = nil,
    summary: String? = nil,
    list: String? = nil,
    rank: Int? = nil,
    image: String? = nil,
    links: [Link] = [],
    asOf: String? = nil
  ) {
    self.isbn = isbn
    self.title = title
    self.author = author
    self.publisher = publisher
    self.summary = summary
    self.list = list
    self.rank = rank
    self.image = image
    self.links = links
    self.asOf = asOf
  }

  /// A page on the web.
  public struct Link: Hashable, Sendable, Codable {
    public var name: String
    public var url: String

    public init(name: String, url: String) {
      self.name = name
      self.url = url
    }
  }
}

/// A book on a person's wishlist, as it was when they put it there.
///
/// It stays readable when its source changes it or no longer has it.
public struct KeptBook: Hashable, Sendable, Codable {
  public var book: Book
  /// Seconds since 1970.
  public var addedAt: Int

  public init(book: Book, addedAt: Int) {
    self.book = book
    self.addedAt = addedAt
  }
}
