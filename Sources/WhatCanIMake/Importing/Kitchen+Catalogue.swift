import RecipeLexicon
import RecipeMatching
import RecipeModel
import RecipeStorage

/// How many ingredient lines of a source name known ingredients.
public struct MentionCount: Codable, Sendable, Equatable {
  public var source: String
  public var dishes: Int
  /// Ingredient lines, required or not.
  public var mentions: Int
  /// The lines of which every part is a known ingredient.
  public var resolved: Int

  enum CodingKeys: String, CodingKey {
    case source, dishes, mentions
    case resolved = "mentionsResolved"
  }
}

/// A name that no ingredient has, and how many lines use it.
public struct UnresolvedName: Codable, Sendable, Equatable {
  public var name: String
  public var count: Int
}

/// What the catalogue contains.
public struct CatalogueInfo: Sendable, Equatable {
  public var dishes: Int
  public var ingredients: Int
  public var names: Int
  /// By source, ascending.
  public var sources: [MentionCount]
  /// The most frequent first, then by name.
  public var unresolved: [UnresolvedName]
  public var indexPath: String
  public var indexBytes: Int
  public var generation: UInt64

  public var mentions: Int { sources.reduce(0) { $0 + $1.mentions } }
  public var resolved: Int { sources.reduce(0) { $0 + $1.resolved } }
}

extension Kitchen {
  /// Counts what the catalogue contains, and how many of its ingredients are known. Cost: O(lines ·
  /// cost of resolving a name).
  public func catalogueInfo() throws(KitchenError) -> CatalogueInfo {
    var sources: [String: MentionCount] = [:]
    var unresolved: [String: UnresolvedName] = [:]
    var resolver = index.lexicon.makeResolver()
    for recipe in try allRecipes()
    where index.recipe(with: recipe.id).map(canSee) ?? canSee(recipe.id) {
      let source = DishVersion.dish(of: recipe.id)?.source ?? recipe.origin.source
      var count =
        sources[source]
        ?? MentionCount(source: source, dishes: 0, mentions: 0, resolved: 0)
      count.dishes += 1
      for line in recipe.lines {
        count.mentions += 1
        if resolver.requirements(of: line) != nil {
          count.resolved += 1
        } else {
          let key = foldedName(line.name)
          unresolved[key, default: UnresolvedName(name: line.name, count: 0)].count += 1
        }
      }
      sources[source] = count
    }
    return CatalogueInfo(
      dishes: dishCount,
      ingredients: index.lexicon.listedCount,
      names: index.lexicon.names.names.count,
      sources: sources.values.sorted { $0.source < $1.source },
      unresolved: unresolved.sorted { ($1.value.count, $0.key) < ($0.value.count, $1.key) }
        .map(\.value),
      indexPath: places.index,
      indexBytes: index.fileBytes().count + index.deltaBytes().count,
      generation: index.generation
    )
  }

  /// Checks the index file against the catalogue: its checksums, its structure, and that its bytes
  /// are exactly those of a new index. If dishes have changed since it was built, the delta is
  /// checked too, and that both files together have exactly the dishes of the catalogue.
  ///
  /// - Returns: A kitchen with the verified index.
  /// - Throws: ``KitchenError`` with what is wrong and the remedy.
  public static func verifying(_ places: KitchenPaths) throws(KitchenError) -> Kitchen {
    // No writer may change cache and index between the looks at them. Where nobody may write, there
    // is no writer to wait for.
    let stores = Stores(places)
    let writer: CatalogueWriter
    do {
      writer = try CatalogueWriter(stores, now: 0)
    } catch {
      if case .busy = error.reason { throw error }
      guard error.isUnwritableStore else { throw error }
      return try verified(stores)
    }
    let kitchen = try verified(stores)
    _ = consume writer
    return kitchen
  }

  private static func verified(_ stores: Stores) throws(KitchenError) -> Kitchen {
    let places = stores.places
    do {
      let stored = try CatalogueIndex(opening: places.index)
      let cache = try RecipeCache(readingOnly: places.cache)
      try cache.verify()
      let read = try ReadLexicon(from: CollectionFiles(folder: places.data))
      // With a notebook that cannot be read, only the content of the index can be compared.
      let own = OwnRecipes(in: stores)
      let fingerprint = try DataFingerprint(
        of: places.data,
        ownRecipes: own?.fingerprint ?? 0,
        looksAtFiles: true
      )
      let entries = try cache.entries()
      let fresh = CatalogueIndex(
        entries: entries,
        lexicon: read.lexicon,
        units: read.units,
        renown: try RenownEvidence(from: CollectionFiles(folder: places.data))
          .renown(of: entries.lazy.map(\.recipe)),
        generation: UInt64(try cache.generation()),
        fingerprint: own == nil ? stored.fingerprint : fingerprint.value
      )
      if let marker = IndexManifest(at: places.marker), marker.hasDelta {
        let whole = try stored.withDelta(at: places.delta, trusting: nil).index
        guard whole.generation == fresh.generation,
          own == nil || whole.fingerprint == fresh.fingerprint, whole.hasSameDishes(as: fresh)
        else { throw KitchenError(.indexDiffers(path: places.delta)) }
        return Kitchen(Catalogue(stores, whole), .none)
      }
      // What is learned differs between BLAS libraries in its last bits; the file's checksums vouch
      // for it.
      let nothing = Array(
        repeating: [(substitute: IngredientID, dishes: Int)](),
        count: fresh.lexicon.count
      )
      guard
        stored.lexicon.count == nothing.count,
        stored.adding(learned: nothing).fileBytes() == fresh.adding(learned: nothing).fileBytes()
      else {
        throw KitchenError(.indexDiffers(path: places.index))
      }
      return Kitchen(Catalogue(stores, stored), .none)
    } catch {
      throw KitchenError(catching: error)
    }
  }

  private func allRecipes() throws(KitchenError) -> [Recipe] {
    switch catalogue.recipes {
    case .memory(let all): return all.values.sorted { $0.id < $1.id }
    case .cache: return try readingCache { try $0.entries().map(\.recipe) }
    }
  }
}
