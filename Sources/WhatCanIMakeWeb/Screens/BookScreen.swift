import RecipeAccounts
import WhatCanIMake

/// Lists of best-selling books, their books, and the wish list of books.
///
/// Pages show what the source said when it was asked last; it is asked again by a form.
enum BookScreen {
  static let routes = [
    books, ask, wishlist, wish, unwish, byAuthor, author, book, list, askList, favourite,
    unfavourite,
  ]

  private static let name = Parameter.part("list", "The name of the list.")
  private static let isbn = Parameter.part("isbn", "The ISBN of the book, or its id.")
  private static let writer = Field.text("author", "The name of an author.")

  // MARK: Lists

  private static let books = Route.page(
    "/books",
    "Shows all book lists, your favourites first.",
    for: .reader
  ) { _, asker in
    let bookLists = try await asker.bookLists { bookLists, kitchen in
      (
        try bookLists.known { try $0.lists() }, try kitchen.favoriteBookLists(),
        try kitchen.wishedBooks().count
      )
    }
    let (answer, favourites, wished) = bookLists
    let words = asker.pages.words
    let isFavourite = Set(favourites.map(\.name))
    let others = (answer?.value ?? []).filter { !isFavourite.contains($0.name) }
    return Page(
      template: "books",
      title: words("books.title"),
      section: .saved,
      filling: [
        "favourites": .list(favourites.map { entry($0.name, $0.title, isFavourite: true) }),
        "hasFavourites": .flag(!favourites.isEmpty),
        "lists": .list(others.map { entry($0.name, $0.title, isFavourite: false) }),
        "hasLists": .flag(!others.isEmpty),
        "isNothing": .flag(others.isEmpty && favourites.isEmpty),
        "asOf": .text(asOf(answer?.fetchedAt, words)),
        "wished": .text(
          wished == 0 ? words("books.wishlist") : words("books.wished", count: wished)
        ),
        "mayAsk": .flag(asker.mayAskForBooks),
        "next": "/books", "in-books": true,
      ]
    )
  }

  private static func entry(_ name: String, _ title: String, isFavourite: Bool) -> Filling {
    [
      "name": .text(title), "href": .text("/books/list/\(queryText(name))"),
      "isFavourite": .flag(isFavourite),
    ]
  }

  private static let ask = Route.form(
    "/books/ask",
    "Fetches the names of all book lists.",
    for: .account,
    load: .heavy
  ) { _, asker in
    try await asker.askBookLists { _ = try $0.lists(refreshing: true) }
    return Destination("/books")
  }

  private static let list = Route.page(
    "/books/list/{list}",
    "Returns the books on a book list, sorted by rank.",
    for: .reader,
    parameters: [name.facts]
  ) { said, asker in
    let name = try said[name]
    let found = try await asker.bookLists { bookLists, kitchen in
      (
        try bookLists.known { try $0.books(on: name) },
        try kitchen.favoriteBookLists().first { $0.name == name },
        Set(try kitchen.wishedBooks().map(\.book.isbn))
      )
    }
    let (answer, favourite, wished) = found
    let words = asker.pages.words
    let title = answer?.value.list.title ?? favourite?.title ?? name
    let path = "/books/list/\(queryText(name))"
    return Page(
      template: "booklist",
      title: title,
      section: .saved,
      filling: [
        "name": .text(title), "path": .text(path),
        "books": .list(
          (answer?.value.listed ?? []).map { entry($0.snapshot, isWished: wished.contains($0.id)) }
        ),
        "isNothing": .flag(answer == nil),
        "isFavourite": .flag(favourite != nil),
        "asOf": .text(
          answer?.value.publishedDate.map {
            words("books.as-of", ["day": CalendarDay($0).map(words.day) ?? $0])
          }
            ?? asOf(answer?.fetchedAt, words)
        ),
        "mayAsk": .flag(asker.mayAskForBooks),
        "next": .text(path),
      ]
    )
  }

  private static let askList = Route.form(
    "/books/list/{list}/ask",
    "Fetches the newest books on a list.",
    for: .account,
    parameters: [name.facts],
    load: .heavy
  ) { said, asker in
    let name = try said[name]
    try await asker.askBookLists { _ = try $0.books(on: name, refreshing: true) }
    return Destination("/books/list/\(queryText(name))")
  }

  private static let favourite = Route.form(
    "/books/list/{list}/favourite",
    "Marks a book list as a favourite.",
    for: .writer,
    parameters: [name.facts]
  ) { said, asker in
    let name = try said[name]
    let found = try await asker.bookLists { bookLists, _ in
      try bookLists.known { try $0.list(called: name) }
    }
    guard let list = found else { throw Problem.unknown("book list") }
    try await asker.write { _ = try $0.addFavorite(list) }
    return Destination("/books/list/\(queryText(name))")
  }

  private static let unfavourite = Route.form(
    "/books/list/{list}/favourite/none",
    "Removes a book list from your favourites.",
    for: .writer,
    parameters: [name.facts]
  ) { said, asker in
    let name = try said[name]
    try await asker.write { notebook in
      guard try notebook.kitchen.favoriteBookLists().contains(where: { $0.name == name }) else {
        throw Problem.unknown("book list")
      }
      _ = try notebook.removeFavorite(called: name)
    }
    return Destination("/books")
  }

