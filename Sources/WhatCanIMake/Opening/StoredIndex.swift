import RecipeMatching
import RecipeStorage

/// The index in the store as a marker names it: the index file, and the file of what changed since.
struct StoredIndex {
  let index: CatalogueIndex
  let indexFile: FileIdentity
  let deltaFile: FileIdentity?

  /// Opens both. Files that are as the marker knows them are trusted, others verified.
  init(_ places: KitchenPaths, as marker: IndexManifest) throws(IndexError) {
    let (base, indexFile) = try CatalogueIndex.opened(at: places.index, trusting: marker.indexFile)
    self.indexFile = indexFile
    guard marker.hasDelta else {
      (index, deltaFile) = (base, nil)
      return
    }
    (index, deltaFile) = try base.withDelta(at: places.delta, trusting: marker.deltaFile)
  }
}

/// What can be built upon: an index file, and a cache that tells what became of its dishes since.
struct ExtensibleIndex {
  let base: CatalogueIndex
  let indexFile: FileIdentity
  let origin: IndexManifest.IndexOrigin
  private let cache: RecipeCache

  /// Nil when the index has to be built anew: it is not known what it was built from, it is damaged, or
  /// it is of other data files or of another cache file.
  ///
  /// - Parameters:
  ///   - marker: The one that was there before the cache changed.
  ///   - data: The data files as they are.
  init?(
    _ places: KitchenPaths,
    as marker: IndexManifest?,
    data: DataFingerprint,
    cache: RecipeCache
  ) throws {
    let history = try cache.origin
    guard let marker, let origin = marker.base, origin.data == data.files,
      origin.history == history, history != 0,
      // A damaged index is built anew like an absent one.
      let (base, file) = try? CatalogueIndex.opened(at: places.index, trusting: marker.indexFile),
      base.generation == origin.generation
    else { return nil }
    self.base = base
    self.origin = origin
    self.cache = cache
    indexFile = file
  }

  /// The index with all that changed since its base was built; nil when that is so much that an index
  /// built anew is better.
  func brought(upTo fingerprint: DataFingerprint) throws -> CatalogueIndex? {
    let limit = Self.mostChanges(of: base.recipes.count)
    guard limit > 0, let generation = Int(exactly: origin.generation),
      let changes = try cache.changes(since: generation, limit: limit)
    else { return nil }
    let entries = changes.changed.map {
      CatalogueIndex.Entry(recipe: $0.recipe, addedAt: $0.addedAt)
    }
    // What no longer fits is said when it is built anew.
    guard (try? CatalogueLimits().check(entries, over: base, file: "")) != nil else { return nil }
    return base.changing(
      entries,
      removed: changes.removed,
      generation: UInt64(changes.generation),
      fingerprint: fingerprint.value
    )
  }

  /// How many dishes may be added, changed or deleted before an index of `dishes` is built anew: 500, or a
  /// hundredth of a large catalogue; and never more than an eighth, beyond which weights, duplicate groups and
  /// what is learned would be too far from what the dishes say. None in a catalogue of fewer than 200,
  /// which is built anew as quickly.
  static func mostChanges(of dishes: Int) -> Int {
    dishes < 200 ? 0 : min(max(500, dishes / 100), dishes / 8)
  }
}

extension RecipeCache {
  /// The number that tells this file from others, as a marker has it.
  var origin: UInt64 {
    get throws { UInt64(bitPattern: Int64(try history())) }
  }
}
