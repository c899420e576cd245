internal import RecipeImport

/// How far a sync with a source has come: what was asked, and what is to be asked yet.
///
/// It is a value, to be kept beside what was fetched: after each step, store the batch and the plan
/// in one transaction, and a sync that was killed repeats at most one request. Written as JSON it
/// has less than 1 MB, whatever a source sends. The same answers give the same steps.
///
/// - TheCocktailDB and TheMealDB: by first letter, then the filters of every category and glass or
///   area, then one request for each dish that only the filters know, by ascending id. What the
///   free service cuts off in one answer mostly comes in another.
/// - Spoonacular: the most popular recipes, a hundred at a time.
/// - New York Times Books: the names of the lists, then the lists that are kept and have a newer
///   issue.
package struct SyncPlan: Codable, Sendable, Equatable {
  package let source: RecipeSource
  package private(set) var counts = SyncCounts()
  /// The first hundred problems in their own words; ``SyncCounts/failed`` counts all.
  package private(set) var problems: [String] = []
  /// Requests that were answered.
  private(set) var steps = 0
  /// Answers in a row that could not be read at all.
  private var unreadable = 0
  private var work: SyncWork

  /// - Parameters:
  ///   - thorough: For TheCocktailDB and TheMealDB: asks by every ingredient as well, hundreds of
  ///     requests more.
  ///   - wanted: For Spoonacular, where they cost points: 1 to 1,000 recipes.
  ///   - lists: For New York Times Books: the lists to keep up to date.
  package init(
    for source: RecipeSource,
    thorough: Bool = false,
    wanted: Int = 100,
    lists: [KeptList] = []
  ) {
    self.source = source
    switch source {
    case .thecocktaildb:
      work = .letters(
        LetterWork(lists: [.categories, .glasses] + (thorough ? [.ingredients] : []))
      )
    case .themealdb:
      work = .letters(LetterWork(lists: [.categories, .areas] + (thorough ? [.ingredients] : [])))
    case .spoonacular: work = .pages(PageWork(wanted: wanted))
    case .nytbooks: work = .shelf(BookListWork(kept: lists))
    }
  }

  package var isFinished: Bool { work.remaining == 0 }

  /// In requests. What is expected grows while the lists of the source become known, and is never
  /// less than what is done; equal when finished.
  package var progress: (done: Int, expected: Int) { (steps, steps + work.remaining) }

  /// Says what became of the recipes of a batch.
  package mutating func count(new: Int = 0, changed: Int = 0, unchanged: Int = 0) {
    counts.new += new
    counts.changed += changed
    counts.unchanged += unchanged
  }

  /// Sends the next request, and takes the plan one step on; nothing when it is finished.
  ///
  /// A request that fails leaves the plan as it was, so that it can go on later. An answer that
  /// cannot be read is counted as failed and not asked for again, but the third in a row is an
  /// error, which leaves the plan as it was, too. The connection must be to the plan's source.
  package mutating func advance(_ connection: SourceConnection) throws(SourceError) -> SyncBatch {
    precondition(
      connection.source == source,
      "a connection to \(connection.source) was used for \(source)"
    )
    guard !isFinished else { return SyncBatch() }
    var next = self
    let batch = try next.step(connection)
    next.steps += 1
    next.note(batch)
    self = next
    return batch
  }

  private mutating func step(_ connection: SourceConnection) throws(SourceError) -> SyncBatch {
    var done = work
    do {
      let batch = try done.step(connection)
      work = done
      unreadable = 0
      return batch
    } catch {
      guard case .unreadable(let problem) = error, unreadable < Self.mostUnreadable else {
        throw error
      }
      work.skip()
      unreadable += 1
      return SyncBatch(problems: [problem])
    }
  }

  private mutating func note(_ batch: SyncBatch) {
    counts.failed += batch.problems.count + batch.untold
    for problem in batch.problems.prefix(max(0, Self.mostProblems - self.problems.count)) {
      self.problems.append(Self.shortened(problem.description))
    }
  }

  private static let mostUnreadable = 2
  private static let mostProblems = 100

  /// At most 300 bytes.
  private static func shortened(_ text: String) -> String {
    guard text.utf8.count > 300 else { return text }
    var scalars = String.UnicodeScalarView()
    var bytes = 0
    for scalar in text.unicodeScalars {
      bytes += UTF8.width(scalar)
      guard bytes <= 297 else { break }
      scalars.append(scalar)
    }
    return String(scalars) + "…"
  }
}
