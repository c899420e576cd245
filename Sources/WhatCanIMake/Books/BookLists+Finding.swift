import RecipeLexicon
public import RecipeSources

extension BookLists {
  /// Books by an author, from every list that ever existed. The source is always asked; if it does
  /// not answer, the stored lists are searched.
  ///
  /// - Throws: ``KitchenError`` `.source` if the source does not answer and no list is stored.
  public func books(byAuthor author: String) throws(KitchenError) -> BookAnswer<[BookOnList]> {
    do {
      let reply = try source.books(byAuthor: author)
      remember(reply.value, under: Self.foundKey)
      return BookAnswer(
        reply.value.map { BookOnList($0) },
        fetchedAt: now,
        problems: reply.problems
      )
    } catch {
      let known = try rememberedLists()
      guard let oldest = known.map(\.fetchedAt).min() else { throw KitchenError(.source(error)) }
      let words = foldedWords(author)
      let found = distinct(known.flatMap(\.value.listed)).filter { listed in
        let name = Set(foldedWords(listed.book.author ?? ""))
        return words.allSatisfy { name.contains($0) }
      }
      return BookAnswer(found, fetchedAt: oldest, trouble: error)
    }
  }

  /// A book from the lists that were opened, or from the last search. Opens no connection.
  ///
  /// - Parameter text: The ISBN with or without hyphens, the title in any case, or its beginning.
  /// - Throws: ``KitchenError`` `.unknownBook`, `.ambiguousDish` with the titles that it could be.
  public func book(_ text: String) throws(KitchenError) -> BookOnList {
    let found =
      try kitchen.remembered(Self.sourceName, Self.foundKey)
      .flatMap { BookAnswer<[ListedBook]>($0)?.value } ?? []
    let all = distinct(
      try rememberedLists().flatMap(\.value.listed) + found.map { BookOnList($0) }
    )
    return try pick(text, of: all, isbns: { [$0.id, $0.book.isbn10] }, title: \.book.displayTitle)
  }

  /// A book as the lists have it, or else as the wishlist has it. Opens no connection.
  ///
  /// - Parameter text: As in ``book(_:)``.
  /// - Throws: ``KitchenError`` `.unknownBook`, `.ambiguousDish` with the titles that it could be.
  public func card(of text: String) throws(KitchenError) -> BookCard {
    do {
      let listed = try book(text)
      let isWished = try kitchen.wishedBooks().contains { $0.book.isbn == listed.id }
      return .listed(listed, isWished: isWished)
    } catch {
      guard case .unknownBook = error.reason else { throw error }
      return .kept(try kitchen.wishedBook(text))
    }
  }

  /// The lists that were looked at: the newest issue first, then ascending by name.
  func rememberedLists() throws(KitchenError) -> [BookAnswer<BookListIssue>] {
    try kitchen.remembered(Self.sourceName)
      .filter { $0.key.hasPrefix(Self.listPrefix) }
      .compactMap { BookAnswer<BookListIssue>($0) }
      .sorted { left, right in
        let (one, other) = (left.value.publishedDate ?? "", right.value.publishedDate ?? "")
        return one != other ? one > other : left.value.list.name < right.value.list.name
      }
  }

  /// The list of exactly that name, if what is remembered tells of it.
  func knownList(named name: String) throws(KitchenError) -> BookList? {
    let names =
      try kitchen.remembered(Self.sourceName, Self.listsKey)
      .flatMap { BookAnswer<[BookList]>($0)?.value } ?? []
    if let list = names.first(where: { $0.name == name }) { return list }
    return try kitchen.remembered(Self.sourceName, Self.listPrefix + name)
      .flatMap { BookAnswer<BookListIssue>($0)?.value.list }
  }

  /// The list with this name or title, in any case, or with a name that begins like this. If the
  /// source does not say which lists exist, it must be a list that was opened before.
  ///
  /// - Throws: ``KitchenError`` `.unknownBookList`, `.ambiguousDish`, `.source`.
  public func list(called text: String) throws(KitchenError) -> BookList {
    var lists: [BookList]
    do {
      lists = try self.lists().value
    } catch {
      lists = try rememberedLists().map(\.value.list)
      if lists.isEmpty { throw error }
    }
    let folded = foldedName(text)
    if let exact = lists.first(where: { $0.name == text })
      ?? lists.first(where: { foldedName($0.name) == folded || foldedName($0.title) == folded })
    {
      return exact
    }
    let near = lists.filter {
      !folded.isEmpty
        && (foldedName($0.name).hasPrefix(folded) || foldedName($0.title).hasPrefix(folded))
    }
    guard let first = near.first else {
      throw KitchenError(.unknownBookList(text, known: lists.map(\.name)))
    }
    guard near.count == 1 else {
      throw KitchenError(.ambiguousDish(text, candidates: near.map(\.name)))
    }
    return first
  }

  /// Each book once, the first.
  private func distinct(_ books: [BookOnList]) -> [BookOnList] {
    var seen: Set<String> = []
    return books.filter { seen.insert($0.id).inserted }
  }
}

/// The one of `books` that is meant by an ISBN, a title or its beginning. Cost: O(books).
///
/// - Throws: ``KitchenError`` `.unknownBook`, `.ambiguousDish`.
func pick<Element>(
  _ text: String,
  of books: [Element],
  isbns: (Element) -> [String?],
  title: (Element) -> String
) throws(KitchenError) -> Element {
  let number = text.filter { $0 != "-" && $0 != " " }.uppercased()
  if let exact = books.first(where: { isbns($0).contains(number) || isbns($0).contains(text) }) {
    return exact
  }
  let folded = foldedName(text)
  guard !folded.isEmpty else { throw KitchenError(.unknownBook(text)) }
  let whole = books.filter { foldedName(title($0)) == folded }
  let near = whole.isEmpty ? books.filter { foldedName(title($0)).hasPrefix(folded) } : whole
  guard let first = near.first else { throw KitchenError(.unknownBook(text)) }
  guard near.count == 1 else {
    let candidates = near.map { "\(title($0)) (\(isbns($0).compactMap(\.self).first ?? ""))" }
    throw KitchenError(.ambiguousDish(text, candidates: candidates))
  }
  return first
}
