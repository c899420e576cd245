import RecipeFetch
import RecipeImport
import RecipeModel
import RecipeSources
import Testing

@Suite("New York Times Books")
struct BookListReaderTests {
  private func shelf(_ json: String) throws -> SourceConnection {
    try connection(to: .nytbooks, StubFetcher(json), withKey: true)
  }

  @Test("lists keep their names, their pace and their dates")
  func lists() throws {
    let reply = try shelf(
      """
      {"status":"OK","num_results":4,"results":[
      {"list_name":"Advice","display_name":"Advice & How-To","list_name_encoded":"advice-how-to",
       "oldest_published_date":"2010-06-06","newest_published_date":"2026-11-22",
       "updated":"WEEKLY"},
      {"list_name":"Food","list_name_encoded":"food-and-fitness","updated":"MONTHLY",
       "newest_published_date":"soon"},
      {"list_name_encoded":"../x"},{"list_name":"x"},{"list_name_encoded":"odd","updated":"DAILY"}]}
      """
    ).bookLists()
    #expect(
      reply.value == [
        BookList(
          name: "advice-how-to",
          title: "Advice & How-To",
          updated: .weekly,
          newest: "2026-11-22",
          oldest: "2010-06-06"
        ),
        BookList(name: "food-and-fitness", title: "Food", updated: .monthly),
        BookList(name: "odd", title: "odd", updated: .other("DAILY")),
      ]
    )
    #expect(reply.problems.map(\.place) == [.record(3), .record(4)])
  }

  @Test("a list keeps its books by rank, with web links only, and reports what it cannot read")
  func books() throws {
    let fetcher = StubFetcher(
      """
      {"status":"OK","last_modified":"x","results":{"list_name":"Advice","display_name":"Advice",
      "list_name_encoded":"advice","bestsellers_date":"2026-11-07","published_date":"2026-11-22",
      "updated":"WEEKLY","books":[
      {"rank":2,"rank_last_week":0,"weeks_on_list":1,"primary_isbn10":"0306406152",
       "primary_isbn13":"None","title":"SALT AND SMOKE","author":"A. Cook","publisher":"Press",
       "description":"How to smoke.","book_image":"https://example.org/2.jpg",
       "amazon_product_url":"https://example.org/2",
       "isbns":[{"isbn10":"x","isbn13":"9780306406158"}],
       "buy_links":[{"name":"Shop","url":"https://example.org/s"},
       {"name":"Bad","url":"javascript:1"}]},
      {"rank":1,"rank_last_week":3,"weeks_on_list":12,"primary_isbn13":"978-0-306-40615-7",
       "title":"BREAD","author":"","description":null,"book_image":"","buy_links":null},
      {"title":"NO RANK"},{"rank":4},{"rank":"5","title":"X"},"text",{"rank":6,"title":7}]}}
      """
    )
    let reply = try #require(
      try connection(to: .nytbooks, fetcher, withKey: true).books(on: "advice")
    )
    #expect(
      reply.value
        == BookListIssue(
          list: BookList(name: "advice", title: "Advice", updated: .weekly, newest: "2026-11-22"),
          bestsellersDate: "2026-11-07",
          publishedDate: "2026-11-22",
          books: [
            ListedBook(
              isbn13: "9780306406157",
              title: "BREAD",
              rank: 1,
              rankLastWeek: 3,
              weeksOnList: 12
            ),
            ListedBook(
              isbn10: "0306406152",
              title: "SALT AND SMOKE",
              author: "A. Cook",
              publisher: "Press",
              description: "How to smoke.",
              rank: 2,
              weeksOnList: 1,
              image: "https://example.org/2.jpg",
              links: [.init(name: "Shop", url: "https://example.org/s")],
              bookLink: "https://example.org/2"
            ),
          ]
        )
    )
    #expect(reply.problems.map(\.place) == [3, 4, 5, 6, 7].map { .record($0) })
    #expect(reply.value.books.map(\.isbn) == ["9780306406157", "9780306406157"])
    #expect(reply.value.books.map(\.displayTitle) == ["Bread", "Salt and Smoke"])
    #expect(
      fetcher.asked == [
        "https://api.nytimes.com/svc/books/v3/lists/current/advice.json (query api-key)"
      ]
    )
  }

  @Test("a name that is no name of a list gives none, without a request")
  func names() throws {
    let fetcher = StubFetcher { _ in .failure(.status(404)) }
    let source = try connection(to: .nytbooks, fetcher, withKey: true)
    for name in ["", "..", "a/b", "A", "é", "a b"] { #expect(try source.books(on: name) == nil) }
    #expect(fetcher.asked == [])
    #expect(try source.books(on: "gone") == nil)
  }

  @Test("an author's books come by twenty, three pages at most, with their newest rank")
  func author() throws {
    let fetcher = StubFetcher { request in
      let offset = Int(request.value("offset") ?? "") ?? 0
      let ranks = """
        [{"rank":9,"published_date":"2020-01-01","weeks_on_list":1},
        {"rank":2,"published_date":"2021-01-01","weeks_on_list":5},
        {"rank":4,"published_date":"2019-01-01"}]
        """
      let books = (offset..<min(offset + 20, 90)).map {
        "{\"title\":\"B\($0)\",\"author\":\"A\",\"ranks_history\":\($0 == 0 ? ranks : "[]")}"
      }
      return .json("{\"num_results\":90,\"results\":[\(books.joined(separator: ","))]}")
    }
    let reply = try connection(to: .nytbooks, fetcher, withKey: true).books(byAuthor: "A. Cook")
    #expect(reply.value.map(\.title) == (0..<60).map { "B\($0)" })
    #expect(
      reply.value.first
        == ListedBook(title: "B0", author: "A", rank: 2, weeksOnList: 5)
    )
    #expect(reply.total == 90)
    let start = "https://api.nytimes.com/svc/books/v3/lists/best-sellers/history.json"
    #expect(
      fetcher.asked
        == [0, 20, 40].map { "\(start)?author=A. Cook&offset=\($0) (query api-key)" }
    )
    let none = StubFetcher("{\"num_results\":0,\"results\":[]}")
    #expect(try connection(to: .nytbooks, none, withKey: true).books(byAuthor: "x").value == [])
    #expect(none.asked.count == 1)
  }

  @Test("a fault is a failure, whatever the status, and its words are not repeated")
  func faults() throws {
    func error(_ code: String) throws -> SourceError? {
      let source = try shelf(
        "{\"fault\":{\"faultstring\":\"\(secretText)\",\"detail\":{\"errorcode\":\"\(code)\"}}}"
      )
      do throws(SourceError) {
        _ = try source.bookLists()
        return nil
      } catch {
        #expect(!error.description.contains(secretText))
        return error
      }
    }
    #expect(try error("oauth.v2.InvalidApiKey") == .keyRefused(.nytbooks))
    #expect(
      try error("policies.ratelimit.QuotaViolation")
        == .fetch(FetchError(.busy(wait: nil), host: "api.nytimes.com", attempts: 1))
    )
    #expect(try error(secretText) != nil)
  }

  @Test(
    "an answer of another shape is an error",
    arguments: ["{}", "[]", "{\"results\":", "\"OK\""]
  )
  func shapes(_ json: String) throws {
    let source = try shelf(json)
    for ask in [
      { _ = try source.bookLists() }, { _ = try source.books(on: "x") },
      { _ = try source.books(byAuthor: "x") },
    ] {
      #expect {
        try ask()
      } throws: { error in
        guard case .unreadable = error as? SourceError else { return false }
        return true
      }
    }
  }
}
