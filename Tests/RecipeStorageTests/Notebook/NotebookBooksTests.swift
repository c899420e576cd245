import Foundation
import GRDB
import RecipeModel
import TestSupport
import Testing

@testable import RecipeStorage

@Suite("Books on a wishlist, and lists of books")
struct NotebookBooksTests {
  let folder: TemporaryFolder
  let store: NotebookStore
  let anna: Person

  init() throws {
    folder = try TemporaryFolder()
    store = try NotebookStore(folder)
    anna = try person("anna")
  }

  @Test("a book comes back as it was put there, newest first, and by its ISBN")
  func books() throws {
    let (one, two, three) = (makeBook("1", "One"), makeBook("2", "Two"), makeBook("3", "Three"))
    try store.write(anna, now: today) { writer throws in
      #expect(try writer.keep(two, at: 5))
      #expect(try writer.keep(three, at: 5))
      #expect(try writer.keep(one))
    }
    let books = [KeptBook(book: one, addedAt: today), .init(book: two, addedAt: 5)]
    #expect(try store.read(anna) { try $0.books() } == books + [.init(book: three, addedAt: 5)])
    #expect(try store.read(anna) { try $0.book("2") } == books[1])
    #expect(try store.read(anna) { try $0.book("4") } == nil)
    #expect(try store.read(person("ben")) { try $0.books() } == [])
    try store.verify()
  }

  @Test("a book put there again is shown as it is now, and keeps its time and its place")
  func again() throws {
    try store.write(anna, now: today) { writer in
      try writer.keep(makeBook("1", "Old"), at: 5)
      #expect(try writer.keep(makeBook("1", "New")) == false)
      #expect(try writer.removeBook("2") == false)
    }
    #expect(
      try store.read(anna) { try $0.books() } == [.init(book: makeBook("1", "New"), addedAt: 5)]
    )
    try store.write(anna, now: today) { writer throws in
      #expect(try writer.removeBook("1"))
    }
    #expect(try store.read(anna) { try $0.books() } == [])
    try store.verify()
  }

  @Test("favourite lists stay in the order in which they were chosen; what was seen is one a list")
  func lists() throws {
    try store.write(anna, now: today) { writer throws in
      #expect(try writer.setFavoriteBookList("b", title: "B", at: 9))
      #expect(try writer.setFavoriteBookList("a", title: "A", at: 5))
      #expect(try writer.setFavoriteBookList("b", title: "B!") == false)
      try writer.setSeenBookList("b", published: "2025-11-09", isbns: ["1", "2"], at: 7)
      try writer.setSeenBookList("a", published: "2025-11-02", isbns: [], at: 7)
      try writer.setSeenBookList("b", published: "2025-11-16", isbns: ["3"])
    }
    #expect(
      try store.read(anna) { try $0.favoriteBookLists() } == [
        FavoriteBookList(name: "b", title: "B!", addedAt: 9),
        FavoriteBookList(name: "a", title: "A", addedAt: 5),
      ]
    )
    #expect(
      try store.read(anna) { try $0.seenBookLists() } == [
        SeenBookList(name: "a", published: "2025-11-02", isbns: [], at: 7),
        SeenBookList(name: "b", published: "2025-11-16", isbns: ["3"], at: today),
      ]
    )
    try store.write(anna, now: today) { writer throws in
      #expect(try writer.removeFavoriteBookList("b"))
      #expect(try writer.removeFavoriteBookList("b") == false)
    }
    #expect(try store.read(anna) { try $0.favoriteBookLists().map(\.name) } == ["a"])
    try store.verify()
  }

  @Test("a book that is filed under another ISBN, or is none, is not read")
  func otherBook() throws {
    try store.write(anna, now: today) { writer in
      let row = try NotebookTable.books.insert(
        [.integer(try writer.number()), .text("2"), .integer(5)],
        document: try document(of: makeBook("1")),
        in: writer.db
      )
      #expect(row == 1)
    }
    for _ in 0..<2 {
      let error = #expect(throws: StorageError.self) { try store.read(anna) { try $0.books() } }
      #expect(error?.reason == .unreadableRow(table: "the books", number: 1))
      #expect(throws: StorageError.self) { try store.verify() }
      try store.write(anna, now: today) { writer in
        let row = try #require(try NotebookTable.books.row(1, in: writer.db))
        try NotebookTable.books.replace(row, document: Data("[]".utf8), in: writer.db)
      }
    }
  }

  @Test("a book that is far too long is refused, and nothing of it is stored")
  func tooLong() throws {
    let long = makeBook("1", String(repeating: "x", count: 1_000_001))
    #expect(throws: StorageError.self) { try store.write(anna, now: today) { try $0.keep(long) } }
    #expect(try store.read(anna) { try $0.books() } == [])
  }

  @Test("a backup holds the books and lists, and gives them back")
  func restored() throws {
    try fill(store, for: anna)
    let before = try store.contents(of: anna)
    #expect(before.books.count == 2 && before.seenBookLists.count == 1)
    let backup = "\(folder.path)/copy.db"
    try store.backup(to: backup)
    try store.write(anna, now: today) { writer in
      try writer.removeBook("9780000000002")
      try writer.removeFavoriteBookList("advice")
      try writer.setSeenBookList("advice", published: "", isbns: [])
    }
    try store.restore(from: backup, now: today)
    let after = try store.contents(of: anna)
    #expect(after.books == before.books)
    #expect(after.favoriteBookLists == before.favoriteBookLists)
    #expect(after.seenBookLists == before.seenBookLists)
    // Numbers go on behind those that were used before the restore.
    try store.write(anna, now: today) { writer in
      try writer.keep(makeBook("3"))
      #expect(try NotebookTable.books.all(in: writer.db).map(\.number) == [1, 2, 3])
    }
  }

  @Test("a notebook of the second version keeps all that it holds, and has no books yet")
  func migrated() throws {
    let path = "\(folder.path)/second.db"
    let schema = StoreSchema(
      applicationID: NotebookSchema.current.applicationID,
      steps: Array(NotebookSchema.current.steps.prefix(2))
    )
    let old = try NotebookStore(opening: path, now: today, schema: schema)
    try old.write(anna, now: today) { writer in
      try fillVersion1(writer, for: anna)
      try writer.setOpinion(.cuisine("Thai"), name: "Thai", .chosen)
    }
    let before = try old.read(anna) { (try $0.opinions(), try $0.favorites(), try $0.lists()) }
    let store = try NotebookStore(opening: path, now: today)
    try store.verify()
    let after = try store.read(anna) { (try $0.opinions(), try $0.favorites(), try $0.lists()) }
    #expect(after == before)
    #expect(try store.read(anna) { try $0.books() } == [])
    #expect(try names(in: folder.backups) == ["user-schema2-\(today).db"])
    try store.write(anna, now: today) { try $0.keep(makeBook("1")) }
    try store.verify()
  }
}
