public import RecipeModel

/// A book on a list of best-sellers.
public struct ListedBook: Hashable, Sendable, Codable {
  /// A page where the book can be bought; its address is `https` or `http`.
  public typealias Link = Book.Link

  /// A valid ISBN of 13 digits: the one that the source names first, or else the first valid one of
  /// its editions.
  public var isbn13: String?
  /// A valid ISBN of ten characters.
  public var isbn10: String?
  /// As sent, mostly in capitals; see ``displayTitle``.
  public var title: String
  public var author: String?
  public var publisher: String?
  public var description: String?
  /// The rank, from 1. In a search by author it is the rank on the newest list that had the book,
  /// or nil.
  public var rank: Int?
  /// The rank last week; nil if the book was not on the list.
  public var rankLastWeek: Int?
  public var weeksOnList: Int?
  /// The address of its cover.
  public var image: String?
  /// In the order of the source.
  public var links: [Link]
  /// The page of the book at the shop that the source chose.
  public var bookLink: String?

  public init(
    isbn13: String? = nil,
    isbn10: String? = nil,
    title: String,
    author: String? = nil,
    publisher: String? = nil,
    description: String? = nil,
    rank: Int? = nil,
    rankLastWeek: Int? = nil,
    weeksOnList: Int? = nil,
    image: String? = nil,
    links: [Link] = [],
    bookLink: String? = nil
  ) {
    self.isbn13 = isbn13
    self.isbn10 = isbn10
    self.title = title
    self.author = author
    self.publisher = publisher
    self.description = description
    self.rank = rank
    self.rankLastWeek = rankLastWeek
    self.weeksOnList = weeksOnList
    self.image = image
    self.links = links
    self.bookLink = bookLink
  }

  /// Identifies the edition: the ISBN-13, or else the one computed from the ISBN-10; nil without
  /// either.
  public var isbn: String? { isbn13 ?? isbn10.flatMap { ISBN.thirteen(fromTen: $0) } }

  /// The title to show, in lower case if it was sent in capitals.
  public var displayTitle: String { titleCase(title) }
}
