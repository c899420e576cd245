import Foundation
import JSONCoding
import RecipeLexicon
import RecipeMatching
public import RecipeModel
public import RecipeSources
import RecipeStorage

extension Kitchen {
  /// Fetches the dishes of a source into the catalogue, as far as the source offers them.
  ///
  /// Every few seconds it stores what it has fetched, together with its progress. If a sync is
  /// stopped or killed, the next one continues from there. Dishes that the source no longer has
  /// stay. The index is built once, at the end.
  ///
  /// - Parameters:
  ///   - wish: What to fetch; if a sync continues, the wish of the earlier one counts.
  ///   - restarts: Start over, whatever an earlier sync has done.
  ///   - person: For whom the kitchen is opened afterwards.
  ///   - clock: Seconds since 1970.
  ///   - onProgress: Called after each request.
  /// - Returns: The report, which says why the sync stopped if it did, and the kitchen afterwards.
  public static func syncing(
    _ access: SourceAccess,
    _ wish: SyncWish = SyncWish(),
    restarts: Bool = false,
    into places: KitchenPaths,
    for person: Person? = nil,
    clock: () -> Int,
    onProgress: (SyncReport) -> Void = { _ in }
  ) throws(KitchenError) -> (report: SyncReport, kitchen: Kitchen) {
    let read = try ReadLexicon(from: CollectionFiles(folder: places.data))
    let connection = access.connection(read.parser)
    var sync = try Sync(of: access.source, wish, places, restarts: restarts)
    var stored = clock()
    while !sync.plan.isFinished {
      do throws(SourceError) {
        try sync.advance(connection)
      } catch {
        sync.stopped = error
        break
      }
      onProgress(sync.report)
      guard sync.fetched.count >= 200 || clock() - stored >= 5 else { continue }
      try sync.store(at: clock())
      stored = clock()
    }
    try sync.store(at: clock())
    let now = clock()
    let stores = Stores(places)
    let snapshot = PersonSnapshot(of: person, in: stores, now: now)
    let outcome = try CatalogueWriter(stores, now: now, after: sync.leavings).update()
    return (sync.report, Kitchen(outcome.catalogue, snapshot))
  }

  /// Fetches one dish again and stores it.
  ///
  /// - Returns: Whether it was new or changed, and the kitchen afterwards.
  /// - Throws: ``KitchenError`` `.notInSource` if the source does not have the dish; the stored
  ///   dish stays.
  public static func fetching(
    _ dish: DishID,
    through access: SourceAccess,
    into places: KitchenPaths,
    for person: Person? = nil,
    now: Int
  ) throws(KitchenError) -> (outcome: FetchOutcome, kitchen: Kitchen) {
    let read = try ReadLexicon(from: CollectionFiles(folder: places.data))
    let nativeID = String(dish.description.dropFirst(dish.source.count + 1))
    let found: Recipe?
    do {
      found = try access.connection(read.parser).dish(nativeID: nativeID)
    } catch {
      throw KitchenError(.source(error))
    }
    guard let found, found.id == dish else { throw KitchenError(.notInSource(dish)) }
    let stores = Stores(places)
    let snapshot = PersonSnapshot(of: person, in: stores, now: now)
    let outcome = try CatalogueWriter(stores, now: now).update(
      adding: [found],
      expiresAt: access.source.keepsFor.map { now + $0 }
    )
    return (
      outcome.new > 0 ? .new : outcome.changed > 0 ? .changed : .unchanged,
      Kitchen(outcome.catalogue, snapshot)
    )
  }
}

/// What a sync should fetch.
public struct SyncWish: Sendable, Equatable {
  /// For TheCocktailDB and TheMealDB: also ask for each ingredient. This takes hundreds of requests
  /// more, and finds dishes that the free service leaves out of its lists.
  public var isThorough: Bool
  /// For Spoonacular, where each recipe costs points: how many recipes, from 1 to 1,000.
  public var count: Int
  /// For New York Times Books: the lists to keep up to date.
  public var lists: [KeptList]

  public init(isThorough: Bool = false, count: Int = 100, lists: [KeptList] = []) {
    self.isThorough = isThorough
    self.count = count
    self.lists = lists
  }
}

/// The outcome of fetching a dish again.
public enum FetchOutcome: String, Sendable {
  case new
  case changed
  case unchanged
}

