/// A list of best sellers and the books that take turns on it.
public struct BestSellerList: Sendable {
  /// As it stands in an address: `food-and-fitness`.
  public var name: String
  public var title: String
  public var isMonthly: Bool
  public var books: [Book]

  public struct Book: Sendable {
    public var title: String
    public var author: String
    public var publisher: String
    public var summary: String
    /// 13 digits.
    public var isbn13: String
    /// 10 signs; empty for a book that has none.
    public var isbn10: String

    public init(
      _ title: String,
      by author: String,
      from publisher: String,
      summary: String,
      isbn13: String,
      isbn10: String = ""
    ) {
      self.title = title
      self.author = author
      self.publisher = publisher
      self.summary = summary
      self.isbn13 = isbn13
      self.isbn10 = isbn10
    }
  }

  public init(name: String, title: String, isMonthly: Bool, books: [Book]) {
    self.name = name
    self.title = title
    self.isMonthly = isMonthly
    self.books = books
  }

  /// The edition that is current in a week: every week has its own, or every fourth.
  func edition(inWeek week: Int) -> Int { isMonthly ? week / 4 : week }

  /// The week in which an edition appears.
  func week(of edition: Int) -> Int { isMonthly ? edition * 4 : edition }

  /// The books of an edition by rank: each edition the last comes to the top.
  func books(inEdition edition: Int) -> [Book] {
    guard !books.isEmpty else { return [] }
    let turn = (edition % books.count + books.count) % books.count
    return Array(books.suffix(turn)) + books.dropLast(turn)
  }

  /// Published on Sundays, the first on 4 October 2026.
  func published(_ edition: Int) -> String { Self.date(20_730 + 7 * week(of: edition)) }

  /// The Saturday two weeks before the publication, near enough.
  func counted(_ edition: Int) -> String { Self.date(20_730 + 7 * week(of: edition) - 15) }

  /// A day counted from 1 January 1970, as `2026-10-04`.
  static func date(_ day: Int) -> String {
    var day = day
    var year = 1970
    func isLeap(_ year: Int) -> Bool { year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) }
    while day >= (isLeap(year) ? 366 : 365) {
      day -= isLeap(year) ? 366 : 365
      year += 1
    }
    var month = 1
    for length in [31, isLeap(year) ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] {
      if day < length { break }
      day -= length
      month += 1
    }
    func two(_ value: Int) -> String { value < 10 ? "0\(value)" : "\(value)" }
    return "\(year)-\(two(month))-\(two(day + 1))"
  }
}
