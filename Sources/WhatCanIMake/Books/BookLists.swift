import Foundation
import JSONCoding
import RecipeLexicon
public import RecipeSources
import RecipeStorage

/// Lists of best-selling books: those about cooking, and all other lists of the source.
///
/// The store keeps the source's last answer. The source is asked again when a newer list can be
/// expected; if it cannot be reached, its last answer is used.
public struct BookLists: Sendable {
  let kitchen: Kitchen
  let source: any BookSource
  /// Seconds since 1970.
  let now: Int

  /// - Parameter now: Seconds since 1970.
  public init(of kitchen: Kitchen, source: any BookSource, now: Int) {
    self.kitchen = kitchen
    self.source = source
    self.now = now
  }

  /// The book lists of a source; nothing is sent yet.
  ///
  /// - Parameter now: Seconds since 1970.
  public init(
    of kitchen: Kitchen,
    through access: SourceAccess,
    now: Int
  ) throws(KitchenError) {
    let parser = try kitchen.catalogue.lineParser()
    self.init(of: kitchen, source: access.connection(parser), now: now)
  }

  /// Under what name the store keeps what the source said.
  static let sourceName = RecipeSource.nytbooks.rawValue
  static let listsKey = "names"
  static let foundKey = "found"
  static let listPrefix = "list/"

  /// All lists of the source, in its order. They are fetched again after a day.
  ///
  /// - Parameter refreshing: Ask the source in any case.
  /// - Throws: ``KitchenError`` `.source` if the source does not answer and never did.
  public func lists(refreshing: Bool = false) throws(KitchenError) -> BookAnswer<[BookList]> {
    let answer = try answer(
      under: Self.listsKey,
      refreshing: refreshing,
      isDue: { (_: [BookList], at) in !(0..<86_400).contains(now - at) },
      ask: { () throws(SourceError) in try source.bookLists() }
    )
    return answer ?? BookAnswer([], fetchedAt: now)
  }

  /// The newest issue of a list.
  ///
  /// A weekly list is fetched again after 7 days, a monthly one after 28 days, but never twice
  /// within a day.
  ///
  /// - Parameters:
  ///   - text: The list's name or title, in any case, or the beginning of one.
  ///   - refreshing: Ask the source in any case.
  /// - Throws: ``KitchenError`` `.unknownBookList`, `.ambiguousDish` with the names that it could
  ///   be, `.source` if the source does not answer and never did.
  public func books(
    on text: String,
    refreshing: Bool = false
  ) throws(KitchenError) -> BookAnswer<BookListIssue> {
    var answer: BookAnswer<BookListIssue>?
    if let known = try knownList(named: text) {
      answer = try books(on: known, refreshing)
    } else {
      // Most often it is the name of a list, and one question does.
      let unchecked = BookList(name: text, title: text, updated: .other(""))
      if BookList.isName(text) { answer = try books(on: unchecked, refreshing) }
      if answer == nil { answer = try books(on: try list(called: text), refreshing) }
    }
    if let answer { return answer }
    throw KitchenError(.unknownBookList(text, known: try lists().value.map(\.name)))
  }

  /// Nil when the source has no such list.
  private func books(
    on list: BookList,
    _ refreshing: Bool
  ) throws(KitchenError) -> BookAnswer<BookListIssue>? {
    var answer = try answer(
      under: Self.listPrefix + list.name,
      refreshing: refreshing,
      isDue: { (issue: BookListIssue, at) in isDue(issue, of: list, askedAt: at) },
      ask: { () throws(SourceError) in try source.books(on: list.name) }
    )
    if let issue = answer?.value.list { answer?.value.list = list.completed(by: issue) }
    return answer
  }

  /// Whether a newer issue of a list can be expected.
  private func isDue(_ issue: BookListIssue, of list: BookList, askedAt: Int) -> Bool {
    let isRecent = (0..<86_400).contains(now - askedAt)
    guard let published = issue.publishedDate.flatMap({ CalendarDay($0) }) else { return !isRecent }
    let age = CalendarDay(daysSince1970: now / 86_400).days(since: published)
    return list.completed(by: issue.list).updated == .monthly
      ? age >= 28 && !isRecent : age >= 7
  }

  /// What is remembered under `key`, unless it is time to ask; nil when the source has none.
  private func answer<Value: Codable & Sendable>(
    under key: String,
    refreshing: Bool,
    isDue: (Value, _ askedAt: Int) -> Bool,
    ask: () throws(SourceError) -> SourceReply<Value>?
  ) throws(KitchenError) -> BookAnswer<Value>? {
    let known = try kitchen.remembered(Self.sourceName, key).flatMap { BookAnswer<Value>($0) }
    if let known, !refreshing, !isDue(known.value, known.fetchedAt) { return known }
    do {
      guard let reply = try ask() else { return nil }
      remember(reply.value, under: key)
      return BookAnswer(reply.value, fetchedAt: now, problems: reply.problems)
    } catch {
      guard var known else { throw KitchenError(.source(error)) }
      known.trouble = error
      return known
    }
  }

  func remember(_ value: some Encodable, under key: String) {
    guard let document = Self.document(of: value, under: key, fetchedAt: now) else { return }
    // Whoever asks has the answer; where it cannot be kept, the source is asked again.
    try? kitchen.remember([document])
  }

  /// What to remember of lists and their issues that came otherwise, as in a sync.
  static func documents(
    of lists: [BookList],
    _ issues: [BookListIssue],
    fetchedAt: Int
  ) -> [SourceDocument] {
    let names = lists.isEmpty ? nil : document(of: lists, under: listsKey, fetchedAt: fetchedAt)
    let issues = issues.map {
      document(of: $0, under: listPrefix + $0.list.name, fetchedAt: fetchedAt)
    }
    return ([names] + issues).compactMap(\.self)
  }

  private static func document(
    of value: some Encodable,
    under key: String,
    fetchedAt: Int
  ) -> SourceDocument? {
    // Lists are texts and whole numbers, which JSON can always say.
    guard let text = try? JSONStyle.document.text(of: value) else { return nil }
    return SourceDocument(source: sourceName, key: key, text: text, fetchedAt: fetchedAt)
  }
}

/// An answer of a source of books, from now or earlier.
public struct BookAnswer<Value: Sendable>: Sendable {
  public var value: Value
  /// When the source gave the answer, in seconds since 1970.
  public var fetchedAt: Int
  /// Records of the answer that could not be read; the others are in `value`.
  public var problems: [ImportError]
  /// Why the source gave no newer answer, although it was asked.
  public var trouble: SourceError?

  public init(
    _ value: Value,
    fetchedAt: Int,
    problems: [ImportError] = [],
    trouble: SourceError? = nil
  ) {
    self.value = value
    self.fetchedAt = fetchedAt
    self.problems = problems
    self.trouble = trouble
  }
}

extension BookAnswer where Value: Decodable {
  /// The value in a document; nil for one that another version wrote.
  init?(_ document: SourceDocument) {
    guard let text = document.text,
      let value = try? JSONParser.decoded(Value.self, from: Array(text.utf8))
    else { return nil }
    self.init(value, fetchedAt: document.fetchedAt)
  }
}

extension BookList {
  /// The list as its own issue describes it, where it does.
  fileprivate func completed(by issue: BookList) -> BookList {
    var list = issue
    if list.title == list.name { list.title = title }
    if case .other = list.updated { list.updated = updated }
    list.newest = list.newest ?? newest
    list.oldest = list.oldest ?? oldest
    return list
  }
}
