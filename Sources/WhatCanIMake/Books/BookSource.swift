public import RecipeSources

/// A source of book lists, with the requests that a ``BookLists`` makes.
public protocol BookSource: Sendable {
  /// All lists, in the order of the source.
  func bookLists() throws(SourceError) -> SourceReply<[BookList]>

  /// The newest issue of a list; nil when there is no list of this name.
  func books(on list: String) throws(SourceError) -> SourceReply<BookListIssue>?

  /// Books that were on any list, by an author's name.
  func books(byAuthor author: String) throws(SourceError) -> SourceReply<[ListedBook]>
}

extension SourceConnection: BookSource {}
