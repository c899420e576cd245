public import RecipeModel

/// Why a store cannot be opened, read or written: which file, what is wrong, and what to do about
/// it.
public struct StorageError: Error, Sendable {
  /// The kind of file that an error is about; it decides the remedy.
  public enum Store: Equatable, Sendable {
    /// `cache.db`; if it is damaged, the readable part goes into a new file.
    case cache
    /// `user.db`, which is never deleted, with the paths of its newest undamaged copy and of an
    /// older one that has more in it; nil if there is none.
    case notebook(newestCopy: String?, fuller: String? = nil)
    /// A copy of `user.db`.
    case backup
  }

  /// Why the store could not do what it was asked.
  public enum Reason: Equatable, Sendable {
    /// The file or its folder is missing, is something else, or may not be accessed.
    case cannotOpen
    case notADatabase
    /// An undamaged database of another program.
    case otherDatabase
    /// There was a notebook, and nothing is left of it.
    case lost
    /// A notebook that can be read would be given up.
    case isSound
    /// The file has tables, views or triggers that no notebook has; the value names the first one
    /// found.
    case foreignSchema(String)
    /// Parts of the file are missing or contradict each other.
    case corrupt
    /// A newer version of the program made the file.
    case newerSchema(found: Int, supported: Int)
    /// The file needs a migration, but was opened for reading only.
    case olderSchema(found: Int, supported: Int)
    /// Another connection locked the file for longer than this one waits.
    case busy
    case diskFull
    case readOnly
    /// The disk or the operating system failed.
    case inputOutput
    /// The stored dish is damaged, or is not a recipe.
    case unreadableRecipe(DishID)
    /// The dish cannot be stored: its id contains a NUL, or one of its numbers is not finite.
    case unstorableRecipe(DishID)
    /// A row is damaged; the value names the table in everyday words.
    case unreadableRow(table: String, number: Int)
    /// The name is too long after normalisation.
    case unstorablePerson(String)
    /// No person has the number any more that this name stood for.
    case noSuchPerson(String)
    /// A value cannot be stored, such as a number that is not finite.
    case unstorableValue
    /// A transaction was interrupted, and only somebody who may write the file can roll it back.
    case unfinishedWrite
    /// A backup would overwrite the store's own file, or the store would be restored from itself.
    case isTheStore
    /// The caller's last step before the commit failed, so nothing was stored.
    case abandoned
    /// Any other error of the database.
    case failed
  }

  public var reason: Reason
  public var path: String
  public var store: Store
  /// The error that caused this one; nil if the store itself found the problem.
  public var cause: (any Error)?

  public init(
    _ reason: Reason,
    path: String,
    store: Store = .cache,
    cause: (any Error)? = nil
  ) {
    self.reason = reason
    self.path = path
    self.store = store
    self.cause = cause
  }

  /// Whether the file is a damaged cache, whose readable part can go into a new file. A cache that
  /// is only locked, out of date or on a full disk is not damaged.
  public var isCuredByRebuilding: Bool {
    store == .cache && isDamage
  }

  /// Whether a newer version of the program made the file.
  public var isOfNewerProgram: Bool {
    if case .newerSchema = reason { true } else { false }
  }

  /// Whether the file is damaged.
  public var isDamage: Bool {
    switch reason {
    case .notADatabase, .lost, .corrupt, .unreadableRecipe, .unreadableRow: true
    default: false
    }
  }
}
