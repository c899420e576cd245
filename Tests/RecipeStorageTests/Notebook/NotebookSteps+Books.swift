import RecipeModel
import RecipeStorage
import Testing

extension NotebookSteps {
  mutating func stepBooks(_ writer: NotebookWriter, _ operation: Int) throws {
    let (person, at) = (person, time())
    let isbn = pick(["9780000000002", "9780000000019", ""])
    let (list, title) = (pick(["advice", "Advice", "food\u{0}"]), pick(["One", "Two"]))
    let kept = model.books.firstIndex { $0.person == person && $0.value.book.isbn == isbn }
    let favorite = model.favoriteBookLists.firstIndex {
      $0.person == person && $0.value.name == list
    }
    switch operation {
    case 34:
      let book = pick([makeBook(isbn, title), Book(isbn: isbn, title: title)])
      model.meet(person)
      if let kept {
        model.books[kept].value.book = book
      } else {
        model.books.append(.init(person: person, value: .init(book: book, addedAt: at ?? now)))
      }
      #expect(try writer.keep(book, at: at) == (kept == nil))
    case 35:
      #expect(
        try writer.reader.book(isbn) == kept.map { model.books[$0].value }
      )
      if let kept { model.books.remove(at: kept) }
      #expect(try writer.removeBook(isbn) == (kept != nil))
    case 36:
      model.meet(person)
      if let favorite {
        model.favoriteBookLists[favorite].value.title = title
      } else {
        let made = FavoriteBookList(name: list, title: title, addedAt: at ?? now)
        model.favoriteBookLists.append(.init(person: person, value: made))
      }
      let isNew = try writer.setFavoriteBookList(list, title: title, at: at)
      #expect(isNew == (favorite == nil))
    case 37:
      if let favorite { model.favoriteBookLists.remove(at: favorite) }
      #expect(try writer.removeFavoriteBookList(list) == (favorite != nil))
    default:
      let isbns = pick([[], [isbn], ["2", isbn]])
      model.meet(person)
      model.seenBookLists.removeAll { $0.person == person && $0.value.name == list }
      let made = SeenBookList(name: list, published: title, isbns: isbns, at: at ?? now)
      model.seenBookLists.append(.init(person: person, value: made))
      try writer.setSeenBookList(list, published: title, isbns: isbns, at: at)
    }
  }
}
