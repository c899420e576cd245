import RecipeMatching
import RecipeStorage

extension CatalogueWriter {
  /// Puts what can be read of a damaged cache into a new one, in one step; the damaged one is kept.
  ///
  /// - Returns: What to say about it.
  func replaceDamagedCache() throws(KitchenError) -> String {
    let stored = RecipeCache.storedDishCount(at: places.cache)
    let salvaged = RecipeCache.salvagedRecipes(at: places.cache)
    let aside = "\(places.cache).damaged-\(now)"
    let marker = places.marker
    do {
      try RecipeCache.replaceDamaged(at: places.cache, by: salvaged, keeping: aside) {
        try GenerationMarker.invalidate(at: marker)
      }
    } catch {
      throw KitchenError(catching: error)
    }
    let kept = "\(places.cache) was damaged; it is kept as \(aside), and \(salvaged.count)"
    guard let stored, stored >= salvaged.count else {
      return "\(kept) dishes of it are in a new one; import your files again if some are missing"
    }
    return stored == salvaged.count
      ? "\(kept) dishes of it, all that it had, are in a new one"
      : "\(kept) of its \(stored) dishes are in a new one; import your files again for the others"
  }

  /// What to say about caches that were replaced by a process which ended before it could say so.
  var unsaid: [String] {
    hadMarker ? [] : places.damagedCaches.map { Kitchen.sentence(aboutDamaged: $0) }
  }
}

extension Kitchen {
  /// Says what a damaged cache that lies beside the store's files is, and how to be rid of it.
  static func sentence(aboutDamaged path: String) -> String {
    "\(path) is a damaged catalogue; what could be read of it is in the new one. Import your files again "
      + "if dishes are missing, then delete it"
  }
}

extension KitchenPlaces {
  /// Damaged caches that were replaced by new ones, ascending. Cost: O(files in the store).
  var damagedCaches: [String] {
    // A store that cannot be listed is said by whoever reads its files.
    let found = (try? files(below: store, ending: "")) ?? []
    return found.map { "\(store)/\($0.path)" }
      .filter { $0.hasPrefix("\(cache).damaged-") && !$0.hasSuffix("-journal") }
  }
}
