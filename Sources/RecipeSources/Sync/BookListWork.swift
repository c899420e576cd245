internal import RecipeImport

/// The names of the lists of books, and those lists that are kept and have a newer issue.
struct BookListWork: Codable, Equatable, Sendable {
  private var isNamed = false
  /// Before the names are known, all that are kept; then those to be fetched yet.
  private var lists: [KeptList]

  /// Each list once; beyond a hundred, which is more than there are, none is kept.
  init(kept: [KeptList]) {
    var names: Set<String> = []
    lists = Array(
      kept.filter { BookList.isName($0.name) && names.insert($0.name).inserted }.prefix(100)
    )
  }

  var remaining: Int { (isNamed ? 0 : 1) + lists.count }

  mutating func step(_ connection: SourceConnection) throws(SourceError) -> SyncBatch {
    guard isNamed else {
      let reply = try connection.bookLists()
      isNamed = true
      var batch = SyncBatch(problems: reply.problems, lists: reply.value)
      lists.removeAll { kept in
        guard let list = reply.value.first(where: { $0.name == kept.name }) else {
          batch.problems.append(Self.absent(kept))
          return true
        }
        return list.newest != nil && list.newest == kept.published
      }
      return batch
    }
    guard let kept = lists.first else { return SyncBatch() }
    let reply = try connection.books(on: kept.name)
    lists.removeFirst()
    guard let reply else { return SyncBatch(problems: [Self.absent(kept)]) }
    return SyncBatch(problems: reply.problems, issues: [reply.value])
  }

  private static func absent(_ kept: KeptList) -> ImportError {
    let source = RecipeSource.nytbooks.rawValue
    let list = "list called '\(kept.name)'"
    return ImportError(.missing(list, key: "one of the source's lists"), file: source)
  }

  mutating func skip() {
    if isNamed { lists = Array(lists.dropFirst()) } else { isNamed = true }
  }
}
