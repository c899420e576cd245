public import RecipeModel

/// A store that cannot be opened, read or written: which file, why, and what to do about it.
public struct StorageError: Error, Sendable {
  /// Which kind of file an error is about: it decides the remedy.
  public enum Store: Equatable, Sendable {
    /// `cache.db`, which is filled anew with what can be read of it when it is damaged.
    case cache
    /// `user.db`, which is never deleted, and the paths of its newest sound copy, and of an older one that
    /// holds more; nil when there is none.
    case notebook(newestCopy: String?, fuller: String? = nil)
    /// A copy of `user.db`.
    case backup
  }

  /// Why the store could not do what it was asked.
  public enum Reason: Equatable, Sendable {
    /// The file or its folder is absent, is something else, or access to it is denied.
    case cannotOpen
    case notADatabase
    /// A sound database that another program made.
    case otherDatabase
    /// A notebook was there, and nothing of it is left.
    case lost
    /// A notebook that can be read would be given up.
    case isSound
    /// The file has tables, views or triggers that no notebook has; which one was found first.
    case foreignSchema(String)
    /// Parts of the file are missing or contradict each other.
    case corrupt
    /// A later version of the program made the file.
    case newerSchema(found: Int, supported: Int)
    /// The file has to be brought up to date, but was opened for reading only.
    case olderSchema(found: Int, supported: Int)
    /// Another connection held the file for longer than this one waits.
    case busy
    case diskFull
    case readOnly
    /// The disk or the operating system failed.
    case inputOutput
    /// What is stored of the dish is not what was written, or not a recipe.
    case unreadableRecipe(DishID)
    /// The dish cannot be written down as it is: its id holds a NUL, or a number is not finite.
    case unstorableRecipe(DishID)
    /// A row is not as it was written; the table in kitchen words.
    case unreadableRow(table: String, number: Int)
    /// The name is too long once it is normalised.
    case unstorablePerson(String)
    /// Nobody has the number any more with which somebody of this name was known.
    case noSuchPerson(String)
    /// A value has no written form: a number that is not finite.
    case unstorableValue
    /// A write was cut off, and only who can write to the file can undo its half.
    case unfinishedWrite
    /// A backup would replace the store itself, or the store be restored from itself.
    case isTheStore
    /// The caller's last step before the commit failed, so nothing was stored.
    case abandoned
    /// Any other refusal of the database.
    case failed
  }

  public var reason: Reason
  public var path: String
  public var store: Store
  /// What failed underneath; nil when the store itself found the fault.
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

  /// True for a damaged cache, which is filled anew with what can be read of it; one that is merely locked,
  /// out of date or on a full disk is not.
  public var isCuredByRebuilding: Bool {
    store == .cache && isDamage
  }

  /// True when a later version of the program made the file.
  public var isOfNewerProgram: Bool {
    if case .newerSchema = reason { true } else { false }
  }

  /// True when the file is not what was written to it.
  public var isDamage: Bool {
    switch reason {
    case .notADatabase, .lost, .corrupt, .unreadableRecipe, .unreadableRow: true
    default: false
    }
  }
}
