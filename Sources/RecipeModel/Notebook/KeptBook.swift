/// A book as a source described it.
public struct Book: Hashable, Sendable, Codable {
  /// The 13-digit ISBN, or else the id by which the source distinguishes its books.
  public var isbn: String
  public var title: String
  public var author: String?
  public var publisher: String?
  public var summary: String?
  /// The name of the list on which it was seen, and its rank there, from 1; nil for a book that was
  /// found in another way.
  public var list: String?
  public var rank: Int?
  /// The address of a picture of it.
  public var image: String?
  /// Pages that describe or sell it.
  public var links: [Link]
  /// The day on which the list was published, as the source wrote it.
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

/// A book on a person's wishlist, as it was when they added it.
///
/// It can still be read if its source changes it or no longer has it.
public struct KeptBook: Hashable, Sendable, Codable {
  public var book: Book
  /// Seconds since 1970.
  public var addedAt: Int

  public init(book: Book, addedAt: Int) {
    self.book = book
    self.addedAt = addedAt
  }
}
