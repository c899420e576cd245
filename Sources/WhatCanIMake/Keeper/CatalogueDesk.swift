import RecipeMatching
import RecipeModel
import RecipeStorage
import Synchronization

/// The current catalogue of an open kitchen, and what it takes to see that it is no longer current.
///
/// Whoever opens or looks does so one at a time, on a lane; the catalogue is asked for from anywhere.
final class CatalogueDesk: Sendable {
  let stores: Stores
  private let seen: Mutex<Seen>

  /// The catalogue, and what was seen when it was opened, or just before: what changes in between is noticed the
  /// next time.
  private struct Seen: Sendable {
    var catalogue: Catalogue
    var marker: FileIdentity?
    var notebook: DatabaseState?
    /// Stands for the recipes that people wrote, as the catalogue has them.
    var ownRecipes: UInt64
    /// When the first dish must go, in seconds since 1970; nil when all may stay.
    var expires: UInt64?
  }

  /// Opens the catalogue, as a command does. Cost: that, and of reading the vectors.
  init(opening stores: Stores, now: Int) throws(KitchenError) {
    self.stores = stores
    let places = stores.places
    let notebook = DatabaseState(of: places.notebook)
    let ownRecipes = PersonSnapshot(of: nil, in: stores, now: now).recipesFingerprint
    let catalogue = try Catalogue.opened(stores, ownRecipes: ownRecipes, now: now)
    _ = catalogue.taste()
    seen = Mutex(
      Seen(
        catalogue: catalogue,
        marker: FileIdentity(of: places.marker),
        notebook: notebook,
        ownRecipes: ownRecipes,
        expires: IndexManifest(at: places.marker)?.expires
      )
    )
  }

  /// The current catalogue. Cost: O(1); never waits for a look.
  var catalogue: Catalogue { seen.withLock(\.catalogue) }

  /// Stands for the recipes that people wrote, as the current catalogue has them.
  var ownRecipes: UInt64 { seen.withLock(\.ownRecipes) }

  /// Opens the catalogue again where it, or what it is made of, is no longer what it was: its marker moved, people
  /// wrote recipes, dishes must go. Who comes first brings the index up to date.
  ///
  /// - Parameter thoroughly: Looks at the data files as well.
  /// - Returns: Whether the catalogue is another one.
  /// - Throws: What stands in the way; then the catalogue stays.
  /// Cost: four system calls where nothing changed.
  func look(thoroughly: Bool = false, now: Int) throws(KitchenError) -> Bool {
    let places = stores.places
    var next = seen.withLock(\.self)
    var isAnother = false
    let (marker, notebook) = (FileIdentity(of: places.marker), DatabaseState(of: places.notebook))
    var isCurrent = !thoroughly && marker == next.marker && next.expires.map { now < $0 } ?? true
    if notebook != next.notebook {
      let ownRecipes = try ownRecipesNow()
      isCurrent = isCurrent && ownRecipes == next.ownRecipes
      next.notebook = notebook
      next.ownRecipes = ownRecipes
    }
    if !isCurrent {
      let catalogue = try opened(next.ownRecipes, now: now)
      let (index, old) = (catalogue.index, next.catalogue.index)
      // The same dishes under another marker need no new vectors.
      if index.generation != old.generation || index.fingerprint != old.fingerprint {
        _ = catalogue.taste()
        next.catalogue = catalogue
        isAnother = true
      }
      next.marker = marker
      next.expires = IndexManifest(at: places.marker)?.expires
    }
    publish(next)
    return isAnother
  }

  private func publish(_ next: Seen) {
    // The last who lets a catalogue go frees all of it: not while others wait for the lock.
    let before = seen.withLock { seen in
      defer { seen = next }
      return seen
    }
    withExtendedLifetime(before) {}
  }

  /// A catalogue in memory is no better than the one that is there, unless that is one as well.
  private func opened(_ ownRecipes: UInt64, now: Int) throws(KitchenError) -> Catalogue {
    if case .memory = catalogue.recipes {
      return try Catalogue.opened(stores, ownRecipes: ownRecipes, now: now)
    }
    return try Catalogue.stored(stores, ownRecipes: ownRecipes, now: now)
  }

  private func ownRecipesNow() throws(KitchenError) -> UInt64 {
    do {
      return try stores.readingNotebook { store in
        try store.read(nil) { try $0.recipesFingerprint() }
      } ?? 0
    } catch {
      throw KitchenError(catching: error)
    }
  }
}
