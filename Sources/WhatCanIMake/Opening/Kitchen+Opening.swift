import RecipeImport
import RecipeLexicon
import RecipeMatching
import RecipeModel
import RecipeStorage

/// How long a process waits for another one that is writing, in seconds.
public let lockPatience = 10.0

extension Kitchen {
  /// Opens the kitchen with an index that fits the catalogue and the data files.
  ///
  /// When the index is current this reads two small files and the index. Otherwise it takes in the
  /// collection and the recipes that people wrote, where those changed, and lays what changed beside
  /// the index, or builds it anew.
  /// Where the store cannot be written, it answers from memory. Where the notebook cannot be read, the
  /// kitchen opens, and refuses what would need to know what its person avoids. Both are said: in
  /// ``notices``, and in the `fault` of the ``belongings``.
  ///
  /// - Parameters:
  ///   - person: Whose notebook counts; nil for nobody's.
  ///   - now: Seconds since 1970; stands as the time at which new dishes were added.
  public static func open(
    _ places: KitchenPlaces,
    for person: Person? = nil,
    now: Int
  ) throws(KitchenError) -> Kitchen {
    let belongings = belongings(of: person, places, now: now)
    let fingerprint = try DataFingerprint(
      of: places.data,
      ownRecipes: belongings.recipesFingerprint
    )
    if let kitchen = current(places, fingerprint, belongings, now: now, notices: []) {
      return kitchen
    }
    do {
      let writer = try CatalogueWriter(places, now: now)
      return try writer.update(for: belongings).kitchen
    } catch {
      guard error.isUnwritableStore else { throw error }
      return try inMemory(
        places,
        fingerprint,
        belongings,
        now: now,
        notices: ["\(error); answering without it"]
      )
    }
  }

  /// Builds the index again from the catalogue, whether or not it seems current.
  public static func rebuild(_ places: KitchenPlaces, now: Int) throws(KitchenError) -> Kitchen {
    let belongings = belongings(of: nil, places, now: now)
    let writer = try CatalogueWriter(places, now: now)
    return try writer.update(for: belongings, always: true).kitchen
  }

  /// What a person keeps; nothing, and why, where that cannot be read.
  static func belongings(of person: Person?, _ places: KitchenPlaces, now: Int) -> Belongings {
    do {
      return try Belongings(of: person, at: places.notebook, now: now)
    } catch {
      var nothing = Belongings.none
      nothing.person = person
      nothing.fault = error
      return nothing
    }
  }

  /// The kitchen over the stored index, when the marker says that this is the index of the cache and
  /// of the data files as they are.
  ///
  /// Files that are as the marker knows them are trusted. Any other (copied, restored, touched)
  /// is verified, and when it is sound the marker gets to know it.
  static func current(
    _ places: KitchenPlaces,
    _ fingerprint: DataFingerprint,
    _ belongings: Belongings,
    now: Int,
    notices: [String]
  ) -> Kitchen? {
    guard let marker = GenerationMarker(at: places.marker),
      marker.fingerprint == fingerprint.value, marker.expires.map({ now < $0 }) ?? true,
      let stamp = databaseStamp(places.cache), stamp == marker.cacheStamp,
      let stored = try? StoredIndex(places, as: marker), marker.isMarker(of: stored.index)
    else { return nil }
    if marker.indexFile != stored.indexFile || marker.deltaFile != stored.deltaFile {
      remark(places, marker) {
        $0.indexFile = stored.indexFile
        $0.deltaFile = stored.deltaFile
      }
    }
    return Kitchen(places, stored.index, belongings, notices: notices)
  }

  /// Lets the marker know a file that was found to be sound, unless it is another marker by now, or
  /// the store is not to be written: then the file is verified again by the next one who opens it.
  static func remark(
    _ places: KitchenPlaces,
    _ marker: GenerationMarker,
    _ change: (inout GenerationMarker) -> Void
  ) {
    // Who may not write, or finds another one writing, loses nothing but time.
    guard let lock = try? FileLock(places.lock, patience: 0),
      var current = GenerationMarker(at: places.marker), current == marker
    else { return }
    change(&current)
    try? current.write(to: places.marker)
    _ = consume lock
  }

  /// A kitchen for this process alone: the collection, the recipes that people wrote, and what a
  /// readable cache holds besides.
  private static func inMemory(
    _ places: KitchenPlaces,
    _ fingerprint: DataFingerprint,
    _ belongings: Belongings,
    now: Int,
    notices: [String]
  ) throws(KitchenError) -> Kitchen {
    let collection = CollectionFiles(folder: places.data)
    let read = try ReadLexicon(from: collection)
    let (recipes, problems) = try collection.recipes(parser: read.parser)
    var entries = recipes.map { CatalogueIndex.Entry(recipe: $0, addedAt: now) }
    let own = OwnRecipes(at: places.notebook)
    for own in own?.recipes ?? [] {
      entries.append(CatalogueIndex.Entry(recipe: own.recipe, addedAt: own.createdAt))
    }
    for salvaged in RecipeCache.salvagedRecipes(at: places.cache)
    where salvaged.recipe.origin.source != CollectionFiles.source
      && (own == nil || !salvaged.recipe.id.isOwn) && salvaged.expiresAt.map({ now < $0 }) ?? true
    {
      entries.append(CatalogueIndex.Entry(recipe: salvaged.recipe, addedAt: salvaged.addedAt))
    }
    let all = Dictionary(
      entries.map { ($0.recipe.id, $0.recipe) },
      uniquingKeysWith: { first, _ in first }
    )
    let plain = CatalogueIndex(
      entries: entries,
      lexicon: read.lexicon,
      units: read.units,
      renown: try RenownEvidence(from: collection).renown(of: entries.lazy.map(\.recipe)),
      generation: 0,
      fingerprint: fingerprint.value
    )
    return Kitchen(
      places: places,
      index: plain.adding(learned: Taste(training: plain).learnedSwaps()),
      belongings: belongings,
      notices: notices + problems,
      recipes: .memory(all)
    )
  }
}

extension KitchenError {
  /// True when the store cannot be written, now or by this version, though it may be readable.
  var isUnwritableStore: Bool {
    switch reason {
    case .cannotWrite, .diskFull, .busy: true
    case .storage(let error) where error.store == .cache && error.isOfNewerProgram: true
    case .storage(let error):
      [.readOnly, .unfinishedWrite, .cannotOpen, .diskFull, .inputOutput, .busy]
        .contains(error.reason)
    case .index(let error):
      if case .system = error.reason { true } else { false }
    default: false
    }
  }

  /// Keeps a kitchen's own error, and names any other by its target.
  init(catching error: any Error) {
    switch error {
    case let error as KitchenError: self = error
    case let error as StorageError:
      if case .abandoned = error.reason, let cause = error.cause as? KitchenError {
        self = cause
      } else {
        self.init(.storage(error))
      }
    case let error as IndexError:
      if case .system(let code, _) = error.reason, SystemError(code: code).isFullDisk {
        self.init(.diskFull(path: error.file))
      } else {
        self.init(.index(error))
      }
    case let error as LexiconError: self.init(.lexicon(error))
    default: self.init(.cannotRead(path: "the store", detail: "\(error)"))
    }
  }
}
