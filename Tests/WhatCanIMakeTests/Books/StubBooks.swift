import RecipeSources
import Synchronization
import WhatCanIMake

/// A source of books that answers from what it was given, and remembers what it was asked.
final class StubBooks: BookSource {
  private struct State {
    var lists: [BookList] = []
    var issues: [String: BookListIssue] = [:]
    var found: [ListedBook] = []
    var isReachable = true
    var asked: [String] = []
  }

  private let state = Mutex(State())

  /// What was asked since the last look.
  func asked() -> [String] {
    state.withLock { state in
      defer { state.asked = [] }
      return state.asked
    }
  }

  func set(_ issues: [BookListIssue]) {
    state.withLock { state in
      state.lists = issues.map(\.list)
      state.issues = Dictionary(issues.map { ($0.list.name, $0) }, uniquingKeysWith: { $1 })
    }
  }

  func set(found: [ListedBook]) { state.withLock { $0.found = found } }

  func set(isReachable: Bool) { state.withLock { $0.isReachable = isReachable } }

  func bookLists() throws(SourceError) -> SourceReply<[BookList]> {
    SourceReply(try answer("lists") { $0.lists })
  }

  func books(on list: String) throws(SourceError) -> SourceReply<BookListIssue>? {
    try answer(list) { $0.issues[list] }.map { SourceReply($0) }
  }

  func books(byAuthor author: String) throws(SourceError) -> SourceReply<[ListedBook]> {
    SourceReply(try answer("by \(author)") { $0.found })
  }

  private func answer<Value: Sendable>(
    _ question: String,
    _ value: (borrowing State) -> Value
  ) throws(SourceError) -> Value {
    let answer = state.withLock { state in
      state.asked.append(question)
      return state.isReachable ? value(state) : nil
    }
    guard let answer else { throw .keyMissing(.nytbooks) }
    return answer
  }
}

/// A book as a list has it; its number makes its ISBN.
func listed(_ number: Int, _ title: String, rank: Int? = nil, by author: String = "A. Cook")
  -> ListedBook
{
  ListedBook(
    isbn13: "97800000000\(number)",
    title: title,
    author: author,
    publisher: "Hearth",
    description: "About \(title).",
    rank: rank,
    rankLastWeek: 9,
    weeksOnList: 3,
    image: "https://example.org/\(number).jpg",
    links: [ListedBook.Link(name: "Shop", url: "https://example.org/shop/\(number)")],
    bookLink: "https://example.org/\(number)"
  )
}

/// An issue of a list; its books are ranked in their order.
func issue(
  _ name: String,
  _ title: String,
  _ pace: BookList.Interval = .weekly,
  of date: String?,
  _ books: [ListedBook]
) -> BookListIssue {
  BookListIssue(
    list: BookList(name: name, title: title, updated: pace, newest: date),
    publishedDate: date,
    books: books.enumerated().map { position, book in
      var book = book
      book.rank = position + 1
      return book
    }
  )
}
