import GRDB
package import RecipeModel

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
  package func update(
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
    ) {
      defer { rest = nil }
      return rest.map { $0.map { GivenRecipe($0) } }
    }
  }

  /// The same with recipes that are made while they are stored, so that they are never all in memory.
  ///
  /// A record of a file becomes a dish of its collection, and changes none but those. It is, in this order:
  /// the dish that has just this content, or had it before the import; that with the same name and lines;
  /// one of the unclaimed sources with the same name and lines, which is the collection's from then on;
  /// the first dish of the same key; and else a new one, under the id that it asks for or, where that is
  /// given, that id with `-2`, `-3` and so on. A dish is one record in one import: the record that took
  /// the dish of another is a new one. A record with the content of an earlier one of its collection,
  /// or of the very dish that it names, counts as unchanged.
  ///
  /// - Parameters:
  ///   - unclaimed: Sources whose dishes came from files, it is not known which.
  ///   - more: Gives some more recipes, nil when there are none; it must not use this cache. When it
  ///     throws, nothing is stored and the error is the cause of an `abandoned` one.
  @discardableResult
  package func update(
    addedAt: Int,
    expiresAt: Int? = nil,
    replacingSource: String? = nil,
    fingerprint: String? = nil,
    part: ImportPart? = nil,
    unclaimed: [String] = [],
    documents: [SourceDocument] = [],
    willCommit: () throws -> Void = {},
    noting: (UpdateCount) throws -> [SourceDocument] = { _ in [] },
    adding more: () throws -> [GivenRecipe]?
  ) throws(StorageError) -> UpdateCount {
    do {
      var count = UpdateCount(new: 0, changed: 0, unchanged: 0, removed: 0, generation: 0)
      try queue.inTransaction(.immediate) { db in
        var writer = try RecipeWriter(db, path: path, part: part, unclaimed: unclaimed)
        while true {
          var recipes: [GivenRecipe]?
          try finish { recipes = try more() }
          guard let recipes else { break }
          for recipe in recipes {
            if recipe.recordID == nil {
              try writer.store(recipe.recipe, addedAt: addedAt, expiresAt: expiresAt)
            } else {
              try writer.store(record: recipe, addedAt: addedAt)
            }
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
