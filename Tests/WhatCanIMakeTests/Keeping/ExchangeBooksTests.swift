import RecipeModel
import TestSupport
import Testing

@testable import WhatCanIMake

@Suite("Books that are exported and taken in")
struct ExchangeBooksTests {
  let world: KeepingWorld
  let other: KeepingWorld

  init() throws {
    world = try KeepingWorld()
    other = try world.besides("other")
  }

  struct Contents: Equatable {
    var books: [KeptBook]
    var favorites: [FavoriteBookList]
    var seen: [SeenBookList]
  }

  func contents(of world: KeepingWorld) throws -> Contents {
    try world.open().reading(or: Contents(books: [], favorites: [], seen: [])) { reader in
      Contents(
        books: try reader.books(),
        favorites: try reader.favoriteBookLists(),
        seen: try reader.seenBookLists()
      )
    }
  }

  @Test("what is here stays as it is, what is not comes beside it, and the later look counts")
  func merged() throws {
    let (mine, theirs) = (Book(isbn: "1", title: "Mine"), Book(isbn: "1", title: "Theirs"))
    _ = try world.notebook().writing { writer in
      try writer.keep(mine, at: 5)
      try writer.setFavoriteBookList("a", title: "A here", at: 5)
      try writer.setSeenBookList("a", published: "2023-11-12", isbns: ["1"], at: 50)
      try writer.setSeenBookList("b", published: "2023-11-05", isbns: ["2"], at: 50)
    }
    _ = try other.notebook().writing { writer in
      try writer.keep(theirs, at: 9)
      try writer.keep(KeepingWorld.book, at: 9)
      try writer.setFavoriteBookList("c", title: "C", at: 2)
      try writer.setFavoriteBookList("a", title: "A there", at: 9)
      try writer.setSeenBookList("a", published: "2023-11-05", isbns: [], at: 40)
      try writer.setSeenBookList("b", published: "2023-11-12", isbns: ["3"], at: 60)
      try writer.setSeenBookList("c", published: "2023-11-12", isbns: ["4"], at: 60)
    }
    let export = try other.exported()
    let report = try world.takeIn(export)
    #expect(report == NotebookImportReport(new: 3, changed: 1, unchanged: 3))
    let merged = Contents(
      books: [
        KeptBook(book: KeepingWorld.book, addedAt: 9), KeptBook(book: mine, addedAt: 5),
      ],
      favorites: [
        FavoriteBookList(name: "a", title: "A here", addedAt: 5),
        FavoriteBookList(name: "c", title: "C", addedAt: 2),
      ],
      seen: [
        SeenBookList(name: "a", published: "2023-11-12", isbns: ["1"], at: 50),
        SeenBookList(name: "b", published: "2023-11-12", isbns: ["3"], at: 60),
        SeenBookList(name: "c", published: "2023-11-12", isbns: ["4"], at: 60),
      ]
    )
    #expect(try contents(of: world) == merged)
    #expect(
      try world.takeIn(export) == NotebookImportReport(new: 0, changed: 0, unchanged: 7)
    )
    #expect(try contents(of: world) == merged)
  }

  @Test("an export of a version without books is taken in, and changes none")
  func older() throws {
    try world.fill()
    var old = try NotebookExport(contentsOf: Array(try world.exported().utf8), file: "old.json")
    (old.books, old.shelfLists) = (nil, nil)
    let text = try old.text()
    #expect(!text.contains("\"books\"") && !text.contains("shelfLists"))
    #expect(try other.takeIn(text).changed == 0)
    #expect(try contents(of: other) == Contents(books: [], favorites: [], seen: []))
    let before = try contents(of: world)
    #expect(try world.takeIn(text).new == 0)
    #expect(try contents(of: world) == before)
  }

  @Test("a book that says far more than books do is refused, and nothing is taken in")
  func tooMuch() throws {
    let links = Array(repeating: Book.Link(name: "x", url: "y"), count: 101)
    _ = try world.notebook().writing { writer in
      try writer.keep(Book(isbn: "1", title: "One", links: links))
    }
    let reason = try reason { try other.takeIn(try world.exported()) }
    guard case .badExport = reason else {
      Issue.record("\(String(describing: reason))")
      return
    }
    #expect(try contents(of: other).books == [])
  }
}
