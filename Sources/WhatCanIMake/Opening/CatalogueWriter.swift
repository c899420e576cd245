import RecipeMatching
import RecipeModel
import RecipeStorage
import SectionFiles

/// The right to change the catalogue: the store's folder exists, and no other process is writing. What a killed one
/// left half written is gone.
struct CatalogueWriter: ~Copyable {
  /// What an update did.
  struct Outcome {
    var catalogue: Catalogue
    var new = 0
    var changed = 0
    var unchanged = 0
  }

  let stores: Stores
  let now: Int
  /// The marker as it was when this writer, or the first of those that followed each other, got the right
  /// to write, if it was that of the cache as it was then: from there on every change of the cache is
  /// theirs.
  let currentManifest: IndexManifest?
  /// False when the last change of the cache, or of its index, was cut off.
  let hadMarker: Bool
  private let lock: FileLock

  /// - Parameters:
  ///   - now: Seconds since 1970; stands as the time at which new dishes were added.
  ///   - earlier: What an earlier writer of this process left.
  init(
    _ stores: Stores,
    now: Int,
    after earlier: Leavings? = nil
  ) throws(KitchenError) {
    self.stores = stores
    self.now = now
    let places = stores.places
    let lock: FileLock?
    do {
      try makeFolder(places.store)
      lock = try FileLock(places.lock, patience: stores.patience)
    } catch {
      throw error.writing(places.store)
    }
    guard let lock else { throw KitchenError(.busy(path: places.store)) }
    self.lock = lock
    for path in [places.index, places.delta, places.marker] { removeUnfinished(at: path) }
    let marker = IndexManifest(at: places.marker)
    let stamp = databaseStamp(places.cache)
    hadMarker = marker != nil
    currentManifest =
      marker.flatMap { $0.cacheStamp == stamp ? $0 : nil }
      ?? earlier.flatMap { $0.cacheStamp == stamp ? $0.currentManifest : nil }
  }

  var places: KitchenPaths { stores.places }

  /// What a writer leaves to the next one of its process.
  struct Leavings {
    fileprivate let currentManifest: IndexManifest
    /// The cache's when it was done.
    fileprivate let cacheStamp: UInt32
  }

  /// For a writer that goes on where this one ends; nil when it would have nothing to go on from.
  var leavings: Leavings? {
    guard let currentManifest, let stamp = databaseStamp(places.cache) else { return nil }
    return Leavings(currentManifest: currentManifest, cacheStamp: stamp)
  }

  /// Brings cache and index up to date with the data files, and takes in more recipes.
  ///
  /// All of `recipes`, and all that `reading` gives, goes in with one commit, or none. What is readable of a
  /// damaged cache goes into a new one, in one step; the damaged one is kept, and that is said in the
  /// catalogue's notices.
  ///
  /// - Parameters:
  ///   - expiresAt: When these recipes have to go again, in seconds since 1970; nil for never.
  ///   - always: Look at every byte of the cache, and build the index even if it seems current.
  ///   - watching: Told what is begun.
  func update(
    adding recipes: [Recipe] = [],
    reading: ImportReading? = nil,
    expiresAt: Int? = nil,
    always: Bool = false,
    watching: (CatalogueStep) -> Void = { _ in }
  ) throws(KitchenError) -> Outcome {
    try withoutActuallyEscaping(watching) { watching throws(KitchenError) in
      try updating(
        adding: recipes,
        reading: reading,
        expiresAt: expiresAt,
        always: always,
        watching: watching
      )
    }
  }

  private func updating(
    adding recipes: [Recipe],
    reading: ImportReading?,
    expiresAt: Int?,
    always: Bool,
    watching: @escaping (CatalogueStep) -> Void
  ) throws(KitchenError) -> Outcome {
    let own = OwnRecipes(in: stores)
    // The fingerprint comes before the files, so an edit while they are read makes it stale.
    let fingerprint = try DataFingerprint(
      of: places.data,
      ownRecipes: own?.fingerprint ?? 0,
      looksAtFiles: true
    )
    if !always, recipes.isEmpty, reading == nil,
      let catalogue = Catalogue.current(stores, fingerprint, now: now)
    {
      return Outcome(catalogue: catalogue)
    }
    let attempt = CatalogueUpdate(
      stores: stores,
      now: now,
      fingerprint: fingerprint,
      recipes: recipes,
      reading: reading,
      expiresAt: expiresAt,
      own: own,
      currentManifest: currentManifest,
      always: always,
      watching: watching
    )
    do {
      return try attempt.run(notices: unsaid)
    } catch {
      guard case .storage(let damage) = error.reason, damage.isCuredByRebuilding else {
        throw error
      }
      reading?.restart()
      return try attempt.run(notices: unsaid + [try replaceDamagedCache()])
    }
  }
}

extension RecipeCache {
  /// Every dish with the time at which it was added, ascending by id. Cost: O(dishes).
  func entries() throws(KitchenError) -> [CatalogueIndex.Entry] {
    var entries: [CatalogueIndex.Entry] = []
    do {
      _ = try forEachRecipe { recipe, addedAt in
        entries.append(CatalogueIndex.Entry(recipe: recipe, addedAt: addedAt))
      }
    } catch {
      throw KitchenError(catching: error)
    }
    return entries
  }
}
