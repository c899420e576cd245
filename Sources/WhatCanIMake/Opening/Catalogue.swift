import RecipeLexicon
package import RecipeMatching
import RecipeModel
import RecipeStorage
import RecipeTaste
import Synchronization

/// The dishes of one commit of the catalogue, ready to be searched, for everybody.
///
/// A catalogue never changes. If the store's catalogue changes, a new value takes its place, and
/// code that uses the old value can continue to use it.
public final class Catalogue: Sendable {
  /// Where whole recipes come from.
  enum Recipes: Sendable {
    /// The cache of the store.
    case cache
    /// In memory, for this one process, because the store cannot be written.
    case memory([DishID: Recipe])
  }

  public let places: KitchenPaths
  package let index: CatalogueIndex
  /// Problems that occurred when the catalogue was opened, such as files that were left out or a
  /// store that cannot be written.
  public let notices: [String]
  let recipes: Recipes
  /// The files beside the index.
  let stores: Stores
  private let learned = Mutex<Taste?>(nil)
  private let drawn = Mutex<DrawingTables?>(nil)
  private let typed = Mutex<TypedNames?>(nil)
  private let parser = Mutex<IngredientLineParser?>(nil)
  let keptDrawings = KeptDrawings()
  /// What questions worked out of pantries, of those who taught it nothing.
  let searches: RememberedSearches

  init(
    _ stores: Stores,
    _ index: CatalogueIndex,
    notices: [String] = [],
    recipes: Recipes = .cache
  ) {
    places = stores.places
    self.stores = stores
    self.index = index
    self.notices = notices
    self.recipes = recipes
    searches = RememberedSearches(index)
  }

  /// The same with more to say about its opening, before the rest.
  func saying(_ earlier: [String]) -> Catalogue {
    earlier.isEmpty
      ? self : Catalogue(stores, index, notices: earlier + notices, recipes: recipes)
  }

  /// The vectors of these dishes.
  ///
  /// Read from the store when they are first asked for, where the last import put them; else learned then,
  /// and put there when nobody else is writing. Cost: O(bytes), or that of learning, once.
  func taste() -> Taste {
    learned.withLock { learned in
      if let learned { return learned }
      let taste = Taste.stored(places, of: index) ?? newTaste()
      learned = taste
      return taste
    }
  }

  /// What these dishes are drawn with, read from the data when they are first asked for. Cost: O(bytes), once.
  func drawingTables() throws(KitchenError) -> DrawingTables {
    try drawn.withLock { drawn throws(KitchenError) in
      if let drawn { return drawn }
      let tables = try CollectionFiles(folder: places.data).drawingTables(index.lexicon)
      drawn = tables
      return tables
    }
  }

  /// What reads lines of ingredients, and things as they are typed. Read from the data when it is first asked for.
  /// Cost: that of reading two small files, once.
  func lineParser() throws(KitchenError) -> IngredientLineParser {
    try parser.withLock { parser throws(KitchenError) in
      if let parser { return parser }
      let read = try CollectionFiles(folder: places.data).parser()
      parser = read
      return read
    }
  }

  /// All names of its ingredients as they are typed. Cost: O(names), once.
  func typedNames() -> TypedNames {
    typed.withLock { typed in
      if let typed { return typed }
      let names = TypedNames(of: index.lexicon)
      typed = names
      return names
    }
  }

  private func newTaste() -> Taste {
    let taste = Taste(training: index)
    if case .cache = recipes, let lock = try? FileLock(places.lock, patience: 0) {
      // Without a place to put them, the next one learns them again.
      _ = try? taste.file.save(to: places.taste)
      _ = consume lock
    }
    return taste
  }
}
