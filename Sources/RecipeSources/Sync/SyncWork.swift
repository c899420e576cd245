/// What a plan has to do, which depends on the source.
enum SyncWork: Codable, Equatable, Sendable {
  case letters(LetterWork)
  case pages(PageWork)
  case shelf(BookListWork)

  /// Requests that are known to be due.
  var remaining: Int {
    switch self {
    case .letters(let work): work.remaining
    case .pages(let work): work.remaining
    case .shelf(let work): work.remaining
    }
  }

  /// Sends the next request, of which at least one must remain. After an error the work is in no
  /// particular state.
  mutating func step(_ connection: SourceConnection) throws(SourceError) -> SyncBatch {
    switch self {
    case .letters(var work):
      defer { self = .letters(work) }
      return try work.step(connection)
    case .pages(var work):
      defer { self = .pages(work) }
      return try work.step(connection)
    case .shelf(var work):
      defer { self = .shelf(work) }
      return try work.step(connection)
    }
  }

  /// Goes on as if the next request had been answered with nothing.
  mutating func skip() {
    switch self {
    case .letters(var work):
      work.skip()
      self = .letters(work)
    case .pages(var work):
      work.skip()
      self = .pages(work)
    case .shelf(var work):
      work.skip()
      self = .shelf(work)
    }
  }
}
