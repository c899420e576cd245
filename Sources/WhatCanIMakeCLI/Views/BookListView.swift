import WhatCanIMake

/// Books, and lists of books.
struct BookListView {
  private let asJSON: Bool

  init(asJSON: Bool) {
    self.asJSON = asJSON
  }

  /// The lists that there are.
  func show(_ lists: [BookList], favorites: Set<String>) {
    if asJSON {
      return write(lists.map { $0.json(isFavorite: favorites.contains($0.name)) })
    }
    var page = Page(Terminal())
    let column = columnWidth(lists.map(\.name), atMost: 40)
    for list in lists {
      var text = StyledText(list.title)
      text.add(" · \(Self.pace(of: list))", .faint)
      if let newest = list.newest { text.add(" · published \(newest)", .faint) }
      if favorites.contains(list.name) { text.add(" · favourite", .wanted) }
      page.row(StyledText(list.name, .strong), text, column: column, indent: 0)
    }
    if lists.isEmpty { page.add("The source has no lists.") }
    page.show()
  }

  /// Favourite lists.
  func show(_ favorites: [FavoriteBookList]) {
    if asJSON { return write(favorites.map(\.json)) }
    var page = Page(Terminal())
    let column = columnWidth(favorites.map(\.name), atMost: 40)
    for list in favorites {
      page.row(StyledText(list.name, .strong), StyledText(list.title), column: column, indent: 0)
    }
    if favorites.isEmpty {
      page.add("No favourite lists yet. To add one: whatcanimake shelf favorite LIST")
    }
    page.show()
  }

  /// One list.
  func show(_ issue: BookListIssue, fetchedAt: Int, wished: Set<String>) {
    if asJSON {
      return write(issue.listed.map { $0.json(isWished: wished.contains($0.id)) })
    }
    var page = Page(Terminal())
    page.add(Self.heading(of: issue))
    for book in issue.listed { Self.add(book, wished, to: &page) }
    if issue.books.isEmpty { page.add("The list is empty.") }
    page.gap()
    let day = RunningProgram.day(at: fetchedAt).map { "Fetched on \($0). " } ?? ""
    page.add(
      StyledText("\(day)To wish for a book: whatcanimake shelf wish ISBN", .faint),
      hanging: 2
    )
    page.show()
  }

  /// Books that were searched for.
  func show(_ books: [BookOnList], wished: Set<String>) {
    if asJSON { return write(books.map { $0.json(isWished: wished.contains($0.id)) }) }
    var page = Page(Terminal())
    for book in books { Self.add(book, wished, to: &page) }
    if books.isEmpty { page.add("No book by this author has been on a list.") }
    page.show()
  }

  /// What is new.
  func show(_ news: BookNews, wished: Set<String>) {
    let items = news.items.map { item in
      (
        item: item,
        books: item.books.map {
          BookOnList($0, list: item.issue.list, publishedDate: item.issue.publishedDate)
        }
      )
    }
    if asJSON {
      return write(items.flatMap { $0.books.map { $0.json(isWished: wished.contains($0.id)) } })
    }
    var page = Page(Terminal())
    for (item, books) in items {
      page.gap()
      page.add(Self.heading(of: item.issue))
      for book in books { Self.add(book, wished, to: &page) }
      if books.isEmpty {
        let day = item.since.flatMap { RunningProgram.day(at: $0) }.map { " since \($0)" } ?? ""
        page.add(StyledText("Nothing new\(day).", .faint), indent: 2)
      }
    }
    if items.isEmpty, news.unknown.isEmpty {
      page.add(
        "No favourite lists yet. To add one: whatcanimake shelf favorite LIST"
      )
    }
    page.show()
  }

  /// One book.
  func show(_ card: BookCard) {
    if asJSON {
      switch card {
      case .listed(let book, let isWished): return write([book.json(isWished: isWished)])
      case .kept(let kept): return write([kept.json])
      }
    }
    var page = Page(Terminal())
    let book = card.book
    Self.addTitle(of: book, number: nil, isWished: card.isWished, to: &page)
    Self.addDetails(of: book, place: Self.place(of: book, on: card.list), to: &page)
    page.show()
  }

  /// The wishlist.
  func show(_ books: [KeptBook]) {
    if asJSON { return write(books.map(\.json)) }
    var page = Page(Terminal())
    for kept in books {
      page.gap()
      Self.addTitle(of: kept.book, number: nil, isWished: false, to: &page)
      Self.addDetails(of: kept.book, place: Self.place(of: kept.book, on: nil), to: &page)
      if let day = RunningProgram.day(at: kept.addedAt) {
        page.row(StyledText("added", .faint), "\(day.description)", column: 9, indent: 4)
      }
    }
    if books.isEmpty {
      page.add("Your book wishlist is empty. To add a book: whatcanimake shelf wish ISBN")
    }
    page.show()
  }

  private func write(_ items: [some JSONReply]) {
    writeJSON(Reply.List("shelf", items))
  }

  private static func heading(of issue: BookListIssue) -> StyledText {
    var text = StyledText(issue.list.title, .strong)
    text.add(" · \(pace(of: issue.list))", .faint)
    if let date = issue.publishedDate { text.add(" · published \(date)", .faint) }
    return text
  }

  private static func pace(of list: BookList) -> String {
    list.updated.word.isEmpty ? "now and then" : list.updated.word
  }

  private static func add(_ listed: BookOnList, _ wished: Set<String>, to page: inout Page) {
    page.gap()
    let book = listed.book
    addTitle(
      of: listed.snapshot,
      number: book.rank,
      isWished: wished.contains(listed.id),
      to: &page
    )
    var facts: [String] = []
    if let last = book.rankLastWeek { facts.append("previously number \(last)") }
    if let weeks = book.weeksOnList, weeks > 0 {
      facts.append(weeks == 1 ? "1 week on the list" : "\(weeks) weeks on the list")
    }
    addDetails(
      of: listed.snapshot,
      place: facts.isEmpty ? nil : facts.joined(separator: ", "),
      to: &page
    )
  }

  /// Where a book stood, when it was looked at.
  private static func place(of book: Book, on list: BookList?) -> String? {
    guard let name = book.list else { return nil }
    let rank = book.rank.map { "number \($0) on " } ?? ""
    let often = list.map { ", \(pace(of: $0))" } ?? ""
    return rank + (list?.title ?? name) + often + (book.asOf.map { ", published \($0)" } ?? "")
  }

  private static func addTitle(
    of book: Book,
    number: Int?,
    isWished: Bool,
    to page: inout Page
  ) {
    var title = StyledText(number.map { "\($0). " } ?? "", .faint)
    title.add(book.title, .strong)
    if let author = book.author { title.add(", \(author)") }
    if isWished { title.add(" · on your wishlist", .wanted) }
    page.add(title, hanging: 4)
  }

  private static func addDetails(of book: Book, place: String?, to page: inout Page) {
    if let summary = book.summary { page.add(StyledText(summary), indent: 4) }
    let rows: [(String, String?)] = [
      ("ISBN", book.isbn), ("publisher", book.publisher), ("list", place),
      ("link", book.links.first?.url), ("image", book.image),
    ]
    for case (let label, let text?) in rows {
      page.row(StyledText(label, .faint), StyledText(text), column: 9, indent: 4)
    }
  }
}
