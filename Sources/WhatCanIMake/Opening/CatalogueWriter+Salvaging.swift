import RecipeMatching
import RecipeStorage

extension CatalogueWriter {
  /// Puts what can be read of a damaged cache into a new one, in one step; the damaged one is kept.
  ///
  /// - Returns: What to say about it.
  func replaceDamagedCache() throws(KitchenError) -> String {
    let stored = RecipeCache.storedDishCount(at: places.cache)
    let salvaged = RecipeCache.salvagedRecipes(at: places.cache)
    let collections = RecipeCache.salvagedDocuments(
      of: CollectionRegister.source,
      at: places.cache
    )
    let aside = "\(places.cache).damaged-\(now)"
    let marker = places.marker
    do {
      try RecipeCache.replaceDamaged(
        at: places.cache,
        by: salvaged,
        documents: collections,
        keeping: aside
      ) { try IndexManifest.invalidate(at: marker) }
    } catch {
      throw KitchenError(catching: error)
    }
    let kept = "\(places.cache) was damaged; it is kept as \(aside), and"
    guard let stored, stored >= salvaged.count else {
      return
        "\(kept) \(salvaged.count) of its dishes were copied to a new one; import your files again if some are missing"
    }
    return stored == salvaged.count
      ? "\(kept) all \(stored) of its dishes were copied to a new one"
      : "\(kept) \(salvaged.count) of its \(stored) dishes were copied to a new one; import your files again for the others"
  }

  /// What to say about a cache that is gone, and about those that were replaced by a process which ended
  /// before it could say so.
  var unsaid: [String] {
    [places.lostCatalogue].compactMap(\.self)
      + (hadMarker ? [] : places.damagedCaches.map { Kitchen.sentence(aboutDamaged: $0) })
  }
}

extension Kitchen {
  /// Says what a damaged cache that lies beside the store's files is, and how to be rid of it.
  static func sentence(aboutDamaged path: String) -> String {
    "\(path) is a damaged catalogue. Its readable part was copied to the new catalogue. Import your files again "
      + "if dishes are missing, then delete it"
  }
}

extension KitchenPaths {
  /// Says that the cache is gone, or empty as after a power cut, when the index that is still there has
  /// dishes which the data files and the notebook do not make again. Cost: O(dishes) without a cache,
  /// else one system call.
  var lostCatalogue: String? {
    guard !hasContent(cache) else { return nil }
    // An index that cannot be read knows of nothing that was there.
    let stored = IndexManifest(at: marker).flatMap { try? StoredIndex(self, as: $0).index }
    guard let index = stored ?? (try? CatalogueIndex(opening: index)) else { return nil }
    let lost = index.allRecipes.count { recipe in
      let id = index.recipes.id(of: recipe)
      return !id.isOwn && id.source != CollectionFiles.source
    }
    guard lost > 0 else { return nil }
    let (dishes, them) =
      lost == 1
      ? ("1 dish from your files and sources is", "it")
      : ("\(lost) dishes from your files and sources are", "them")
    return "\(cache) is \(isPresent(cache) ? "empty" : "missing"), so \(dishes) lost; "
      + "import or fetch \(them) again"
  }

  /// Damaged caches that were replaced by new ones, ascending. Cost: O(files in the store).
  var damagedCaches: [String] {
    // A store that cannot be listed is said by whoever reads its files.
    let found = (try? files(below: store, ending: "")) ?? []
    return found.map { "\(store)/\($0.path)" }
      .filter { $0.hasPrefix("\(cache).damaged-") && !$0.hasSuffix("-journal") }
  }
}
