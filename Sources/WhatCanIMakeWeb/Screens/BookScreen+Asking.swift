import RecipeAccounts
import WhatCanIMake

/// A source that says nothing: what it said before is the answer.
private struct SilentBooks: BookSource {
  private static let silence = SourceError.unsupported(.nytbooks, "do this")

  func bookLists() throws(SourceError) -> SourceReply<[BookList]> { throw Self.silence }
  func books(on list: String) throws(SourceError) -> SourceReply<BookListIssue>? {
    throw Self.silence
  }
  func books(byAuthor author: String) throws(SourceError) -> SourceReply<[ListedBook]> {
    throw Self.silence
  }
}

extension BookLists {
  /// What is known; nil where the source never said it, and for what it does not have.
  func known<Value>(_ read: (BookLists) throws -> Value) throws -> Value? {
    do {
      return try read(self)
    } catch let error as KitchenError {
      switch error.reason {
      case .source, .unknownBook, .unknownBookList, .ambiguousDish: return nil
      default: throw error
      }
    }
  }
}

extension Asker {
  /// Whether they may ask for book lists, and the server has the key for it.
  var mayAskForBooks: Bool {
    let source = try? reach.access(to: .nytbooks, keeper.places)
    return mayReachOut && source?.hasKey ?? false
  }

  /// Asks the book lists of what is known, without the source.
  func bookLists<Value: Sendable>(
    _ body: @escaping @Sendable (BookLists, Kitchen) throws -> Value
  ) async throws -> Value {
    let now = people.clock()
    return try await ask { kitchen in
      try body(BookLists(of: kitchen, source: SilentBooks(), now: now), kitchen)
    }
  }

  /// Asks the source itself; what it says is remembered.
  ///
  /// - Throws: 403 for whoever may not; 404 for what it does not have, 503 where it does not answer.
  func askBookLists<Value: Sendable>(
    _ body: @escaping @Sendable (BookLists) throws -> Value
  ) async throws -> Value {
    let (ways, now) = (try ways, people.clock())
    let kitchen = try await keeper.kitchen(for: identity.person)
    do {
      return try await ways.ask(.nytbooks, keeper.places) { access in
        try body(try BookLists(of: kitchen, through: access, now: now))
      }
    } catch let error as KitchenError {
      if case .unknownBookList = error.reason { throw Problem.unknown("book list") }
      guard error.isOfSource else { throw error }
      throw Problem(503, "\(error)")
    }
  }
}
