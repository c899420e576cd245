import Foundation
package import RecipeModel

extension NotebookReader {
  /// The books on the person's wishlist: newest first, then ascending by the ISBN.
  package func books() throws(StorageError) -> [KeptBook] {
    try checked {
      try own(.books).map(book).sorted { left, right in
        left.addedAt != right.addedAt
          ? left.addedAt > right.addedAt : left.book.isbn < right.book.isbn
      }
    }
  }

  /// The book with that ISBN on the person's wishlist; nil if it is not there.
  package func book(_ isbn: String) throws(StorageError) -> KeptBook? {
    try books().first { $0.book.isbn.utf8.elementsEqual(isbn.utf8) }
  }

  /// The person's favourite book lists, in the order in which they were chosen.
  package func favoriteBookLists() throws(StorageError) -> [FavoriteBookList] {
    try checked { try things(in: .favoriteBookLists) }
  }

  /// The books that the person saw on book lists, in ascending order of the lists' names; one entry
  /// for each list.
  package func seenBookLists() throws(StorageError) -> [SeenBookList] {
    try checked {
      try things(in: .seenBookLists).sorted { (left: SeenBookList, right) in left.name < right.name
      }
    }
  }

  /// The book in a row's document, which must have the ISBN that the row is filed under.
  func book(_ row: NotebookRow) throws -> KeptBook {
    let book: Book = try document(of: row)
    guard try row["isbn"] == .text(book.isbn) else { throw row.unreadable }
    return KeptBook(book: book, addedAt: try row.integer("added_at"))
  }
}
