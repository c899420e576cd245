import GRDB
public import RecipeModel

extension RecipeCache {
  /// Stores `recipes` in one transaction: all of it happens, or nothing does.
  ///
  /// A dish whose document is already stored byte for byte is not rewritten. A dish keeps the time
  /// it was first added, also when it changes; one that is damaged is written anew, with the new
  /// time, and counts as changed. Of a dish id given twice, the first recipe counts, and the others
  /// count as unchanged.
  /// The generation moves on by one when a dish was added, changed or removed; a new fingerprint,
  /// a document or a later expiry alone does not move it.
  ///
  /// Cost: O(n log N) for `n` recipes given, `N` stored.
  ///
  /// - Parameters:
  ///   - recipes: The recipes to add or change.
  ///   - addedAt: The time to note for new dishes, in seconds since 1970.
  ///   - expiresAt: When these recipes have to go again, in seconds since 1970; nil when they may
  ///     be kept for ever. Of a recipe stored already as given the later of both times counts, and
  ///     for ever is the latest; a changed one goes when its new text has to.
  ///   - replacingSource: The source that `recipes` is all of: its dishes that are not given are
  ///     removed. Nil removes nothing.
  ///   - fingerprint: The fingerprint of the built-in data to remember; nil keeps the last one.
  ///   - part: The part of a long import that this update is; nil when it is the whole of one.
  ///   - documents: What a source wants to remember along with these recipes; one without a text
  ///     is removed.
  ///   - willCommit: Called just before the commit, and only when a dish was added, changed or
  ///     removed. When it throws, nothing is stored and the error is the cause of an `abandoned`
  ///     one. It must not use this cache.
  ///   - noting: Gives more such documents, which depend on what the update did. When it throws,
  ///     nothing is stored and the error is the cause of an `abandoned` one.
  @discardableResult
  public func update(
    _ recipes: [Recipe],
    addedAt: Int,
    expiresAt: Int? = nil,
    replacingSource: String? = nil,
    fingerprint: String? = nil,
    part: ImportPart? = nil,
    documents: [SourceDocument] = [],
    willCommit: () throws -> Void = {},
    noting: (UpdateCount) throws -> [SourceDocument] = { _ in [] }
  ) throws(StorageError) -> UpdateCount {
    var rest: [Recipe]? = recipes
    return try update(
      addedAt: addedAt,
      expiresAt: expiresAt,
      replacingSource: replacingSource,
      fingerprint: fingerprint,
      part: part,
      documents: documents,
      willCommit: willCommit,
      noting: noting
    ) { _ in
      defer { rest = nil }
      return rest
    }
  }

  /// The same with recipes that are made while they are stored, so that they are never all in memory.
  ///
  /// - Parameter more: Gives some more recipes, nil when there are none, and is told how to look up
  ///   stored ones; it must not use this cache otherwise. When it throws, nothing is stored and the
  ///   error is the cause of an `abandoned` one.
  @discardableResult
  public func update(
    addedAt: Int,
    expiresAt: Int? = nil,
    replacingSource: String? = nil,
    fingerprint: String? = nil,
    part: ImportPart? = nil,
    documents: [SourceDocument] = [],
    willCommit: () throws -> Void = {},
    noting: (UpdateCount) throws -> [SourceDocument] = { _ in [] },
    adding more: (_ stored: ([DishID]) throws -> [Recipe]) throws -> [Recipe]?
  ) throws(StorageError) -> UpdateCount {
    do {
      var count = UpdateCount(new: 0, changed: 0, unchanged: 0, removed: 0, generation: 0)
      try queue.inTransaction(.immediate) { db in
        var writer = try RecipeWriter(db, path: path, part: part)
        while true {
          var recipes: [Recipe]?
          try finish { recipes = try more { try self.recipes(ids: $0, db) } }
          guard let recipes else { break }
          for recipe in recipes {
            try writer.store(recipe, addedAt: addedAt, expiresAt: expiresAt)
          }
        }
        if let replacingSource { try writer.removeOthers(of: replacingSource) }
        try writer.finish()
        count = writer.count
        count.generation = try CacheMeta.generation(db)
        if let fingerprint { try CacheMeta.setFingerprint(fingerprint, db) }
        try store(documents, in: db)
        if count.hasChanges { count.generation += 1 }
        var noted: [SourceDocument] = []
        try finish { noted = try noting(count) }
        try store(noted, in: db)
        if count.hasChanges {
          try CacheMeta.setGeneration(count.generation, db)
        }
        if part?.isLast ?? count.hasChanges { try TextDigest.store(db) }
        if count.hasChanges { try finish(willCommit) }
        return .commit
      }
      return count
    } catch {
      throw StorageError(error, path: path)
    }
  }
}
