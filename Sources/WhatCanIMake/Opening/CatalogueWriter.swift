import RecipeLexicon
import RecipeMatching
import RecipeModel
import RecipeStorage
import RecipeTaste

/// The right to change the catalogue: the store's folder exists, and no other process is writing.
struct CatalogueWriter: ~Copyable {
  /// What an update did.
  struct Outcome {
    var kitchen: Kitchen
    var new = 0
    var changed = 0
    var unchanged = 0
  }

  private let places: KitchenPlaces
  private let now: Int
  private let lock: FileLock

  /// - Parameter now: Seconds since 1970; stands as the time at which new dishes were added.
  init(_ places: KitchenPlaces, now: Int) throws(KitchenError) {
    self.places = places
    self.now = now
    let lock: FileLock?
    do {
      try makeFolder(places.store)
      lock = try FileLock(places.lock, patience: lockPatience)
    } catch {
      throw error.writing(places.store)
    }
    guard let lock else { throw KitchenError(.busy(path: places.store)) }
    self.lock = lock
  }

  /// Brings cache and index up to date with the data files, and takes in more recipes.
  ///
  /// All of `recipes` goes in with one commit, or none. A damaged cache is set aside under another
  /// name, what is readable of it goes into a new one, and that is said in the kitchen's notices.
  ///
  /// - Parameters:
  ///   - belongings: Those of the person for whom the kitchen is opened.
  ///   - always: Look at every byte of the cache, and build the index even if it seems current.
  func update(
    adding recipes: [Recipe] = [],
    for belongings: Belongings,
    always: Bool = false
  ) throws(KitchenError) -> Outcome {
    let own = OwnRecipes(at: places.notebook)
    // The fingerprint comes before the files, so an edit while they are read makes it stale.
    let fingerprint = try DataFingerprint(of: places.data, ownRecipes: own?.fingerprint ?? 0)
    if !always, recipes.isEmpty,
      let kitchen = Kitchen.current(places, fingerprint, belongings, notices: [])
    {
      return Outcome(kitchen: kitchen)
    }
    let read = try ReadLexicon(from: CollectionFiles(folder: places.data))
    let attempt = Attempt(
      places: places,
      now: now,
      fingerprint: fingerprint,
      read: read,
      recipes: recipes,
      own: own,
      belongings: belongings,
      always: always
    )
    do {
      return try attempt.run(salvaged: [], notices: [])
    } catch {
      guard case .storage(let damage) = error.reason, damage.isCuredByRebuilding else {
        throw error
      }
      let salvaged = RecipeCache.salvage(at: places.cache)
      let notice = try setAside(because: damage, salvaged: salvaged.count)
      return try attempt.run(salvaged: salvaged, notices: [notice])
    }
  }

  /// Gives the damaged cache another name, under which nothing looks for it.
  private func setAside(because damage: StorageError, salvaged: Int) throws(KitchenError) -> String
  {
    let aside = "\(places.cache).damaged-\(now)"
    do {
      try GenerationMarker.invalidate(at: places.marker)
    } catch {
      throw KitchenError(.index(error))
    }
    do {
      try renameFile(places.cache, to: aside)
    } catch {
      throw error.writing(places.cache)
    }
    return "\(damage); it is kept as \(aside), and \(salvaged) dishes of it are in a new one; "
      + "import your files again if some are missing"
  }
}

/// One pass from the cache file to a current index.
private struct Attempt {
  let places: KitchenPlaces
  let now: Int
  let fingerprint: DataFingerprint
  let read: ReadLexicon
  let recipes: [Recipe]
  /// Nil when they cannot be read: then those that the cache has stay.
  let own: OwnRecipes?
  let belongings: Belongings
  let always: Bool

  func run(
    salvaged: [(recipe: Recipe, addedAt: Int)],
    notices: [String]
  ) throws(KitchenError) -> CatalogueWriter.Outcome {
    do {
      // A new cache must not be taken for the one that the marker is about.
      if databaseStamp(places.cache) == nil { try invalidate() }
      let cache = try RecipeCache(opening: places.cache)
      if always { try cache.verify() }
      let times = Dictionary(grouping: salvaged, by: \.addedAt).sorted { $0.key < $1.key }
      for (addedAt, entries) in times {
        try cache.update(entries.map(\.recipe), addedAt: addedAt, willCommit: invalidate)
      }
      let problems = try takeIn(cache)
      try takeInOwn(cache)
      let count = try cache.update(recipes, addedAt: now, willCommit: invalidate)
      return CatalogueWriter.Outcome(
        kitchen: try current(cache, notices: notices + problems),
        new: count.new,
        changed: count.changed,
        unchanged: count.unchanged
      )
    } catch {
      throw KitchenError(catching: error)
    }
  }

  private func invalidate() throws {
    try GenerationMarker.invalidate(at: places.marker)
  }

  /// Takes the collection into the cache, unless the cache has it as it is now.
  ///
  /// - Returns: What could not be read.
  private func takeIn(_ cache: RecipeCache) throws -> [String] {
    guard try cache.fingerprint() != fingerprint.text else { return [] }
    let collection = CollectionFiles(folder: places.data)
    let (recipes, problems) = try collection.recipes(parser: read.parser)
    try cache.update(
      recipes,
      addedAt: now,
      replacingSource: CollectionFiles.source,
      fingerprint: fingerprint.text,
      willCommit: invalidate
    )
    return problems
  }

  /// Takes the recipes that people wrote into the cache, and those out of it that are gone.
  private func takeInOwn(_ cache: RecipeCache) throws {
    guard let own else { return }
    try cache.update(
      own.recipes.map(\.recipe),
      addedAt: now,
      replacingSource: OwnRecipe.source,
      willCommit: invalidate
    )
  }

  /// The kitchen over the cache as it is: with its current index, or one built now. A built index
  /// that cannot be written serves this process, and the next one builds it again.
  private func current(_ cache: RecipeCache, notices: [String]) throws -> Kitchen {
    if !always,
      let kitchen = Kitchen.current(places, fingerprint, belongings, notices: notices)
    {
      return kitchen
    }
    let plain = CatalogueIndex(
      entries: try cache.entries(),
      lexicon: read.lexicon,
      units: read.units,
      generation: UInt64(try cache.generation()),
      fingerprint: fingerprint.value
    )
    let taste = Taste(training: plain)
    let index = plain.adding(learned: taste.learnedSwaps())
    do {
      try invalidate()
      try index.save(to: places.index)
      try taste.file.save(to: places.taste)
      try GenerationMarker(of: index, cacheStamp: databaseStamp(places.cache) ?? 0)
        .write(to: places.marker)
      return Kitchen(places, index, belongings, notices: notices)
    } catch let error as IndexError {
      let notice = "\(error); the next start builds it again"
      return Kitchen(places, index, belongings, notices: notices + [notice])
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