  // MARK: Books

  private static func entry(_ book: Book, isWished: Bool) -> Filling {
    [
      "name": .text(book.title), "author": .text(book.author), "summary": .text(book.summary),
      "rank": .text(book.rank.map(String.init)),
      "path": .text("/books/book/\(queryText(book.isbn))"),
      "isWished": .flag(isWished),
    ]
  }

  private static let book = Route.page(
    "/books/book/{isbn}",
    "Shows the details of a book.",
    for: .reader,
    parameters: [isbn.facts]
  ) { said, asker in
    let isbn = try said[isbn]
    let found = try await asker.bookLists { bookLists, _ in
      try bookLists.known { try $0.card(of: isbn) }
    }
    guard let card = found else { throw Problem.unknown("book") }
    let (book, words) = (card.book, asker.pages.words)
    let path = "/books/book/\(queryText(book.isbn))"
    return Page(
      template: "book",
      title: book.title,
      section: .saved,
      filling: entry(book, isWished: card.isWished).with([
        "publisher": .text(book.publisher), "isbn": .text(book.isbn),
        "onList": .text(
          card.list.map { list in
            words("book.on-list", ["list": list.title, "rank": "\(book.rank ?? 0)"])
          }
        ),
        "listHref": .text(card.list.map { "/books/list/\(queryText($0.name))" }),
        "links": .list(
          book.links.compactMap { link in
            DishView.webAddress(link.url).map { ["name": .text(link.name), "href": .text($0)] }
          }
        ),
        "next": .text(path),
      ])
    )
  }

  private static let wishlist = Route.page(
    "/books/wishlist",
    "Shows the books on your wish list, newest first.",
    for: .reader
  ) { _, asker in
    let kept = try await asker.ask { try $0.wishedBooks() }
    let words = asker.pages.words
    return Page(
      template: "wishlist",
      title: words("books.wishlist"),
      section: .saved,
      filling: [
        "books": .list(kept.map { entry($0.book, isWished: true) }),
        "isNothing": .flag(kept.isEmpty), "next": "/books/wishlist",
      ]
    )
  }

  private static let wish = Route.form(
    "/books/book/{isbn}/wish",
    "Adds a book to your wish list.",
    for: .writer,
    parameters: [isbn.facts]
  ) { said, asker in
    let isbn = try said[isbn]
    let found = try await asker.bookLists { bookLists, _ in
      try bookLists.known { try $0.card(of: isbn) }
    }
    guard let card = found else { throw Problem.unknown("book") }
    try await asker.write { _ = try $0.wish(for: card.book) }
    return Destination("/books/wishlist")
  }

  private static let unwish = Route.form(
    "/books/book/{isbn}/wish/none",
    "Removes a book from your wish list.",
    for: .writer,
    parameters: [isbn.facts]
  ) { said, asker in
    let isbn = try said[isbn]
    try await asker.write { notebook in
      guard try notebook.kitchen.wishedBooks().contains(where: { $0.book.isbn == isbn }) else {
        throw Problem.unknown("book")
      }
      _ = try notebook.removeWish(isbn)
    }
    return Destination("/books/wishlist")
  }

  // MARK: Authors

  private static let byAuthor = Route.page(
    "/books/author",
    "The page where you search for books by an author.",
    for: .reader
  ) { _, asker in authorPage(asker, nil, nil, nil) }

  private static let author = Route.shown(
    "/books/author",
    "Fetches the books by an author.",
    for: .account,
    fields: [writer.facts],
    load: .heavy
  ) { said, asker in
    let name = try said[writer]
    do {
      let answer = try await asker.askBookLists { try $0.books(byAuthor: name) }
      let wished = Set(try await asker.ask { try $0.wishedBooks().map(\.book.isbn) })
      return authorPage(
        asker,
        name,
        answer.value.map { entry($0.snapshot, isWished: wished.contains($0.id)) },
        answer.trouble.map { "\($0)" }
      )
    } catch let problem as Problem where problem.status == 503 {
      var page = authorPage(asker, name, nil, problem.detail)
      page.status = 503
      return page
    }
  }

  private static func authorPage(
    _ asker: Asker,
    _ name: String?,
    _ books: [Filling]?,
    _ problem: String?
  ) -> Page {
    let words = asker.pages.words
    return Page(
      template: "author",
      title: words("books.author"),
      section: .saved,
      filling: [
        "author": .text(name), "books": .list(books ?? []),
        "isNothing": .flag(books?.isEmpty ?? false), "problem": .text(problem?.asSentence),
        "mayAsk": .flag(asker.mayAskForBooks), "next": "/books/author",
      ]
    )
  }

  private static func asOf(_ fetchedAt: Int?, _ words: Words) -> String? {
    fetchedAt.flatMap { RunningProgram.day(at: $0) }.map {
      words("books.as-of", ["day": words.day($0)])
    }
  }
}
