import RecipeLexicon
import RecipeMatching
public import RecipeModel
import RecipeStorage

/// How long a process waits for another one that is writing, in seconds.
public let lockPatience = 10.0

extension Kitchen {
  /// Opens the kitchen with an index that matches the catalogue and the data files.
  ///
  /// If the index is current, this reads two small files and the index. Otherwise it imports the
  /// collection and people's recipes if they have changed, and writes a delta beside the index or
  /// rebuilds the index. If the store cannot be written, the kitchen answers from memory. If the
  /// notebook cannot be read, the kitchen opens, but refuses all questions that depend on what the
  /// person avoids. The ``notices`` and the `fault` of the ``snapshot`` report both.
  ///
  /// - Parameters:
  ///   - person: The owner of the notebook; nil for none.
  ///   - now: Seconds since 1970; the time at which new dishes are added.
  ///   - patience: How long to wait for another process that is writing, in seconds.
  public static func open(
    _ places: KitchenPaths,
    for person: Person? = nil,
    now: Int,
    patience: Double = lockPatience
  ) throws(KitchenError) -> Kitchen {
    let stores = Stores(places, patience: patience)
    let snapshot = PersonSnapshot(of: person, in: stores, now: now)
    let catalogue = try Catalogue.opened(
      stores,
      ownRecipes: snapshot.recipesFingerprint,
      now: now
    )
    return Kitchen(catalogue, snapshot)
  }

  /// Builds the index again from the catalogue, whether or not it seems current.
  ///
  /// - Parameter watching: Told what is begun.
  public static func rebuild(
    _ places: KitchenPaths,
    now: Int,
    watching: (CatalogueStep) -> Void = { _ in }
  ) throws(KitchenError) -> Kitchen {
    let writer = try CatalogueWriter(Stores(places), now: now)
    return Kitchen(try writer.update(always: true, watching: watching).catalogue, .none)
  }
}

extension KitchenError {
  /// True when the store cannot be written, now or by this version, though it may be readable.
  var isUnwritableStore: Bool {
    switch reason {
    case .cannotWrite, .pathTooLong, .diskFull, .busy: true
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
