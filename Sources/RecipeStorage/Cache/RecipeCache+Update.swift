import GRDB
package import RecipeModel

extension RecipeCache {
  /// Stores `recipes` in one transaction: completely, or not at all.
  ///
  /// A dish that is already stored byte for byte is not written again. A dish keeps the time when
  /// it was first added, also if it changes; a damaged one is written again, with the new time, and
  /// counts as changed. If a dish id is given twice, the first recipe counts, and the others count
  /// as unchanged. The generation rises by one if a dish was added, changed or removed; a new
  /// fingerprint, a document or a later expiry alone does not raise it.
  ///
  /// Cost: O(n log N) for `n` recipes given, `N` stored.
  ///
  /// - Parameters:
  ///   - recipes: The recipes to add or change.
  ///   - addedAt: The time for new dishes, in seconds since 1970.
  ///   - expiresAt: When these recipes must be deleted, in seconds since 1970; nil if they may be
  ///     stored for ever. For a recipe that is already stored with the same content, the later of
  ///     both times counts, and nil counts as the latest; a changed recipe gets the new time.
  ///   - replacingSource: A source of which `recipes` has all dishes: its other dishes are removed.
  ///     Nil removes nothing.
  ///   - fingerprint: The fingerprint of the built-in data to store; nil keeps the last one.
  ///   - part: The part of a long import that this update is; nil if it is a whole import.
  ///   - documents: Texts that a source stores together with these recipes; one without a text is
  ///     removed.
  ///   - willCommit: Called just before the commit, and only if a dish was added, changed or
  ///     removed. If it throws, nothing is stored, and the error is the cause of an `abandoned`
  ///     one. It must not use this cache.
  ///   - noting: Gives more such documents, which depend on what the update did. If it throws,
  ///     nothing is stored, and the error is the cause of an `abandoned` one.
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

  /// The same for recipes that are made while they are stored, so that they are never all in
  /// memory.
  ///
  /// A record of a file becomes a dish of its collection, and changes no other dish. The first of
  /// these that exists is its dish: the dish with exactly this content, now or before the import;
  /// the dish with the same name and lines; a dish of an unclaimed source with the same name and
  /// lines, which then belongs to the collection; the first dish with the same key. If there is
  /// none, the record becomes a new dish, under the id that it asks for or, if another dish has
  /// that, the id with `-2`, `-3` and so on. Within one import each dish belongs to one record: if
  /// another record has taken the dish already, the record becomes a new dish. A record with the
  /// content of an earlier one of its collection, or of the dish that it names, counts as
  /// unchanged.
  ///
  /// - Parameters:
  ///   - unclaimed: Sources whose dishes came from unknown files.
  ///   - more: Gives some more recipes, and nil at the end; it must not use this cache. If it
  ///     throws, nothing is stored, and the error is the cause of an `abandoned` one.
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
