package import RecipeModel

/// Books are told apart by their ISBNs, and lists of books by their names, byte for byte.
extension NotebookWriter {
  /// Puts a book on the wishlist as it is.
  ///
  /// - Returns: False when it was there already; then it keeps its time.
  @discardableResult
  package func keep(_ book: Book, at: Int? = nil) throws(StorageError) -> Bool {
    try checked {
      let document = try document(of: book)
      if let row = try row(ofBook: book.isbn) {
        try row.table.replace(row, document: document, in: db)
        return false
      }
      try NotebookTable.books.insert(
        [.integer(try number()), .text(book.isbn), .integer(at ?? now)],
        document: document,
        in: db
      )
      return true
    }
  }

  /// False when it was not there.
  @discardableResult
  package func removeBook(_ isbn: String) throws(StorageError) -> Bool {
    try checked {
      guard let row = try row(ofBook: isbn) else { return false }
      try row.table.delete(row, in: db)
      return true
    }
  }

  /// Makes a list of books a favourite.
  ///
  /// - Returns: False when it was one already; then it keeps its time, but gets the title.
  @discardableResult
  package func setFavoriteBookList(
    _ name: String,
    title: String,
    at: Int? = nil
  ) throws(StorageError) -> Bool {
    try checked {
      if var row = try row(of: .favoriteBookLists, name) {
        try row.set("title", to: .text(title))
        try row.table.replace(row, in: db)
        return false
      }
      try NotebookTable.favoriteBookLists.insert(
        [.integer(try number()), .text(name), .text(title), .integer(at ?? now)],
        in: db
      )
      return true
    }
  }

  /// False when it was none.
  @discardableResult
  package func removeFavoriteBookList(_ name: String) throws(StorageError) -> Bool {
    try checked {
      guard let row = try row(of: .favoriteBookLists, name) else { return false }
      try row.table.delete(row, in: db)
      return true
    }
  }

  /// Remembers what the person saw of a list of books, in place of what they saw before.
  ///
  /// - Parameters:
  ///   - published: The day that the list is of, as the source writes it.
  ///   - isbns: The books on it, in their order.
  package func setSeenBookList(
    _ name: String,
    published: String,
    isbns: [String],
    at: Int? = nil
  ) throws(StorageError) {
    try checked {
      let values: [NotebookValue] = [
        .text(published), .bytes(try document(of: isbns)), .integer(at ?? now),
      ]
      guard var row = try row(of: .seenBookLists, name) else {
        try NotebookTable.seenBookLists.insert(
          [.integer(try number()), .text(name)] + values,
          in: db
        )
        return
      }
      row.values.replaceSubrange(2..., with: values)
      try row.table.replace(row, in: db)
    }
  }

  private func row(ofBook isbn: String) throws -> NotebookRow? {
    try own(.books, where: "isbn = ?", [.text(isbn)]).first
  }

  private func row(of table: NotebookTable, _ name: String) throws -> NotebookRow? {
    try own(table, where: "name = ?", [.text(name)]).first
  }
}
