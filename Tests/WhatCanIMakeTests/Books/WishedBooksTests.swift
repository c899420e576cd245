import JSONCoding
import RecipeModel
import RecipeSources
import TestSupport
import Testing

@testable import WhatCanIMake

@Suite("Books that are wished for, and what is new")
struct WishedBooksTests {
  let world: KeepingWorld
  let books = StubBooks()
  let now = KeepingWorld.time
  let stews = listed(11, "SLOW STEWS")
  let pies = listed(12, "ALL THE PIES")
  let soups = listed(13, "SOUPS OF THE SEA")
  let salads = listed(14, "ALL THE SALADS")

  init() throws {
    world = try KeepingWorld()
    books.set([
      issue("advice", "Advice", of: "2023-11-12", [stews, pies]),
      issue("food", "Food", .monthly, of: "2023-11-05", [pies, soups, salads]),
    ])
  }

  func bookLists(at time: Int? = nil) throws -> BookLists {
    BookLists(of: try world.open(), source: books, now: time ?? now)
  }

  @Test(
    "a book is found by its ISBN, its title, or the beginning of it",
    arguments: ["9780000000011", "978-0-00-000001-1", "slow stews", "Slow"]
  )
  func found(text: String) throws {
    _ = try bookLists().books(on: "advice")
    let found = try bookLists().book(text)
    #expect(found.book.title == "SLOW STEWS")
    #expect(found.list?.name == "advice" && found.publishedDate == "2023-11-12")
  }

  @Test("a title that could be two books is told, and one that is nowhere")
  func ambiguous() throws {
    for name in ["advice", "food"] { _ = try bookLists().books(on: name) }
    guard
      case .ambiguousDish("all the", let titles) = try reason({
        _ = try bookLists().book("all the")
      })
    else {
      Issue.record("two books begin so")
      return
    }
    #expect(titles == ["All the Pies (9780000000012)", "All the Salads (9780000000014)"])
    for text in ["bread", "", "9780000000099"] {
      guard case .unknownBook(text) = try reason({ _ = try bookLists().book(text) }) else {
        Issue.record("\(text) is no book")
        return
      }
    }
  }

