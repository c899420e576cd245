import WhatCanIMake

/// Lists of best-selling books, of cooking and all else, and the books that somebody wishes for.
enum BookRoutes {
  static let list = Parameter.part("list", "The name or title of the book list.")
  static let book = Parameter.part("book", "The ISBN or title of the book.")
  static let author = Parameter<String?>.text(
    "author",
    "The author's name.",
    TextRule(length: 1...200, content: .written)
  ).demanded
  static let areFavourites = Parameter.flag("favourites", "Return only your favourite book lists.")

  static let routes = [
    lists, listContent, setFavourite, removeFavourite, news, search, one, wishes, wish, unwish,
  ]

  private static let lists = Route(
    "/api/v1/book-lists",
    "Returns all book lists, with your favourites marked.",
    for: .reader,
    parameters: [areFavourites.facts],
    reply: "shelf/1"
  ) { said, asker in
    if try said[areFavourites] {
      return try await asker.reply { kitchen in
        Reply.List("shelf", try kitchen.favoriteBookLists().map(\.json))
      }
    }
    return try await asker.atBookLists { kitchen, bookLists in
      let favourites = Set(try kitchen.favoriteBookLists().map(\.name))
      let lists = try bookLists.lists().value
      return Reply.List("shelf", lists.map { $0.json(isFavorite: favourites.contains($0.name)) })
    }
  }

  private static let listContent = Route(
    "/api/v1/book-lists/{list}",
    "Returns the books on a book list, sorted by rank.",
    for: .reader,
    parameters: [list.facts],
    reply: "shelf/1"
  ) { said, asker in
    let name = try said[list]
    return try await asker.atBookLists { kitchen, bookLists in
      try kitchen.json(bookLists.books(on: name).value.listed)
    }
  }

  private static let setFavourite = Route(
    "/api/v1/book-lists/{list}/favourite",
    "Marks a book list as a favourite.",
    method: .put,
    for: .writer,
    parameters: [list.facts],
    status: 204
  ) { said, asker in
    let name = try said[list]
    let list = try await asker.askBookLists { _, bookLists in try bookLists.list(called: name) }
    _ = try await asker.write { try $0.addFavorite(list) }
    return .done()
  }

  private static let removeFavourite = Route(
    "/api/v1/book-lists/{list}/favourite",
    "Removes a book list from your favourites.",
    method: .delete,
    for: .writer,
    parameters: [list.facts],
    status: 204
  ) { said, asker in
    let name = try said[list]
    _ = try await asker.write { try $0.removeFavorite(called: name) }
    return .done()
  }

  private static let news = Route(
    "/api/v1/book-news",
    "Returns the books that were added to your favourite book lists since your last request.",
    method: .post,
    for: .writer,
    reply: "shelf/1"
  ) { _, asker in
    // The source is asked first, so that nobody who writes waits for it.
    try await asker.askBookLists { kitchen, bookLists in
      for list in try kitchen.favoriteBookLists() { _ = try? bookLists.books(on: list.name) }
    }
    let now = asker.people.clock()
    let reply = try await asker.write { notebook in
      let bookLists = BookLists(of: notebook.kitchen, source: RememberedBooks(), now: now)
      let found = try bookLists.news(for: notebook).items.flatMap { item in
        item.books.map {
          BookOnList($0, list: item.issue.list, publishedDate: item.issue.publishedDate)
        }
      }
      return try notebook.kitchen.json(found)
    }
    return Answer(json: reply)
  }

  private static let search = Route(
    "/api/v1/books",
    "Returns all books by an author that have been on a book list.",
    for: .reader,
    parameters: [author.facts],
    reply: "shelf/1"
  ) { said, asker in
    guard let author = try said[author] else { throw Problem.bad("author", "author is missing") }
    return try await asker.atBookLists { kitchen, bookLists in
      try kitchen.json(bookLists.books(byAuthor: author).value)
    }
  }

  private static let one = Route(
    "/api/v1/books/{book}",
    "Returns a book from your wish list, or from a book list that has been fetched.",
    for: .reader,
    parameters: [book.facts],
    reply: "shelf/1"
  ) { said, asker in
    let text = try said[book]
    let now = asker.people.clock()
    return try await asker.ask { kitchen in
      let bookLists = BookLists(of: kitchen, source: RememberedBooks(), now: now)
      switch try bookLists.card(of: text) {
      case .listed(let book, let isWished):
        return Answer(json: Reply.List("shelf", [book.json(isWished: isWished)]))
      case .kept(let kept): return Answer(json: Reply.List("shelf", [kept.json]))
      }
    }
  }

  private static let wishes = Route(
    "/api/v1/wished-books",
    "Returns your wish list of books, most recently added first.",
    for: .reader,
    reply: "shelf/1"
  ) { _, asker in
    try await asker.reply { Reply.List("shelf", try $0.wishedBooks().map(\.json)) }
  }

  private static let wish = Route(
    "/api/v1/wished-books/{book}",
    "Adds a book to your wish list, with its current details.",
    method: .put,
    for: .writer,
    parameters: [book.facts],
    status: 204
  ) { said, asker in
    let text = try said[book]
    let now = asker.people.clock()
    _ = try await asker.write { notebook in
      let bookLists = BookLists(of: notebook.kitchen, source: RememberedBooks(), now: now)
      return try notebook.wish(for: try bookLists.card(of: text).book)
    }
    return .done()
  }

  private static let unwish = Route(
    "/api/v1/wished-books/{book}",
    "Removes a book from your wish list.",
    method: .delete,
    for: .writer,
    parameters: [book.facts],
    status: 204
  ) { said, asker in
    let text = try said[book]
    _ = try await asker.write { try $0.removeWish(text) }
    return .done()
  }
}

extension Kitchen {
  fileprivate func json(
    _ books: [BookOnList]
  ) throws(KitchenError) -> Reply.List<Joined<Reply.Book, Reply.OnList>> {
    let wished = Set(try wishedBooks().map(\.book.isbn))
    return Reply.List("shelf", books.map { $0.json(isWished: wished.contains($0.id)) })
  }
}

extension Asker {
  /// Asks the book lists, which may ask its source, on a thread for that.
  fileprivate func askBookLists<Value: Sendable>(
    _ body: @escaping @Sendable (Kitchen, BookLists) throws -> Value
  ) async throws -> Value {
    let kitchen = try await keeper.kitchen(for: try person)
    if let fault = kitchen.snapshot.fault { throw fault }
    return try await turns.take(for: key) {
      try await reach.ask(.nytbooks, keeper.places) { [people] access in
        try body(kitchen, try BookLists(of: kitchen, through: access, now: people.clock()))
      }
    }
  }

  fileprivate func atBookLists<Value: JSONReply>(
    _ body: @escaping @Sendable (Kitchen, BookLists) throws -> Value
  ) async throws -> Answer {
    Answer(json: try await askBookLists(body))
  }
}

/// What a source of books said earlier, without asking it.
private struct RememberedBooks: BookSource {
  func bookLists() throws(SourceError) -> SourceReply<[BookList]> { throw unasked }

  func books(on list: String) throws(SourceError) -> SourceReply<BookListIssue>? { throw unasked }

  func books(byAuthor author: String) throws(SourceError) -> SourceReply<[ListedBook]> {
    throw unasked
  }

  private var unasked: SourceError { .unsupported(.nytbooks, "do this") }
}
