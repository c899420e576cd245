import RecipeModel
import RecipeStorage

extension NotebookMerge {
  /// The most links that a book can have.
  private static let mostLinks = 100

  /// Takes books and lists of books in. What is there already stays, with its time; of what was
  /// seen of a list, the later look counts.
  mutating func takeBooks() throws {
    let wished = Set(try writer.reader.books().map(\.book.isbn))
    for wish in export.books ?? [] {
      let isNew =
        try !wished.contains(wish.book.isbn)
        && writer.keep(try checked(wish.book), at: wish.addedAt)
      count(isNew ? .new : .unchanged)
    }
    let favorites = Set(try writer.reader.favoriteBookLists().map(\.name))
    let seen = Dictionary(
      try writer.reader.seenBookLists().map { ($0.name, $0.at) },
      uniquingKeysWith: { first, _ in first }
    )
    for list in export.shelfLists ?? [] {
      let name = try checked(list.name, limit: Notebook.longestName)
      if let favorite = list.favorite {
        let title = try checked(favorite.title, limit: Notebook.longestName)
        let kept = FavoriteBookList(name: name, title: title, addedAt: favorite.at)
        let isNew = try !favorites.contains(name) && writer.setFavoriteBookList(kept)
        count(isNew ? .new : .unchanged)
      }
      if let look = list.seen, isLater(look.at, than: seen[name]) { try take(look, of: name) }
    }
  }

  private func take(_ look: NotebookExport.KeptBookList.Seen, of name: String) throws {
    let length = look.isbns.reduce(0) { $0 + $1.utf8.count }
    guard length <= Notebook.longestText else { throw bad("a list has too many books") }
    let published = try checked(look.published, limit: Notebook.longestName)
    try writer.setSeenBookList(
      SeenBookList(name: name, published: published, isbns: look.isbns, at: look.at)
    )
  }

  private func checked(_ book: Book) throws -> Book {
    for text in [book.isbn, book.title] { _ = try checked(text, limit: Notebook.longestName) }
    let others = [
      book.author, book.publisher, book.summary, book.list, book.image, book.asOf,
    ]
    let texts = others.compactMap(\.self) + book.links.flatMap { [$0.name, $0.url] }
    guard book.links.count <= Self.mostLinks,
      texts.allSatisfy({ $0.utf8.count <= Notebook.longestText })
    else { throw bad("the entry for a book is too long") }
    return book
  }
}