/// One sync while it runs.
private struct Sync {
  private(set) var plan: SyncPlan
  /// Not stored yet.
  private(set) var fetched: [Recipe] = []
  private var lists: [BookList] = []
  private var issues: [BookListIssue] = []
  var stopped: SourceError?
  private let isResumed: Bool
  /// Of the last writer that stored something.
  private(set) var leavings: CatalogueWriter.Leavings?
  private let places: KitchenPaths

  var report: SyncReport { SyncReport(plan, isResumed: isResumed, stopped: stopped) }

  init(
    of source: RecipeSource,
    _ wish: SyncWish,
    _ places: KitchenPaths,
    restarts: Bool
  ) throws(KitchenError) {
    self.places = places
    let earlier = restarts ? nil : try SyncPlan.stored(for: source, places)?.plan
    isResumed = earlier.map { !$0.isFinished } ?? false
    if let earlier, isResumed {
      plan = earlier
    } else {
      plan = SyncPlan(
        for: source,
        thorough: wish.isThorough,
        wanted: wish.count,
        lists: wish.lists
      )
    }
  }

  mutating func advance(_ connection: SourceConnection) throws(SourceError) {
    let batch = try plan.advance(connection)
    fetched += batch.recipes
    lists += batch.lists
    issues += batch.issues
  }

  /// Stores what was fetched, and how far the sync is, with one commit; nothing when nothing was
  /// answered.
  mutating func store(at now: Int) throws(KitchenError) {
    guard plan.progress.done > 0 else { return }
    let writer = try CatalogueWriter(Stores(places), now: now, after: leavings)
    let documents = BookLists.documents(of: lists, issues, fetchedAt: now)
    plan = try writer.store(fetched, documents, of: plan)
    leavings = writer.leavings
    fetched = []
    lists = []
    issues = []
  }
}

extension SyncPlan {
  /// Under which a source remembers how far it is.
  static let key = "sync"

  /// The plan that was stored last, and when, in seconds since 1970; nil when there is none that can
  /// be read.
  static func stored(
    for source: RecipeSource,
    _ places: KitchenPaths
  ) throws(KitchenError) -> (plan: SyncPlan, at: Int)? {
    guard isPresent(places.cache) else { return nil }
    do {
      let cache = try RecipeCache(readingOnly: places.cache)
      guard let document = try cache.document(source.rawValue, key), let text = document.text,
        // A plan of another version is as good as none: the sync begins anew.
        let plan = try? JSONParser.decoded(SyncPlan.self, from: Array(text.utf8)),
        plan.source == source
      else { return nil }
      return (plan, document.fetchedAt)
    } catch {
      throw KitchenError(.storage(error))
    }
  }

  /// The plan as it is stored.
  fileprivate func text() throws -> String {
    try JSONStyle.document.text(of: self)
  }
}

extension CatalogueWriter {
  /// Stores dishes of a source together with the plan, which counts them.
  fileprivate func store(
    _ fetched: [Recipe],
    _ documents: [SourceDocument],
    of plan: SyncPlan
  ) throws(KitchenError) -> SyncPlan {
    do {
      let cache = try RecipeCache(opening: places.cache, patience: stores.patience)
      var plan = plan
      // One dish may be in several answers; the last is the newest.
      let latest = Dictionary(fetched.map { ($0.id, $0) }, uniquingKeysWith: { $1 })
      let recipes = latest.values.sorted { $0.id < $1.id }
      let there = try cache.recipes(ids: recipes.map(\.id))
      let old = Dictionary(there.map { ($0.id, $0) }, uniquingKeysWith: { $1 })
      plan.count(
        new: recipes.count { old[$0.id] == nil },
        changed: recipes.count { old[$0.id] != nil && old[$0.id] != $0 },
        unchanged: recipes.count { old[$0.id] == $0 }
      )
      let document = SourceDocument(
        source: plan.source.rawValue,
        key: SyncPlan.key,
        text: try plan.text(),
        fetchedAt: now
      )
      let stamp = databaseStamp(places.cache)
      let count = try cache.update(
        recipes,
        addedAt: now,
        expiresAt: plan.source.keepsFor.map { now + $0 },
        documents: documents + [document],
        willCommit: { try IndexManifest.invalidate(at: places.marker) }
      )
      if count.new + count.changed == 0 { try keepMarker(since: stamp, of: cache) }
      return plan
    } catch {
      throw KitchenError(catching: error)
    }
  }
}
