import JSONCoding
import RecipeFetch
import StandIn
import TestSupport
import Testing
import WhatCanIMake

@testable import WhatCanIMakeWeb

@Suite("Books and sources over HTTP", .serialized)
struct BookTests {
  /// A server whose sources are played on this machine.
  private struct World {
    let server: ThingServer
    let played: SourceStandIn
    let anna: Housemate

    init() async throws {
      let played = try SourceStandIn(SourceContent())
      self.played = played
      server = try await ThingServer(
        reach: Reach(isForEveryone: true) { source, _ throws(KitchenError) in
          let base = played.base(of: source == .nytbooks ? .nytbooks : .themealdb)
          return SourceAccess(
            to: source,
            fetcher: Fetcher(
              policy: FetchPolicy(trusting: Set([Endpoint(of: base)].compactMap(\.self))),
              agent: "whatcanimake",
              pace: RateLimit(everyMilliseconds: 0)
            ),
            server: base,
            key: source == .nytbooks ? APIKey("books-test-key") : nil
          )
        }
      )
      anna = try await server.somebody("Anna")
    }
  }

  @Test("lists, their books, favourites, news and wishes are each as the command line has them")
  func books() async throws {
    let world = try await World()
    let anna = world.anna
    let lists = await anna.get("/api/v1/book-lists").texts()
    let first = try #require(lists.first)
    #expect(lists.count == 4)
    let books = await anna.get("/api/v1/book-lists/\(first)").texts()
    let book = try #require(books.first)
    #expect(await anna.get("/api/v1/book-lists/nowhere").status == 404)
    #expect(await anna.get("/api/v1/book-lists?favourites=true").texts() == [])
    #expect(await anna.ask("PUT", "/api/v1/book-lists/\(first)/favourite").status == 204)
    #expect(await anna.get("/api/v1/book-lists?favourites=true").texts() == [first])
    #expect(await anna.ask("POST", "/api/v1/book-news").texts() == books)
    #expect(await anna.ask("POST", "/api/v1/book-news").texts() == [])
    #expect(await anna.get("/api/v1/books/\(book)").texts() == [book])
    #expect(await anna.get("/api/v1/books/9780000000002").status == 404)
    #expect(await anna.ask("PUT", "/api/v1/wished-books/\(book)").status == 204)
    #expect(await anna.get("/api/v1/wished-books").texts() == [book])
    let wished = await anna.get("/api/v1/book-lists/\(first)")
    #expect(wished["items"]?.items.first?.asObject?["wished"] == .bool(true))
    let other = try await world.server.somebody("Bert")
    #expect(await other.get("/api/v1/wished-books").texts() == [])
    #expect(await other.ask("DELETE", "/api/v1/wished-books/\(book)").status == 404)
    #expect(await anna.ask("DELETE", "/api/v1/wished-books/\(book)").status == 204)
    #expect(await anna.ask("DELETE", "/api/v1/wished-books/\(book)").status == 404)
    #expect(await anna.ask("DELETE", "/api/v1/book-lists/\(first)/favourite").status == 204)
    #expect(await anna.get("/api/v1/book-lists?favourites=true").texts() == [])
    let author = try #require(
      wished["items"]?.items.first?.asObject?["author"]?.asText?.replacing(" ", with: "%20")
    )
    #expect(await anna.get("/api/v1/books?author=\(author)").texts().contains(book))
    #expect(await anna.get("/api/v1/books").status == 400)
    let shelf = try await anna.kitchen.favoriteBookLists()
    #expect(shelf == [])
  }

  @Test("a dish is fetched by whoever may write, a source is synced by administrators alone")
  func sources() async throws {
    let world = try await World()
    let anna = world.anna
    #expect(await anna.get("/api/v1/sources").texts().contains("themealdb"))
    let sent = await anna.ask("POST", "/api/v1/sources/dishes", #"{"dish": "themealdb:80001"}"#)
    #expect(sent.status == 202)
    let place = try #require(sent.header("Location"))
    var state: String?
    for _ in 0..<3_000 where state != "done" && state != "failed" {
      try await Task.sleep(for: .milliseconds(10))
      state = try await anna.get(place).text("state")
    }
    let ended = await anna.get(place).text
    #expect(state == "done", "\(ended)")
    #expect(await anna.get("/api/v1/dishes/themealdb:80001").status == 200)
    for dish in ["own:pie", "nyt-books:1", "classic:gimlet", "0"] {
      let answer = await anna.ask("POST", "/api/v1/sources/dishes", "{\"dish\": \"\(dish)\"}")
      #expect(answer.status == 404, "\(dish)")
      #expect(answer["field"] == .text("dish"))
    }
    #expect(await anna.ask("POST", "/api/v1/sources/themealdb/sync", "{}").status == 403)
    #expect(await anna.ask("POST", "/api/v1/sources/elsewhere/sync", "{}").status == 403)
  }
}
