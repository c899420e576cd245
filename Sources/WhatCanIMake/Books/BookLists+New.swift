import RecipeModel
public import RecipeSources

/// The new books on some lists.
public struct BookNews: Sendable {
  /// One list.
  public struct Item: Sendable {
    public var issue: BookListIssue
    /// The books that were not on the list when the person last asked; all of them the first time.
    public var books: [ListedBook]
    /// When the person last asked, in seconds since 1970; nil for never.
    public var since: Int?
    /// When the source gave this answer, in seconds since 1970, and why there is no newer one.
    public var fetchedAt: Int
    public var trouble: SourceError?
  }

  public var items: [Item]
  /// The lists of which nothing is stored, and why.
  public var unknown: [(list: String, trouble: KitchenError)]
}

extension BookLists {
  /// The books that are new on the favourite lists since the person last asked, or on all lists
  /// that were opened if there are no favourites. Asking again at once finds nothing new.
  ///
  /// Favourites come in the order in which they were chosen, other lists in ascending order of
  /// name.
  ///
  /// - Parameters:
  ///   - notebook: Remembers which books were seen.
  ///   - refreshing: Ask the source in any case.
  /// - Throws: ``KitchenError`` if nothing is stored of any of the lists.
  public func news(
    for notebook: Notebook,
    refreshing: Bool = false
  ) throws(KitchenError) -> BookNews {
    let (favorites, seen) = try notebook.reading { reader in
      (try reader.favoriteBookLists().map(\.name), try reader.seenBookLists())
    }
    var names = favorites
    if names.isEmpty { names = try rememberedLists().map(\.value.list.name).sorted() }
    var news = BookNews(items: [], unknown: [])
    for name in names {
      do {
        let answer = try books(on: name, refreshing: refreshing)
        let earlier = seen.first { $0.name == name }
        let known = Set(earlier?.isbns ?? [])
        news.items.append(
          BookNews.Item(
            issue: answer.value,
            books: answer.value.books.filter { !known.contains($0.id) },
            since: earlier?.at,
            fetchedAt: answer.fetchedAt,
            trouble: answer.trouble
          )
        )
      } catch {
        news.unknown.append((name, error))
      }
    }
    if news.items.isEmpty, let first = news.unknown.first { throw first.trouble }
    try notebook.writing { writer in
      for item in news.items {
        try writer.setSeenBookList(
          SeenBookList(
            name: item.issue.list.name,
            published: item.issue.publishedDate ?? "-",
            isbns: item.issue.books.map(\.id),
            at: writer.now
          )
        )
      }
    }
    return news
  }
}
