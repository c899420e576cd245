import RecipeLexicon
public import RecipeModel
public import RecipeSources
import RecipeStorage

extension Kitchen {
  /// The books on the wishlist, newest first; of equal age, in ascending order of the ISBN.
  public func wishedBooks() throws(KitchenError) -> [KeptBook] {
    try reading(or: []) { try $0.books() }
  }

  /// A book on the wishlist.
  ///
  /// - Parameter text: Its ISBN with or without hyphens, its title in any case, or its beginning.
  /// - Throws: ``KitchenError`` `.unknownBook`, `.ambiguousDish` with the titles that it could be.
  public func wishedBook(_ text: String) throws(KitchenError) -> KeptBook {
    try pick(text, of: try wishedBooks(), isbns: { [$0.book.isbn] }, title: \.book.title)
  }

  /// The favourite book lists, in the order in which they were chosen.
  public func favoriteBookLists() throws(KitchenError) -> [FavoriteBookList] {
    try reading(or: []) { try $0.favoriteBookLists() }
  }
}

extension Kitchen {
  /// The book lists to keep up to date: the favourites, then the lists that were opened, each with
  /// the issue that is stored.
  public func keptBookLists() throws(KitchenError) -> [KeptList] {
    let known = try remembered(BookLists.sourceName)
      .filter { $0.key.hasPrefix(BookLists.listPrefix) }
      .compactMap { BookAnswer<BookListIssue>($0)?.value }
    let published = Dictionary(
      known.map { ($0.list.name, $0.publishedDate) },
      uniquingKeysWith: { first, _ in first }
    )
    let favorites = try favoriteBookLists().map(\.name)
    let others = known.map(\.list.name).filter { !favorites.contains($0) }
    return (favorites + others).map { KeptList($0, published: published[$0] ?? nil) }
  }
}

extension Notebook {
  /// Adds a book to the wishlist, with its current content.
  ///
  /// - Returns: False if it was on the wishlist already.
  @discardableResult
  public func wish(for book: Book) throws(KitchenError) -> Bool {
    try writing { try $0.keep(book) }
  }

  /// Removes a book from the wishlist.
  ///
  /// - Parameter text: As in ``Kitchen/wishedBook(_:)``.
  /// - Returns: The book as it was saved.
  @discardableResult
  public func removeWish(_ text: String) throws(KitchenError) -> KeptBook {
    try writing { writer in
      let book = try pick(
        text,
        of: try writer.reader.books(),
        isbns: { [$0.book.isbn] },
        title: \.book.title
      )
      try writer.removeBook(book.book.isbn)
      return book
    }
  }

  /// Marks a book list as a favourite.
  ///
  /// - Returns: False if it was one already.
  @discardableResult
  public func addFavorite(_ list: BookList) throws(KitchenError) -> Bool {
    try writing { writer in
      try writer.setFavoriteBookList(
        FavoriteBookList(name: list.name, title: list.title, addedAt: writer.now)
      )
    }
  }

  /// Removes a book list from the favourites. Opens no connection.
  ///
  /// - Parameter text: Its name or title in any case, or the beginning of one.
  /// - Returns: The list as it was saved.
  /// - Throws: ``KitchenError`` `.unknownBookList` with the favourites, `.ambiguousDish`.
  @discardableResult
  public func removeFavorite(called text: String) throws(KitchenError) -> FavoriteBookList {
    try writing { writer in
      let favorites = try writer.reader.favoriteBookLists()
      let wanted = foldedName(text)
      func matches(_ fits: (String) -> Bool) -> [FavoriteBookList] {
        favorites.filter { fits(foldedName($0.name)) || fits(foldedName($0.title)) }
      }
      let whole = matches { $0 == wanted }
      let found = whole.isEmpty && !wanted.isEmpty ? matches { $0.hasPrefix(wanted) } : whole
      guard let first = found.first else {
        throw KitchenError(.unknownBookList(text, known: favorites.map(\.name)))
      }
      guard found.count == 1 else {
        throw KitchenError(.ambiguousDish(text, candidates: found.map(\.name)))
      }
      _ = try writer.removeFavoriteBookList(first.name)
      return first
    }
  }

  /// Reads the notebook as it is now.
  func reading<Value>(_ body: (NotebookReader) throws -> Value) throws(KitchenError) -> Value {
    do {
      return try store.read(person, body)
    } catch {
      throw KitchenError(catching: error)
    }
  }
}
