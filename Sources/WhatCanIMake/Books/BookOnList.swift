import RecipeLexicon
public import RecipeModel
public import RecipeSources

/// A book, and the list that it is on.
public struct BookOnList: Hashable, Sendable {
  public var book: ListedBook
  /// The list; nil for a book that a search found.
  public var list: BookList?
  /// The day of the list, YYYY-MM-DD.
  public var publishedDate: String?

  public init(_ book: ListedBook, list: BookList? = nil, publishedDate: String? = nil) {
    self.book = book
    self.list = list
    self.publishedDate = publishedDate
  }

  /// The ISBN, or else the title and the author.
  public var id: String { book.id }

  /// The book as a notebook keeps it.
  public var snapshot: Book {
    var links = book.links
    if let url = book.bookLink, !links.contains(where: { $0.url == url }) {
      links.insert(Book.Link(name: "page", url: url), at: 0)
    }
    return Book(
      isbn: id,
      title: book.displayTitle,
      author: book.author,
      publisher: book.publisher,
      summary: book.description,
      list: list?.name,
      rank: book.rank,
      image: book.image,
      links: links,
      asOf: publishedDate
    )
  }
}

/// Everything known about a book.
public enum BookCard: Sendable {
  case listed(BookOnList, isWished: Bool)
  /// It is only on the wishlist.
  case kept(KeptBook)

  public var book: Book {
    switch self {
    case .listed(let listed, _): listed.snapshot
    case .kept(let kept): kept.book
    }
  }

  public var isWished: Bool {
    switch self {
    case .listed(_, let isWished): isWished
    case .kept: true
    }
  }

  /// Nil for a book that is only on the wishlist, or that a search found.
  public var list: BookList? {
    guard case .listed(let listed, _) = self else { return nil }
    return listed.list
  }
}

extension ListedBook {
  /// Distinguishes the books of a source: the ISBN, or else the title and the author.
  public var id: String {
    guard let isbn = isbn ?? isbn10 else {
      return foldedName(title) + (author.map { " by " + foldedName($0) } ?? "")
    }
    return isbn
  }
}

extension BookListIssue {
  /// The books with their list.
  public var listed: [BookOnList] {
    books.map { BookOnList($0, list: list, publishedDate: publishedDate) }
  }
}
