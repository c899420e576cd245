/// A list of best-selling books.
public struct BookList: Hashable, Sendable, Codable {
  /// How often a list appears.
  public enum Interval: Hashable, Sendable, Codable {
    case weekly
    case monthly
    /// Another interval, in the source's own word.
    case other(String)

    init(_ text: String) {
      switch text.lowercased() {
      case "weekly": self = .weekly
      case "monthly": self = .monthly
      default: self = .other(text)
      }
    }
  }

  /// Names the list in requests: "advice-how-to-and-miscellaneous".
  public var name: String
  /// The title to show.
  public var title: String
  public var updated: Interval
  /// The date of the newest list, YYYY-MM-DD.
  public var newest: String?
  /// The date of the oldest list, YYYY-MM-DD.
  public var oldest: String?

  public init(
    name: String,
    title: String,
    updated: Interval,
    newest: String? = nil,
    oldest: String? = nil
  ) {
    self.name = name
    self.title = title
    self.updated = updated
    self.newest = newest
    self.oldest = oldest
  }

  /// Whether a text can be the name of a list: lower-case letters, digits and hyphens.
  public static func isName(_ text: String) -> Bool {
    !text.isEmpty && text.utf8.count <= 200
      && text.utf8.allSatisfy {
        (0x61...0x7A).contains($0) || (0x30...0x39).contains($0) || $0 == 0x2D
      }
  }
}

/// One issue of a list, with its books.
public struct BookListIssue: Hashable, Sendable, Codable {
  public var list: BookList
  /// The last day of the period whose sales were counted, YYYY-MM-DD.
  public var bestsellersDate: String?
  /// The day on which it was published, YYYY-MM-DD.
  public var publishedDate: String?
  /// In ascending order of rank; equal ranks in the order of the source.
  public var books: [ListedBook]

  public init(
    list: BookList,
    bestsellersDate: String? = nil,
    publishedDate: String? = nil,
    books: [ListedBook] = []
  ) {
    self.list = list
    self.bestsellersDate = bestsellersDate
    self.publishedDate = publishedDate
    self.books = books
  }
}
