package import RecipeModel

extension NotebookReader {
  /// The books on the person's wishlist: newest first, then ascending by the ISBN.
  package func books() throws(StorageError) -> [KeptBook] {
    try checked {
      try things(in: .books).sorted { (left: KeptBook, right: KeptBook) in
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
}
