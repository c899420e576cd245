package import RecipeModel

/// Books are told apart by their ISBNs, and lists of books by their names, byte for byte.
extension NotebookWriter {
  /// Adds a book to the wishlist, with its current content.
  ///
  /// - Returns: False if it was there already; then its time does not change.
  @discardableResult
  package func keep(_ book: Book, at: Int? = nil) throws(StorageError) -> Bool {
    try checked {
      guard let row = try rows(ofBook: book.isbn).first else {
        try insert(KeptBook(book: book, addedAt: at ?? now), into: .books)
        return true
      }
      try replace(row, by: KeptBook(book: book, addedAt: try row.integer("added_at")))
      return false
    }
  }

  /// False if it was not there.
  @discardableResult
  package func removeBook(_ isbn: String) throws(StorageError) -> Bool {
    try checked { try remove(rows(ofBook: isbn)) > 0 }
  }

  /// Marks a book list as a favourite.
  ///
  /// - Returns: False if it was one already; then its time does not change, but its title does.
  @discardableResult
  package func setFavoriteBookList(_ list: FavoriteBookList) throws(StorageError) -> Bool {
    try checked {
      guard let row = try rows(in: .favoriteBookLists, list.name).first else {
        try insert(list, into: .favoriteBookLists)
        return true
      }
      var list = list
      list.addedAt = try row.integer("added_at")
      try replace(row, by: list)
      return false
    }
  }

  /// False if it was not one.
  @discardableResult
  package func removeFavoriteBookList(_ name: String) throws(StorageError) -> Bool {
    try checked { try remove(rows(in: .favoriteBookLists, name)) > 0 }
  }

  /// Remembers which books the person saw on a list; this replaces what they saw before.
  package func setSeenBookList(_ seen: SeenBookList) throws(StorageError) {
    try checked {
      guard let row = try rows(in: .seenBookLists, seen.name).first else {
        try insert(seen, into: .seenBookLists)
        return
      }
      try replace(row, by: seen)
    }
  }

  private func rows(ofBook isbn: String) throws -> [NotebookRow] {
    try own(.books, where: "isbn = ?", [.text(isbn)])
  }

  private func rows(in table: NotebookTable, _ name: String) throws -> [NotebookRow] {
    try own(table, where: "name = ?", [.text(name)])
  }
}
