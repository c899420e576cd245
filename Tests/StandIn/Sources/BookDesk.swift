/// The Books API of the New York Times.
enum BookDesk {
  static func answer(
    _ request: StandInRequest,
    _ path: [String],
    in content: inout SourceContent,
    images: String?
  ) -> StandInResponse {
    guard path.count >= 4, path[..<3] == ["svc", "books", "v3"] else { return .notFound }
    guard request.parameter("api-key") == content.booksKey else {
      return fault(401, "Invalid ApiKey", "oauth.v2.InvalidApiKey")
    }
    guard content.bookRequests > 0 else {
      let text = "Rate limit quota violation. Quota limit  exceeded. Identifier : stand-in"
      return fault(429, text, "policies.ratelimit.QuotaViolation")
    }
    content.bookRequests -= 1
    let value: JSONValue
    switch Array(path[3...]) {
    case ["lists", "names.json"]: value = names(content)
    case ["lists", "best-sellers", "history.json"]: value = history(request, content)
    case let rest where rest.count == 3 && rest[0] == "lists" && rest[2].hasSuffix(".json"):
      let name = rest[2].dropLast(5)
      guard let list = content.lists.first(where: { $0.name == name }),
        let edition = edition(of: list, on: rest[1], inWeek: content.week)
      else { return fault(404, "List not found", "keymanagement.service.list") }
      value = issue(list, edition)
    default: return .notFound
    }
    return .json(value.servingImages(from: images))
  }

  /// The newest that had appeared on a date such as `2026-10-04`; nil before the first.
  private static func edition(of list: BestSellerList, on date: String, inWeek week: Int) -> Int? {
    let newest = list.edition(inWeek: week)
    if date == "current" { return newest }
    return (0...newest).last { list.published($0) <= date }
  }

  private static func names(_ content: SourceContent) -> JSONValue {
    let results = content.lists.map { list -> JSONValue in
      [
        "list_name": .string(list.title), "display_name": .string(list.title),
        "list_name_encoded": .string(list.name),
        "oldest_published_date": .string(list.published(0)),
        "newest_published_date": .string(list.published(list.edition(inWeek: content.week))),
        "updated": .string(list.isMonthly ? "MONTHLY" : "WEEKLY"),
      ]
    }
    return envelope(results.count, .array(results))
  }

  private static func issue(_ list: BestSellerList, _ edition: Int) -> JSONValue {
    let before = list.books(inEdition: edition - 1)
    let books = list.books(inEdition: edition)
    let records = books.enumerated().map { place, book -> JSONValue in
      let last = edition == 0 ? nil : before.firstIndex { $0.isbn13 == book.isbn13 }
      return record(book, rank: place + 1, last: last.map { $0 + 1 } ?? 0, weeks: edition + 1)
    }
    let results: JSONValue = [
      "list_name": .string(list.title), "list_name_encoded": .string(list.name),
      "bestsellers_date": .string(list.counted(edition)),
      "published_date": .string(list.published(edition)),
      "published_date_description": "latest",
      "next_published_date": "",
      "previous_published_date": .string(edition == 0 ? "" : list.published(edition - 1)),
      "display_name": .string(list.title), "normal_list_ends_at": 10,
      "updated": .string(list.isMonthly ? "MONTHLY" : "WEEKLY"),
      "books": .array(records), "corrections": [],
    ]
    return envelope(
      records.count,
      results,
      modified: list.published(edition) + "T22:00:05-04:00"
    )
  }

  private static func record(_ book: BestSellerList.Book, rank: Int, last: Int, weeks: Int)
    -> JSONValue
  {
    let link = "https://shop.example/\(book.isbn13)"
    return [
      "rank": .number(Double(rank)), "rank_last_week": .number(Double(last)),
      "weeks_on_list": .number(Double(weeks)), "asterisk": 0, "dagger": 0,
      "primary_isbn10": .string(book.isbn10), "primary_isbn13": .string(book.isbn13),
      "publisher": .string(book.publisher), "description": .string(book.summary), "price": "0.00",
      "title": .string(book.title.uppercased()), "author": .string(book.author),
      "contributor": .string("by \(book.author)"), "contributor_note": "",
      "book_image": .string("https://static.example/books/\(book.isbn13).jpg"),
      "book_image_width": 331, "book_image_height": 500,
      "amazon_product_url": .string(link), "age_group": "", "book_review_link": "",
      "first_chapter_link": "", "sunday_review_link": "", "article_chapter_link": "",
      "isbns": [["isbn10": .string(book.isbn10), "isbn13": .string(book.isbn13)]],
      "buy_links": [["name": "Corner Bookshop", "url": .string(link)]],
      "book_uri": .string("nyt://book/\(book.isbn13)"),
    ]
  }

  private static func history(_ request: StandInRequest, _ content: SourceContent) -> JSONValue {
    let author = request.parameter("author")?.lowercased() ?? ""
    let title = request.parameter("title")?.lowercased() ?? ""
    let isbn = request.parameter("isbn") ?? ""
    var found: [JSONValue] = []
    for list in content.lists {
      for book in list.books
      where (author.isEmpty || book.author.lowercased().contains(author))
        && (title.isEmpty || book.title.lowercased().contains(title))
        && (isbn.isEmpty || isbn == book.isbn13 || isbn == book.isbn10)
      {
        found.append(past(book, list, week: content.week))
      }
    }
    let offset = max(Int(request.parameter("offset") ?? "") ?? 0, 0)
    return envelope(found.count, .array(Array(found.dropFirst(offset).prefix(20))))
  }

  private static func past(_ book: BestSellerList.Book, _ list: BestSellerList, week: Int)
    -> JSONValue
  {
    let edition = list.edition(inWeek: week)
    let rank = list.books(inEdition: edition).firstIndex { $0.isbn13 == book.isbn13 } ?? 0
    return [
      "title": .string(book.title.uppercased()), "description": .string(book.summary),
      "contributor": .string("by \(book.author)"), "author": .string(book.author),
      "contributor_note": "", "price": "0.00", "age_group": "",
      "publisher": .string(book.publisher),
      "isbns": [["isbn10": .string(book.isbn10), "isbn13": .string(book.isbn13)]],
      "ranks_history": [
        [
          "primary_isbn10": .string(book.isbn10), "primary_isbn13": .string(book.isbn13),
          "rank": .number(Double(rank + 1)), "list_name": .string(list.title),
          "display_name": .string(list.title),
          "published_date": .string(list.published(edition)),
          "bestsellers_date": .string(list.counted(edition)),
          "weeks_on_list": .number(Double(edition + 1)), "rank_last_week": 0, "asterisk": 0,
          "dagger": 0,
        ]
      ],
      "reviews": [
        [
          "book_review_link": "", "first_chapter_link": "", "sunday_review_link": "",
          "article_chapter_link": "",
        ]
      ],
    ]
  }

  private static func envelope(
    _ count: Int,
    _ results: JSONValue,
    modified: String? = nil
  ) -> JSONValue {
    var value: JSONValue = [
      "status": "OK", "copyright": "Invented for tests.", "num_results": .number(Double(count)),
    ]
    if let modified { value["last_modified"] = .string(modified) }
    value["results"] = results
    return value
  }

  private static func fault(_ status: Int, _ text: String, _ code: String) -> StandInResponse {
    .json(
      ["fault": ["faultstring": .string(text), "detail": ["errorcode": .string(code)]]],
      status: status
    )
  }
}
