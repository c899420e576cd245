internal import RecipeFetch
internal import RecipeImport

extension SourceConnection {
  /// All lists of best-sellers, in the order of the source.
  package func bookLists() throws(SourceError) -> SourceReply<[BookList]> {
    let answer = try askBooks("names.json")
    return try read { () throws(ImportError) in try BookListReader(answer: answer).lists() }
  }

  /// The newest issue of a list; nil when the source has no list of this name.
  package func books(on list: String) throws(SourceError) -> SourceReply<BookListIssue>? {
    guard source == .nytbooks else { throw unsupported("list books") }
    guard BookList.isName(list) else { return nil }
    let answer: SourceAnswer
    do {
      answer = try askBooks("current/\(list).json")
    } catch {
      if case .fetch(let error) = error, error.reason == .status(404) { return nil }
      throw error
    }
    return try read { () throws(ImportError) in
      try BookListReader(answer: answer).issue(named: list)
    }
  }

  /// Books that were on any list, by an author's name, in the order of the source.
  ///
  /// One to three requests, each for 20 books; `total` says whether there are more.
  package func books(byAuthor author: String) throws(SourceError) -> SourceReply<[ListedBook]> {
    var found = SourceReply<[ListedBook]>([])
    for page in 0..<Self.historyPages {
      let offset = page * Self.historyPageSize
      let answer = try askBooks(
        "best-sellers/history.json",
        [.init("author", author), .init("offset", "\(offset)")]
      )
      let next = try read { () throws(ImportError) in try BookListReader(answer: answer).history() }
      found.value += next.value
      found.problems += next.problems
      found.total = next.total
      let count = next.value.count + next.problems.count
      if count == 0 || offset + Self.historyPageSize >= next.total ?? 0 { break }
    }
    return found
  }

  private static let historyPages = 3
  private static let historyPageSize = 20

  private func askBooks(
    _ path: String,
    _ parameters: [FetchRequest.Parameter] = []
  ) throws(SourceError) -> SourceAnswer {
    guard source == .nytbooks else { throw unsupported("list books") }
    return try ask(path, parameters)
  }

  private func read<Value>(
    _ read: () throws(ImportError) -> Value
  ) throws(SourceError) -> Value {
    do {
      return try read()
    } catch {
      throw .unreadable(error)
    }
  }
}