  @Test("what is wished for is kept as it was, when its source has it otherwise or no more")
  func snapshot() throws {
    _ = try bookLists().books(on: "food")
    let book = try bookLists().card(of: "soups").book
    #expect(
      book
        == Book(
          isbn: "9780000000013",
          title: "Soups of the Sea",
          author: "A. Cook",
          publisher: "Hearth",
          summary: "About SOUPS OF THE SEA.",
          list: "food",
          rank: 2,
          image: "https://example.org/13.jpg",
          links: [
            Book.Link(name: "page", url: "https://example.org/13"),
            Book.Link(name: "Shop", url: "https://example.org/shop/13"),
          ],
          asOf: "2023-11-05"
        )
    )
    #expect(try world.notebook().wish(for: book))
    #expect(try world.notebook(now: now + 5).wish(for: book) == false)
    books.set([issue("food", "Food", of: "2023-12-03", [])])
    _ = try bookLists().books(on: "food", refreshing: true)
    #expect(try world.open().wishedBooks() == [KeptBook(book: book, addedAt: now)])
    guard case .kept(KeptBook(book: book, addedAt: now)) = try bookLists().card(of: "soups") else {
      Issue.record("the wishlist still knows it")
      return
    }
    #expect(try world.open(KeepingWorld.ben).wishedBooks() == [])
    #expect(try world.notebook().removeWish("978-0000000013").book == book)
    #expect(try world.open().wishedBooks() == [])
    let reason = try reason { _ = try world.notebook().removeWish("soups") }
    guard case .unknownBook("soups") = reason else {
      Issue.record("it is off the wishlist")
      return
    }
  }

  @Test("a book that a search found can be wished for, also one without an ISBN")
  func searched() throws {
    books.set(found: [ListedBook(title: "OLD BREAD", author: "Maria Brot")])
    _ = try bookLists().books(byAuthor: "brot")
    let book = try bookLists().card(of: "old bread").book
    #expect(book == Book(isbn: "old bread by maria brot", title: "Old Bread", author: "Maria Brot"))
    try world.notebook().wish(for: book)
    #expect(try world.notebook().removeWish("Old Bread").book == book)
  }

  func news(
    at time: Int? = nil,
    for person: Person = KeepingWorld.anna
  ) throws -> [String: [String]] {
    let news = try bookLists(at: time).news(for: try world.notebook(of: person, now: time ?? now))
    return Dictionary(
      news.items.map { ($0.issue.list.name, $0.books.map(\.title)) },
      uniquingKeysWith: { $1 }
    )
  }

  @Test("what is new is what was not there when the person last asked, list by list")
  func new() throws {
    #expect(try news() == [:])
    let list = try bookLists().list(called: "advice")
    #expect(try world.notebook().addFavorite(list))
    #expect(try world.notebook().addFavorite(list) == false)
    #expect(try world.open().favoriteBookLists().map(\.title) == ["Advice"])
    #expect(try news() == ["advice": ["SLOW STEWS", "ALL THE PIES"]])
    #expect(try news() == ["advice": []])

    books.set([issue("advice", "Advice", of: "2023-11-19", [soups, pies])])
    #expect(try news() == ["advice": []])
    let later = now + 6 * 86_400
    let other = try bookLists(at: later).news(for: try world.notebook(now: later))
    #expect(other.items.map(\.since) == [now])
    #expect(other.items.map { $0.books.map(\.title) } == [["SOUPS OF THE SEA"]])
    #expect(try news(at: later) == ["advice": []])
    // Gone and back again is new.
    books.set([issue("advice", "Advice", of: "2023-11-26", [stews])])
    #expect(try news(at: later + 8 * 86_400) == ["advice": ["SLOW STEWS"]])
  }

  @Test("without favourites, every list that was looked at counts, for each person apart")
  func all() throws {
    for name in ["food", "advice"] { _ = try bookLists().books(on: name) }
    let all = [
      "advice": ["SLOW STEWS", "ALL THE PIES"],
      "food": ["ALL THE PIES", "SOUPS OF THE SEA", "ALL THE SALADS"],
    ]
    #expect(try news() == all)
    #expect(try news() == ["advice": [], "food": []])
    #expect(try news(for: KeepingWorld.ben) == all)
  }

  @Test("a list of which nothing is known is said, and the others are answered")
  func partly() throws {
    for name in ["food", "advice"] {
      try world.notebook().addFavorite(try bookLists().list(called: name))
    }
    _ = try bookLists().books(on: "advice")
    books.set(isReachable: false)
    let news = try bookLists().news(for: try world.notebook())
    #expect(news.items.map(\.issue.list.name) == ["advice"])
    #expect(news.unknown.map(\.list) == ["food"])
    try world.notebook().removeFavorite(called: "advice")
    #expect(throws: KitchenError.self) { try bookLists().news(for: try world.notebook()) }
  }

  @Test("the JSON of a list and of a book names what everyone looks for")
  func json() throws {
    let answer = try bookLists().books(on: "food").value
    #expect(
      answer.list.json(isFavorite: true).jsonText
        == #"{"id":"food","name":"Food","updated":"monthly","newest":"2023-11-05","#
        + #""oldest":null,"favorite":true}"#
    )
    #expect(
      answer.listed[1].json(isWished: false).jsonText
        == #"{"id":"9780000000013","name":"Soups of the Sea","rank":2,"#
        + #""title":"Soups of the Sea","author":"A. Cook","publisher":"Hearth","#
        + #""description":"About SOUPS OF THE SEA.","link":"https://example.org/13","#
        + #""image":"https://example.org/13.jpg","links":["#
        + #"{"name":"page","url":"https://example.org/13"},"#
        + #"{"name":"Shop","url":"https://example.org/shop/13"}],"list":"food","#
        + #""published":"2023-11-05","updated":"monthly","rankLastWeek":9,"weeksOnList":3,"#
        + #""wished":false}"#
    )
  }
}
